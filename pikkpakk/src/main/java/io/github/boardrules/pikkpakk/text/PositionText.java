package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.BoardText;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.board.PositionBuilder;
import io.github.boardrules.pikkpakk.board.RepetitionHistory;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the texts of positions (RULES.md, "Notation", Position). */
public final class PositionText {
  private static final int MAX_LOST = 99;

  private final Variant game;
  private final String text;
  private final TextCursor cursor;
  private final List<NotationException> broken = new ArrayList<>();

  PositionText(Variant game, String text) {
    this.game = game;
    this.text = text;
    cursor = new TextCursor(text);
  }

  public static Notation<PikkPakkPosition, PikkPakkMove> notation(Variant game) {
    return Notation.of(
        PikkPakkMove::toString,
        PikkPakkMove::parse,
        PikkPakkPosition::toString,
        text -> new PositionText(game, text).parse());
  }

  BitPosition parse() {
    PositionBuilder balls = PositionBuilder.of(game.board);
    readBoard(balls);
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expect(' ');
    String word = cursor.expectWord(List.of(Phase.PLACE.word(), Phase.PUSH.word()));
    Phase phase = word.equals(Phase.PLACE.word()) ? Phase.PLACE : Phase.PUSH;
    int lost1 = 0;
    int lost2 = 0;
    if (game.hasLostCount) {
      cursor.expect(' ');
      lost1 = cursor.expectNumber(0, MAX_LOST);
      cursor.expect('-');
      lost2 = cursor.expectNumber(0, MAX_LOST);
    }
    RepetitionHistory history = game.repeat == 0 ? RepetitionHistory.NONE : readHistory();
    cursor.expectEnd();
    if (!broken.isEmpty()) {
      throw broken.get(0);
    }
    BitPosition position =
        balls.position(game, PackedState.of(toMove, phase, lost1, lost2), history);
    new PositionValidator(position)
        .firstBroken()
        .ifPresent(
            reason -> {
              throw condition(reason, Map.of());
            });
    return position;
  }

  /** Reads the rows from the top, and puts their balls on a board. */
  private void readBoard(PositionBuilder balls) {
    int size = game.board.size;
    for (int row = size - 1; row >= 0; row--) {
      int column = 0;
      boolean afterNumber = false;
      while (column < size) {
        int letter =
            afterNumber || !cursor.peekRange('1', '9') ? cursor.expectOneOf(BoardText.LETTERS) : -1;
        afterNumber = letter < 0;
        if (afterNumber) {
          column += cursor.expectNumber(1, size);
        } else {
          balls.put(BoardText.BALLS.get(letter), game.board.bit(Board.cell(column++, row)));
        }
      }
      if (column > size) {
        addBroken(PikkPakkTextReason.LONG_ROW, Map.of("row", Integer.toString(row + 1)));
      }
      if (row > 0) {
        cursor.expect('/');
      }
    }
  }

  private RepetitionHistory readHistory() {
    RepetitionHistory history = RepetitionHistory.NONE;
    cursor.expect(' ');
    if (cursor.accept('-')) {
      return history;
    }
    String before = "";
    do {
      int from = cursor.offset();
      PositionBuilder balls = PositionBuilder.of(game.board);
      readBoard(balls);
      cursor.expect(':');
      int toMove = 1 + cursor.expectOneOf("12");
      String key = text.substring(from, cursor.offset());
      if (key.compareTo(before) <= 0) {
        addBroken(PikkPakkTextReason.NOT_IN_ORDER, Map.of());
      }
      before = key;
      cursor.expect(':');
      BitPosition earlier =
          balls.position(game, PackedState.of(toMove, Phase.PUSH), RepetitionHistory.NONE);
      history = history.with(earlier, cursor.expectNumber(1, Integer.MAX_VALUE - 1), key);
    } while (cursor.accept(','));
    return history;
  }

  private void addBroken(Reason reason, Map<String, String> facts) {
    broken.add(condition(reason, facts));
  }

  private NotationException condition(Reason reason, Map<String, String> facts) {
    return NotationException.broken(text, reason, facts);
  }
}
