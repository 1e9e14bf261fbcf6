package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Emphasis;
import java.util.Set;

/** The signs before and after a cell that is pointed out in text. */
final class MarkSigns {
  private MarkSigns() {}

  /** Returns the one that matters most; the set must not be empty. */
  static Emphasis strongest(Set<Emphasis> emphases) {
    for (Emphasis emphasis : new Emphasis[] {Emphasis.REFUSED, Emphasis.ENTERED, Emphasis.NEXT}) {
      if (emphases.contains(emphasis)) {
        return emphasis;
      }
    }
    return Emphasis.LAST;
  }

  /** Returns a text between the signs. */
  static String around(String text, Emphasis emphasis) {
    return before(emphasis) + text + after(emphasis);
  }

  static String before(Emphasis emphasis) {
    return signs(emphasis).substring(0, 1);
  }

  static String after(Emphasis emphasis) {
    return signs(emphasis).substring(1);
  }

  private static String signs(Emphasis emphasis) {
    return switch (emphasis) {
      case NEXT -> "()";
      case ENTERED -> "[]";
      case LAST -> "<>";
      case REFUSED -> "!!";
    };
  }
}
