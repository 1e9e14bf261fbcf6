package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Formats and parses positions (RULES.md, "Notation", Positions). */
final class PositionText {
  private static final String CELLS = "ZRTzrt.";
  private static final int EMPTY = CELLS.indexOf('.');
  private static final int MAX_HEIGHT = 30;

  private final Variant variant;
  private final String text;
  private final TextCursor cursor;

  private PositionText(Variant variant, String text) {
    this.variant = variant;
    this.text = text;
    cursor = new TextCursor(text);
  }

  static String format(TzaarPosition position) {
    StringBuilder out = new StringBuilder(96);
    char column = 'A';
    for (int index = 0; index < Board.FIELDS.size(); index++) {
      if (Board.FIELDS.get(index).column() != column) {
        out.append('/');
        column = Board.FIELDS.get(index).column();
      }
      int bit = Board.bitAt(index);
      int kind = position.kind(bit);
      int owner = (int) (position.black >>> bit) & 1;
      out.append(CELLS.charAt(kind == 0 ? EMPTY : 3 * owner + kind - 1));
      if (position.height(bit) > 1) {
        out.append(position.height(bit));
      }
    }
    return out.append(' ')
        .append(position.toMove())
        .append(' ')
        .append(position.phase().word())
        .toString();
  }

  static TzaarPosition parse(Variant variant, String text) {
    return new PositionText(variant, text).parse();
  }

  private TzaarPosition parse() {
    PositionBuilder builder = new PositionBuilder();
    char column = 'A';
    for (int index = 0; index < Board.FIELDS.size(); index++) {
      if (Board.FIELDS.get(index).column() != column) {
        cursor.expect('/');
        column = Board.FIELDS.get(index).column();
      }
      int cell = cursor.expectOneOf(CELLS);
      if (cell != EMPTY) {
        // A height of 1 is left out.
        int height = cursor.peekRange('1', '9') ? cursor.expectNumber(2, MAX_HEIGHT) : 1;
        builder.put(
            index, new TzaarStack(cell < 3 ? 1 : 2, TzaarKind.ofNumber(1 + cell % 3), height));
      }
    }
    cursor.expect(' ');
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expect(' ');
    String word =
        cursor.expectWord(
            TzaarPhase.ALL.stream().map(TzaarPhase::word).collect(Collectors.toList()));
    cursor.expectEnd();
    TzaarPhase phase = TzaarPhase.valueOf(word.toUpperCase(Locale.ROOT));
    TzaarPosition position = builder.build(variant, phase, toMove);
    check(position);
    return position;
  }

  /** Checks the conditions of the rule page, in its order. */
  private void check(TzaarPosition position) {
    TzaarPhase phase = position.phase();
    boolean isPlaying = phase == TzaarPhase.FIRST || phase == TzaarPhase.SECOND;
    boolean isFull = position.occupied() == Board.ALL;
    refuseIf(
        hasTooManyPieces(position, 1) || hasTooManyPieces(position, 2),
        TzaarTextReason.TOO_MANY_PIECES);
    refuseIf(
        phase == TzaarPhase.PLACE && (isFull || !isPlacedInTurn(position)),
        TzaarTextReason.BAD_PLACING);
    refuseIf(
        phase == TzaarPhase.OPEN && (!isFull || position.toMove() == 2),
        TzaarTextReason.BAD_OPENING);
    refuseIf(isPlaying && isFull, TzaarTextReason.NO_EMPTY_FIELD);
    refuseIf(
        isPlaying && position.isMissingKind(1) && position.isMissingKind(2),
        TzaarTextReason.BOTH_LACK_A_KIND);
  }

  private void refuseIf(boolean isBroken, TzaarTextReason reason) {
    if (isBroken) {
      throw NotationException.broken(text, reason, Map.of());
    }
  }

  private static boolean hasTooManyPieces(TzaarPosition position, int player) {
    return position.pieces(player) > MAX_HEIGHT
        || TzaarKind.ALL.stream().anyMatch(kind -> position.stacks(player, kind) > kind.pieces());
  }

  /** Returns whether the stacks are single pieces that both players have placed in turn. */
  private static boolean isPlacedInTurn(TzaarPosition position) {
    int lead = Long.bitCount(position.stacksOf(1)) - Long.bitCount(position.stacksOf(2));
    return position.tallStacks() == 0 && lead == position.toMove() - 1;
  }
}
