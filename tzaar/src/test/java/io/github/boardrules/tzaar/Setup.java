package io.github.boardrules.tzaar;

import io.github.boardrules.tzaar.reference.ReferenceBoard;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Builds the text of a position with the fields of the reference model. */
final class Setup {
  /** The page's fixed layout. */
  static final String FIXED =
      "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT";

  private final String variant;
  private final Map<String, String> board = new LinkedHashMap<>();
  private int toMove = 1;
  private String phase = "first";

  private Setup(String variant) {
    this.variant = variant;
    fields().forEach(field -> board.put(field, "."));
  }

  /** An empty board, player 1 to move, in the phase {@code first}. */
  static Setup of(String variant) {
    return new Setup(variant);
  }

  /** The names of the fields in the page's field order. */
  static List<String> fields() {
    return ReferenceBoard.FIELDS.stream().map(ReferenceTexts::format).toList();
  }

  /** Stacks on the board, as {@code ZE4 t12F4}. */
  Setup with(String stacks) {
    for (String stack : stacks.split(" ", -1)) {
      int end = stack.length() - 2;
      put(stack.substring(end), stack.substring(0, end));
    }
    return this;
  }

  /** Stacks on the first empty fields in field order, leaving some fields as they are. */
  Setup fill(String stacks, String... kept) {
    Iterator<String> empty =
        fields().stream()
            .filter(field -> board.get(field).equals(".") && !List.of(kept).contains(field))
            .iterator();
    Stream.of(stacks.split(" ", -1)).forEach(stack -> put(empty.next(), stack));
    return this;
  }

  Setup toMove(int player) {
    toMove = player;
    return this;
  }

  Setup phase(String word) {
    phase = word;
    return this;
  }

  String board() {
    StringBuilder text = new StringBuilder();
    board.forEach(
        (field, there) ->
            text.append(field.endsWith("1") && !field.equals("A1") ? "/" : "").append(there));
    return text.toString();
  }

  String text() {
    return board() + " " + toMove + " " + phase;
  }

  /** The position, read from its text. */
  GamePosition position() {
    return GamePosition.of(variant, text());
  }

  private void put(String field, String stack) {
    if (!board.containsKey(field)) {
      throw new IllegalStateException("There is no field " + field + ".");
    }
    board.put(field, stack);
  }
}
