package io.github.boardrules.pikkpakk.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * The moves that may be legal in a position: all of the right forms, with all numbers of cells.
 *
 * @param variant the variant
 */
record ReferenceMoves(ReferenceVariant variant) {

  List<ReferenceMove> all(ReferencePosition position) {
    ReferenceBoard board = variant.board();
    List<ReferenceMove> moves = new ArrayList<>();
    if (position.isPlacing()) {
      board.cells().forEach(cell -> moves.add(new ReferenceMove.Place(cell)));
      return moves;
    }
    for (int cells = 1; cells <= (variant.is("steps", "1") ? 1 : board.size()); cells++) {
      for (char direction : ReferenceBoard.DIRECTIONS) {
        if (variant.way().equals("run")) {
          for (String rear : position.balls().keySet()) {
            moves.add(new ReferenceMove.PushRun(rear, direction, cells));
          }
        } else {
          for (int line = 1; line <= board.size(); line++) {
            String name =
                direction == 'u' || direction == 'd' ? "" + (char) ('a' + line - 1) : "" + line;
            moves.add(new ReferenceMove.PushLine(name, direction, cells));
          }
        }
        if (variant.is("side", "yes")) {
          addSideways(moves, position, direction, cells);
        }
      }
    }
    return moves;
  }

  private static void addSideways(
      List<ReferenceMove> moves, ReferencePosition position, char direction, int cells) {
    char along = direction == 'u' || direction == 'd' ? 'r' : 'u';
    for (String first : position.balls().keySet()) {
      List<String> series = ReferenceBoard.series(position.balls(), first, along);
      for (String last : series.subList(1, series.size())) {
        moves.add(new ReferenceMove.Sideways(first, last, direction, cells));
      }
    }
  }
}
