package io.github.boardrules.testkit;

import io.github.boardrules.core.Symmetry;
import java.util.ArrayList;
import java.util.List;

/** A rotation or reflection of the board, with or without exchanging the players. */
record TrioSymmetry(Trio rules, int turn, boolean exchange)
    implements Symmetry<TrioPosition, TrioMove> {

  static List<Symmetry<TrioPosition, TrioMove>> all(Trio rules) {
    List<Symmetry<TrioPosition, TrioMove>> all = new ArrayList<>();
    for (int turn = 0; turn < 8; turn++) {
      all.add(new TrioSymmetry(rules, turn, false));
      all.add(new TrioSymmetry(rules, turn, true));
    }
    return List.copyOf(all);
  }

  private int cell(int cell) {
    if (!TrioCell.onBoard(cell)) {
      return cell;
    }
    int column = TrioCell.column(cell);
    int row = TrioCell.row(cell);
    int x = (turn & 1) == 0 ? column : 2 - column;
    int y = (turn & 2) == 0 ? row : 2 - row;
    return (turn & 4) == 0 ? 4 * y + x : 4 * x + y;
  }

  private int stones(int stones) {
    int image = 0;
    for (int from : TrioCell.BOARD) {
      image |= (stones >> from & 1) << cell(from);
    }
    return image;
  }

  @Override
  public TrioPosition position(TrioPosition position) {
    return rules.made(
        new TrioPosition(
            stones(position.stones(player(1))),
            stones(position.stones(player(2))),
            player(position.toMove),
            position.ply));
  }

  @Override
  public TrioMove move(TrioMove move) {
    return new TrioMove(move.cells().stream().map(this::cell).toList());
  }

  @Override
  public int player(int player) {
    return exchange ? 3 - player : player;
  }
}
