package io.github.boardrules.testkit;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The texts of {@link Trio}: moves as in {@link TrioMove}, positions as {@code x.o/.../... 1 2}.
 */
final class TrioNotation {
  private static final String CELLS = ".xo";

  private TrioNotation() {}

  static Notation<TrioPosition, TrioMove> of(Trio rules) {
    return Notation.of(
        TrioMove::toString,
        text -> TextCursor.parse(text, TrioNotation::readMove),
        TrioNotation::text,
        text -> parsePosition(rules, text));
  }

  static String text(TrioPosition position) {
    StringBuilder text = new StringBuilder();
    for (int cell : TrioCell.BOARD) {
      if (TrioCell.column(cell) == 0 && cell > 0) {
        text.append('/');
      }
      text.append(position.owns(1, cell) ? 'x' : position.owns(2, cell) ? 'o' : '.');
    }
    return text + " " + position.toMove + " " + position.ply;
  }

  private static TrioMove readMove(TextCursor cursor) {
    if (cursor.acceptWord(List.of("pass")).isPresent()) {
      return TrioMove.PASS;
    }
    List<Integer> cells = new ArrayList<>(List.of(cell(cursor)));
    while (cells.size() < 3 && cursor.accept('-')) {
      cells.add(cell(cursor));
    }
    return new TrioMove(List.copyOf(cells));
  }

  private static int cell(TextCursor cursor) {
    int column = cursor.expectRange('a', 'd') - 'a';
    return 4 * (cursor.expectRange('1', '4') - '1') + column;
  }

  private static TrioPosition parsePosition(Trio rules, String text) {
    TextCursor cursor = new TextCursor(text);
    int[] stones = new int[CELLS.length()];
    for (int cell : TrioCell.BOARD) {
      if (TrioCell.column(cell) == 0 && cell > 0) {
        cursor.expect('/');
      }
      stones[cursor.expectOneOf(CELLS)] |= 1 << cell;
    }
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expect(' ');
    int ply = cursor.expectNumber();
    cursor.expectEnd();
    for (int player = 1; player <= 2; player++) {
      if (Integer.bitCount(stones[player]) > Trio.STONES) {
        Map<String, String> facts = Map.of("player", Integer.toString(player));
        throw NotationException.broken(text, TrioReason.TOO_MANY_STONES, facts);
      }
    }
    if (ply > rules.plies) {
      throw NotationException.broken(
          text,
          TextReason.OUT_OF_RANGE,
          Map.of("name", "ply", "value", "" + ply, "least", "0", "most", "" + rules.plies));
    }
    return rules.made(new TrioPosition(stones[1], stones[2], toMove, ply));
  }
}
