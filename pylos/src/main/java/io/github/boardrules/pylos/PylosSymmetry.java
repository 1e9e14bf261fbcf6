package io.github.boardrules.pylos;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.SquareImage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** One of the eight maps of all levels onto themselves (RULES.md, "Invariants"). */
record PylosSymmetry(Board board, BitPermutation map)
    implements Symmetry<PylosPosition, PylosMove> {
  /** The order of positions with the same player to move and the same count. */
  static final Comparator<PylosPosition> ORDER =
      Comparator.<PylosPosition>comparingLong(position -> position.mover)
          .thenComparingLong(position -> position.other);

  static List<Symmetry<PylosPosition, PylosMove>> all(Board board) {
    List<Symmetry<PylosPosition, PylosMove>> all = new ArrayList<>();
    int[] bits = board.cells.stream().mapToInt(Board::bit).toArray();
    for (SquareImage image : SquareImage.ALL) {
      int[] images =
          board.cells.stream()
              .mapToInt(cell -> board.cells.indexOf(image(board, cell, image)))
              .toArray();
      all.add(new PylosSymmetry(board, new BitPermutation(bits, images)));
    }
    return List.copyOf(all);
  }

  @Override
  public PylosPosition position(PylosPosition position) {
    long turnAndCount = position.mover & ~Board.ALL;
    return new PylosPosition(
        position.variant, map.images(position.own()) | turnAndCount, map.images(position.other));
  }

  @Override
  public PylosMove move(PylosMove move) {
    List<PylosCell> cells = new ArrayList<>(move.takenBack());
    cells.add(move.to());
    Optional<PylosCell> from = Optional.empty();
    if (move instanceof PylosMove.Raise raise) {
      cells.add(raise.from());
      from = Optional.of(raise.from());
    }
    return board.cells.containsAll(cells)
        ? MoveText.move(
            from.map(this::map),
            map(move.to()),
            move.takenBack().stream().map(this::map).collect(Collectors.toList()))
        : move;
  }

  private PylosCell map(PylosCell cell) {
    return Board.cell(map.image(Board.bit(cell)));
  }

  private static PylosCell image(Board board, PylosCell cell, SquareImage image) {
    int side = board.base + 1 - cell.level();
    int column = cell.column() - 'a';
    int row = cell.row() - 1;
    return new PylosCell(
        cell.level(),
        (char) ('a' + image.column(column, row, side)),
        1 + image.row(column, row, side));
  }
}
