package io.github.boardrules.tzaar;

import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Formats and parses moves (RULES.md, "Notation"). */
final class MoveText {
  static final String PASS = "pass";

  /** By sign and fields: the texts of steps, each made when it is first asked for. */
  private static final @Nullable String[] STEPS =
      new @Nullable String[2 * Board.FIELDS.size() * Board.FIELDS.size()];

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

  /** Returns the text of a step: in the answers of a server, most of the work is such texts. */
  private static String text(TzaarField from, char sign, TzaarField to) {
    int fields = Board.FIELDS.size();
    int step = ((sign == 'x' ? 0 : fields) + from.index()) * fields + to.index();
    @Nullable String known = STEPS[step];
    if (known == null) {
      known = from.toString() + sign + to;
      STEPS[step] = known;
    }
    return known;
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
