package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;

/** The texts of moves on heaps (RULES.md, "Notation"). */
final class HeapMoveText {
  private HeapMoveText() {}

  static String format(HeapMove move) {
    return move.heap() + ":" + move.count();
  }

  static HeapMove parse(String text, int heaps) {
    TextCursor cursor = new TextCursor(text);
    int heap = cursor.expectNumber();
    cursor.expect(':');
    int count = cursor.expectNumber();
    cursor.expectEnd();
    check(text, NimTextReason.NO_SUCH_HEAP, "heap", heap, heaps);
    check(text, NimTextReason.BAD_COUNT, "count", count, HeapOptions.MOST_BALLS);
    return new HeapMove(heap, count);
  }

  private static void check(String text, NimTextReason reason, String name, int value, int most) {
    if (value < 1 || value > most) {
      throw new NotationException(
          text, reason, Map.of(name, Integer.toString(value), "most", Integer.toString(most)));
    }
  }
}
