package io.github.boardrules.tzaar;

import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Objects;

/** Formats and parses moves (RULES.md, "Notation"). */
final class MoveText {
  static final String PASS = "pass";

  private MoveText() {}

  static String format(TzaarMove move) {
    Objects.requireNonNull(move, "move");
    if (move instanceof TzaarMove.Place place) {
      return place.kind() + "@" + place.to();
    }
    if (move instanceof TzaarMove.Capture capture) {
      return text(capture.from(), 'x', capture.to());
    }
    return move instanceof TzaarMove.Reinforce reinforce
        ? text(reinforce.from(), '+', reinforce.to())
        : PASS;
  }

  /** Returns the text at once: in the answers of a server, most of the work is such texts. */
  private static String text(TzaarField from, char sign, TzaarField to) {
    return String.valueOf(
        new char[] {
          from.column(), (char) ('0' + from.row()), sign, to.column(), (char) ('0' + to.row())
        });
  }

  /** Parses a move; kinds of pieces are said to be expected only if they are placed. */
  static TzaarMove parse(String text, boolean hasPlacing) {
    return TextCursor.parse(text, cursor -> read(cursor, text, hasPlacing));
  }

  private static TzaarMove read(TextCursor cursor, String text, boolean hasPlacing) {
    for (TzaarKind kind : TzaarKind.ALL) {
      if ((hasPlacing || text.indexOf(kind.letter()) == 0) && cursor.accept(kind.letter())) {
        cursor.expect('@');
        return new TzaarMove.Place(kind, TzaarField.read(cursor));
      }
    }
    if (cursor.acceptWord(List.of(PASS)).isPresent()) {
      return new TzaarMove.Pass();
    }
    TzaarField from = TzaarField.read(cursor);
    if (cursor.accept('x')) {
      return new TzaarMove.Capture(from, TzaarField.read(cursor));
    }
    cursor.expect('+');
    return new TzaarMove.Reinforce(from, TzaarField.read(cursor));
  }
}
