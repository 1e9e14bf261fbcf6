package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.HexLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * How two fields lie to each other on the drawn board (RULES.md, "Legality").
 *
 * @param straight whether they are different and on a common line
 * @param acrossCentre whether the hole lies between them
 * @param between the fields between them, from the first on; empty when they are on no line
 */
record Line(boolean straight, boolean acrossCentre, List<Field> between) {

  static Line between(Field from, Field to) {
    HexLayout layout = Board.LAYOUT;
    int start = Board.FIELDS.indexOf(from);
    int end = Board.FIELDS.indexOf(to);
    int c = layout.c(end) - layout.c(start);
    int q = layout.q(end) - layout.q(start);
    boolean straight = start != end && (c == 0 || q == 0 || c + q == 0);
    int steps = straight ? Math.max(Math.abs(c), Math.abs(q)) : 0;
    boolean acrossCentre = false;
    List<Field> between = new ArrayList<>();
    for (int i = 1; i < steps; i++) {
      int spot = layout.at(layout.c(start) + i * c / steps, layout.q(start) + i * q / steps);
      if (spot < 0) {
        acrossCentre = true;
      } else {
        between.add(Board.FIELDS.get(spot));
      }
    }
    return new Line(straight, acrossCentre, between);
  }
}
