package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats and parses positions on heaps (RULES.md, "Notation"). */
final class HeapPositionText {
  private HeapPositionText() {}

  static String format(HeapPosition position) {
    String heaps =
        position.balls().stream()
            .map(balls -> Integer.toString(balls))
            .collect(Collectors.joining("-"));
    return heaps + " " + position.toMove();
  }

  static HeapPosition parse(HeapVariant variant, String text) {
    TextCursor cursor = new TextCursor(text);
    List<String> heaps = new ArrayList<>();
    do {
      heaps.add(cursor.expectDigits());
    } while (cursor.accept('-'));
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expectEnd();
    check(text, heaps, variant.sizes);
    return HeapPosition.of(variant, heaps.stream().map(HeapMoveText::number).toList(), toMove);
  }

  private static void check(String text, List<String> heaps, List<Integer> sizes) {
    if (heaps.size() != sizes.size()) {
      throw NotationException.broken(
          text,
          NimTextReason.WRONG_HEAPS,
          Map.of("count", Integer.toString(heaps.size()), "due", Integer.toString(sizes.size())));
    }
    for (int i = 0; i < heaps.size(); i++) {
      if (HeapMoveText.number(heaps.get(i)) > sizes.get(i)) {
        throw NotationException.broken(
            text,
            NimTextReason.HEAP_TOO_LARGE,
            Map.of(
                "heap", Integer.toString(i + 1),
                "count", heaps.get(i),
                "most", Integer.toString(sizes.get(i))));
      }
    }
  }
}
