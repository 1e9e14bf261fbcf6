package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.HexLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * How two fields lie relative to each other on the board (RULES.md, "Legality").
 *
 * @param isStraight whether the fields are different and on a common line
 * @param isAcrossCentre whether the hole lies between them
 * @param between the fields between them, beginning beside the first; empty if they are not on a
 *     common line
 */
record Alignment(boolean isStraight, boolean isAcrossCentre, List<Field> between) {

  static Alignment of(Field from, Field to) {
    HexLayout layout = Board.LAYOUT;
    int start = Board.FIELDS.indexOf(from);
    int end = Board.FIELDS.indexOf(to);
    int c = layout.c(end) - layout.c(start);
    int q = layout.q(end) - layout.q(start);
    boolean isStraight = start != end && (c == 0 || q == 0 || c + q == 0);
    int steps = isStraight ? Math.max(Math.abs(c), Math.abs(q)) : 0;
    boolean isAcrossCentre = false;
    List<Field> between = new ArrayList<>();
    for (int i = 1; i < steps; i++) {
      int index = layout.at(layout.c(start) + i * c / steps, layout.q(start) + i * q / steps);
      if (index < 0) {
        isAcrossCentre = true;
      } else {
        between.add(Board.FIELDS.get(index));
      }
    }
    return new Alignment(isStraight, isAcrossCentre, between);
  }
}
