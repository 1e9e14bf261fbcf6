package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.List;

/** Decides whether pieces need their symbols to be distinguishable without colour. */
final class SvgSymbols {
  /** The difference of greys, 0 to 255, from which on two kinds are distinguishable. */
  private static final double MIN_DIFFERENCE = 64;

  private SvgSymbols() {}

  /**
   * Returns whether two kinds of pieces, on the board or in the stocks, have nearly the same shade;
   * also true if grounds matter, as symbols then tell which piece belongs to which ground.
   */
  static boolean areNeeded(DiagramIndex index) {
    if (index.diagram().cells().stream().anyMatch(Cell::isGroundShown)) {
      return true;
    }
    List<Style> styles = new ArrayList<>();
    index.diagram().pieces().stream().map(Piece::style).forEach(styles::add);
    for (Stock stock : index.diagram().stocks()) {
      stock.piles().stream().map(Pile::style).forEach(styles::add);
    }
    List<Style> kinds = styles.stream().distinct().toList();
    for (int i = 0; i < kinds.size(); i++) {
      for (int j = 0; j < i; j++) {
        double difference = grey(kinds.get(i)) - grey(kinds.get(j));
        if (Math.abs(difference) < MIN_DIFFERENCE) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the grey of a kind in a print without colours, as ITU-R BT.601 defines luma. */
  private static double grey(Style style) {
    int rgb = Integer.parseInt(style.fill().substring(1), 16);
    return 0.299 * (rgb >> 16) + 0.587 * (rgb >> 8 & 0xff) + 0.114 * (rgb & 0xff);
  }
}
