package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;

/** Formats and parses moves on heaps (RULES.md, "Notation"). */
final class HeapMoveText {
  private HeapMoveText() {}

  static String format(HeapMove move) {
    return move.heap() + ":" + move.count();
  }

  static HeapMove parse(String text, int heaps) {
    TextCursor cursor = new TextCursor(text);
    String heap = cursor.expectDigits();
    cursor.expect(':');
    String count = cursor.expectDigits();
    cursor.expectEnd();
    check(text, NimTextReason.NO_SUCH_HEAP, "heap", heap, heaps);
    check(text, NimTextReason.BAD_COUNT, "count", count, HeapOptions.MAX_BALLS);
    return new HeapMove(number(heap), number(count));
  }

  /**
   * Returns the value of digits without leading zeros; a value above every maximum if there are
   * more than two.
   */
  static int number(String digits) {
    return digits.length() > 2 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private static void check(
      String text, NimTextReason reason, String name, String digits, int max) {
    int value = number(digits);
    if (value < 1 || value > max) {
      throw NotationException.broken(
          text, reason, Map.of(name, digits, "most", Integer.toString(max)));
    }
  }
}
