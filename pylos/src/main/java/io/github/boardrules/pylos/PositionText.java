package io.github.boardrules.pylos;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;

/** Writes and reads positions (RULES.md, "Notation"). An instance reads one text. */
final class PositionText {
  private static final String STONES = ".12";

  private final Variant variant;
  private final String text;
  private final TextCursor cursor;

  private PositionText(Variant variant, String text) {
    this.variant = variant;
    this.text = text;
    cursor = new TextCursor(text);
  }

  static PylosPosition parse(Variant variant, String text) {
    return new PositionText(variant, text).read();
  }

  static String format(PylosPosition position) {
    StringBuilder out = new StringBuilder(48);
    int base = position.variant.board.base;
    for (int level = 1; level <= base; level++) {
      int side = base + 1 - level;
      for (int row = side; row >= 1; row--) {
        for (char column = 'a'; column < 'a' + side; column++) {
          out.append(STONES.charAt(position.owner(new PylosCell(level, column, row)).orElse(0)));
        }
        out.append(row > 1 ? "/" : level < base ? "|" : "");
      }
    }
    return out + " " + position.toMove() + " " + position.takeBackTurns();
  }

  private PylosPosition read() {
    long[] stones = new long[STONES.length()];
    int base = variant.board.base;
    for (int level = 1; level <= base; level++) {
      int side = base + 1 - level;
      for (int row = side; row >= 1; row--) {
        for (char column = 'a'; column < 'a' + side; column++) {
          stones[cursor.expectOneOf(STONES)] |= Board.set(new PylosCell(level, column, row));
        }
        if (row > 1 || level < base) {
          cursor.expect(row > 1 ? '/' : '|');
        }
      }
    }
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expect(' ');
    int takeBackTurns = cursor.expectNumber();
    cursor.expectEnd();
    check(stones[1], stones[2], takeBackTurns);
    return PylosPosition.of(variant, stones[1], stones[2], toMove, takeBackTurns);
  }

  /** Checks the conditions of the rule page, in its order. */
  private void check(long first, long second, int takeBackTurns) {
    long occupied = first | second;
    for (PylosCell cell : variant.board.cells) {
      long stone = occupied & Board.set(cell);
      if (stone != 0 && (variant.board.vacant(occupied ^ stone) & stone) == 0) {
        throw refused(PylosTextReason.UNSUPPORTED_STONE, "cell", cell.toString());
      }
    }
    int stones = variant.board.stones;
    if (Long.bitCount(first) > stones || Long.bitCount(second) > stones) {
      throw refused(PylosTextReason.TOO_MANY_STONES, "stones", Integer.toString(stones));
    }
    int limit = variant.options.limit();
    if (takeBackTurns > limit) {
      throw refused(PylosTextReason.COUNT_ABOVE_LIMIT, "limit", Integer.toString(limit));
    }
  }

  private NotationException refused(PylosTextReason reason, String name, String fact) {
    return NotationException.broken(text, reason, Map.of(name, fact));
  }
}
