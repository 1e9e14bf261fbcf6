package io.github.boardrules.pylos;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One of the eight turns and reflections of all levels at once (RULES.md, "Invariants"). */
record PylosSymmetry(Board board, BitPermutation map)
    implements Symmetry<PylosPosition, PylosMove> {

  /** All symmetries of a board, the identity first. Unmodifiable. */
  static List<Symmetry<PylosPosition, PylosMove>> all(Board board) {
    int[] bits = board.cells.stream().mapToInt(Board::bit).toArray();
    List<Symmetry<PylosPosition, PylosMove>> all = new ArrayList<>();
    for (int turn = 0; turn < 8; turn++) {
      int[] images = new int[bits.length];
      for (int i = 0; i < images.length; i++) {
        images[i] = board.cells.indexOf(image(board.base, board.cells.get(i), turn));
      }
      all.add(new PylosSymmetry(board, new BitPermutation(bits, images)));
    }
    return List.copyOf(all);
  }

  /** The least image of a position, by the mover's stones, then the other's. */
  static PylosPosition least(
      List<Symmetry<PylosPosition, PylosMove>> symmetries, PylosPosition position) {
    PylosPosition least = position;
    for (Symmetry<PylosPosition, PylosMove> symmetry : symmetries) {
      PylosPosition image = symmetry.position(position);
      int order = Long.compare(image.mover, least.mover);
      order = order != 0 ? order : Long.compare(image.other, least.other);
      least = order < 0 ? image : least;
    }
    return least;
  }

  @Override
  public PylosPosition position(PylosPosition position) {
    long turnAndCount = position.mover & ~Board.ALL;
    return new PylosPosition(
        position.variant, map.map(position.own()) | turnAndCount, map.map(position.other));
  }

  @Override
  public PylosMove move(PylosMove move) {
    List<Cell> named = new ArrayList<>(move.takenBack());
    named.add(move.to());
    Optional<Cell> source = Optional.empty();
    if (move instanceof PylosMove.Raise raise) {
      named.add(raise.from());
      source = Optional.of(raise.from());
    }
    return named.stream().allMatch(board::has)
        ? PylosMove.of(
            source.map(this::map),
            map(move.to()),
            move.takenBack().stream().map(this::map).toList())
        : move;
  }

  private Cell map(Cell cell) {
    return Board.cell(map.map(Board.bit(cell)));
  }

  /** The image of a cell: its level mirrored from side to side, then up and down, then across. */
  private static Cell image(int base, Cell cell, int turn) {
    int last = base - cell.level();
    int x = cell.column() - 'a';
    int y = cell.row() - 1;
    x = (turn & 1) != 0 ? last - x : x;
    y = (turn & 2) != 0 ? last - y : y;
    boolean across = (turn & 4) != 0;
    return new Cell(cell.level(), (char) ('a' + (across ? y : x)), 1 + (across ? x : y));
  }
}
