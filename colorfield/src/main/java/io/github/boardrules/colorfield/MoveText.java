package io.github.boardrules.colorfield;

import io.github.boardrules.core.text.TextCursor;
import java.util.Optional;

/** Writes and reads moves (RULES.md, "Notation"). */
final class MoveText {
  private MoveText() {}

  static String format(ColorfieldMove move) {
    return move.from() + "-" + move.to() + move.captive().map(field -> "x" + field).orElse("");
  }

  static ColorfieldMove parse(String text) {
    TextCursor cursor = new TextCursor(text);
    String from = Field.read(cursor);
    cursor.expect('-');
    String to = Field.read(cursor);
    Optional<String> captive =
        cursor.accept('x') ? Optional.of(Field.read(cursor)) : Optional.empty();
    cursor.expectEnd();
    return new ColorfieldMove(
        Field.named(text, from),
        Field.named(text, to),
        captive.map(name -> Field.named(text, name)));
  }
}
