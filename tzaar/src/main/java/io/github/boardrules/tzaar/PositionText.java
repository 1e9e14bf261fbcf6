package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes positions, and reads one (RULES.md, "Notation", Positions). */
final class PositionText {
  private static final String CELLS = "ZRTzrt.";
  private static final int EMPTY = CELLS.indexOf('.');
  private static final int MOST_HEIGHT = 30;
  private static final List<String> HEIGHTS =
      IntStream.rangeClosed(2, MOST_HEIGHT).mapToObj(Integer::toString).toList();

  private final Variant variant;
  private final String text;
  private final TextCursor cursor;

  PositionText(Variant variant, String text) {
    this.variant = variant;
    this.text = text;
    cursor = new TextCursor(text);
  }

  static String format(TzaarPosition position) {
    StringBuilder out = new StringBuilder(96);
    char column = 'A';
    for (Field field : Board.FIELDS) {
      if (field.column() != column) {
        out.append('/');
        column = field.column();
      }
      Optional<Stack> stack = position.stack(field);
      if (stack.isEmpty()) {
        out.append('.');
      } else {
        char letter = stack.get().kind().letter();
        out.append(stack.get().player() == 1 ? letter : Character.toLowerCase(letter));
        out.append(stack.get().height() == 1 ? "" : Integer.toString(stack.get().height()));
      }
    }
    return out.append(' ')
        .append(position.toMove())
        .append(' ')
        .append(position.phase().word())
        .toString();
  }

  TzaarPosition parse() {
    PositionBuilder stacks = new PositionBuilder();
    char column = 'A';
    for (int spot = 0; spot < Board.FIELDS.size(); spot++) {
      if (Board.FIELDS.get(spot).column() != column) {
        cursor.expect('/');
        column = Board.FIELDS.get(spot).column();
      }
      int cell = cursor.expectOneOf(CELLS);
      if (cell != EMPTY) {
        stacks.put(spot, cell < 3 ? 1 : 2, Kind.numbered(1 + cell % 3), height());
      }
    }
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expect(' ');
    String word = cursor.expectWord(Phase.ALL.stream().map(Phase::word).toList());
    Phase phase = Phase.ALL.stream().filter(p -> p.word().equals(word)).findFirst().orElseThrow();
    cursor.expectEnd();
    TzaarPosition position = stacks.position(variant, phase, toMove);
    check(position);
    return position;
  }

  /** Reads a height, which is left out for 1. */
  private int height() {
    return cursor.acceptWord(HEIGHTS).map(Integer::parseInt).orElse(1);
  }

  /** Checks the page's conditions, in its order. */
  private void check(TzaarPosition position) {
    Phase phase = position.phase();
    boolean playing = phase == Phase.FIRST || phase == Phase.SECOND;
    boolean full = position.occupied() == Board.ALL;
    refuseIf(tooMany(position, 1) || tooMany(position, 2), TzaarTextReason.TOO_MANY_PIECES);
    refuseIf(phase == Phase.PLACE && (full || !placed(position)), TzaarTextReason.BAD_PLACING);
    refuseIf(phase == Phase.OPEN && (!full || position.toMove() == 2), TzaarTextReason.BAD_OPENING);
    refuseIf(playing && full, TzaarTextReason.NO_EMPTY_FIELD);
    refuseIf(
        playing && position.lacksKind(1) && position.lacksKind(2),
        TzaarTextReason.BOTH_LACK_A_KIND);
  }

  private void refuseIf(boolean broken, TzaarTextReason reason) {
    if (broken) {
      throw new NotationException(text, reason, Map.of());
    }
  }

  private static boolean tooMany(TzaarPosition position, int player) {
    return position.pieces(player) > MOST_HEIGHT
        || Kind.ALL.stream().anyMatch(kind -> position.stacks(player, kind) > kind.pieces());
  }

  /** Whether single pieces have been placed in turn. */
  private static boolean placed(TzaarPosition position) {
    int lead = Long.bitCount(position.stacksOf(1)) - Long.bitCount(position.stacksOf(2));
    return position.tall() == 0 && lead == position.toMove() - 1;
  }
}
