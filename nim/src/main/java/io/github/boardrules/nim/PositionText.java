package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats and parses positions (RULES.md, "Notation"). */
final class PositionText {
  private static final String CELLS = ".o";
  private static final char ROW_END = '/';

  private PositionText() {}

  static String format(GridPosition position) {
    StringBuilder out = new StringBuilder(80);
    for (int row = position.rows() - 1; row >= 0; row--) {
      for (int column = 0; column < position.cols(); column++) {
        out.append(CELLS.charAt((int) (position.balls >>> GridBoard.bit(column, row)) & 1));
      }
      out.append(row == 0 ? ' ' : ROW_END);
    }
    return out.append(position.toMove()).toString();
  }

  static String format(HeapPosition position) {
    String heaps = position.balls().stream().map(String::valueOf).collect(Collectors.joining("-"));
    return heaps + " " + position.toMove();
  }

  static GridPosition parse(GridVariant variant, String text) {
    TextCursor cursor = new TextCursor(text);
    long balls = 0;
    for (int row = variant.rows - 1; row >= 0; row--) {
      for (int column = 0; column < variant.cols; column++) {
        balls |= (long) cursor.expectOneOf(CELLS) << GridBoard.bit(column, row);
      }
      cursor.expect(row == 0 ? ' ' : ROW_END);
    }
    return new GridPosition(variant, toMove(cursor), balls);
  }

  static HeapPosition parse(HeapVariant variant, String text) {
    TextCursor cursor = new TextCursor(text);
    List<String> heaps = new ArrayList<>();
    do {
      heaps.add(cursor.expectDigits());
    } while (cursor.accept('-'));
    cursor.expect(' ');
    int toMove = toMove(cursor);
    check(text, heaps, variant.sizes);
    return HeapPosition.of(
        variant, heaps.stream().map(MoveText::number).collect(Collectors.toList()), toMove);
  }

  /** Reads the player to move, with whom a text ends. */
  private static int toMove(TextCursor cursor) {
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expectEnd();
    return toMove;
  }

  private static void check(String text, List<String> heaps, List<Integer> sizes) {
    if (heaps.size() != sizes.size()) {
      throw NotationException.broken(
          text,
          NimTextReason.WRONG_HEAPS,
          Map.of("count", Integer.toString(heaps.size()), "due", Integer.toString(sizes.size())));
    }
    for (int i = 0; i < heaps.size(); i++) {
      if (MoveText.number(heaps.get(i)) > sizes.get(i)) {
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
