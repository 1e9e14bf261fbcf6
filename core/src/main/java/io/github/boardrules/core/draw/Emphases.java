package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Emphasis;
import java.util.Set;

/** How emphasis is written, and what it is called. */
final class Emphases {
  private Emphases() {}

  /** The one that matters most of several; they may not be none. */
  static Emphasis strongest(Set<Emphasis> emphases) {
    for (Emphasis emphasis : new Emphasis[] {Emphasis.REFUSED, Emphasis.ENTERED, Emphasis.NEXT}) {
      if (emphases.contains(emphasis)) {
        return emphasis;
      }
    }
    return Emphasis.LAST;
  }

  static char before(Emphasis emphasis) {
    return switch (emphasis) {
      case NEXT -> '(';
      case ENTERED -> '[';
      case LAST -> '<';
      case REFUSED -> '!';
    };
  }

  static char after(Emphasis emphasis) {
    return switch (emphasis) {
      case NEXT -> ')';
      case ENTERED -> ']';
      case LAST -> '>';
      case REFUSED -> '!';
    };
  }

  static String meaning(Emphasis emphasis) {
    return switch (emphasis) {
      case NEXT -> "next";
      case ENTERED -> "entered";
      case LAST -> "last move";
      case REFUSED -> "refused";
    };
  }
}
