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
    String from = ColorfieldField.read(cursor);
    cursor.expect('-');
    String to = ColorfieldField.read(cursor);
    Optional<String> captive =
        cursor.accept('x') ? Optional.of(ColorfieldField.read(cursor)) : Optional.empty();
    cursor.expectEnd();
    return new ColorfieldMove(
        ColorfieldField.named(text, from),
        ColorfieldField.named(text, to),
        captive.map(name -> ColorfieldField.named(text, name)));
  }
}
