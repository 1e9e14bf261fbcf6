package io.github.boardrules.zertz;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes positions, and reads one (RULES.md, "Notation", Position). */
final class PositionText {
  private static final String CELLS = ".WGB-";
  private static final int GONE = CELLS.indexOf('-');

  private final Variant variant;
  private final String text;
  private final TextCursor cursor;

  /** The counter that is out of its range, if any; a condition, so it waits for the text's end. */
  private int wrongCounter = -1;

  /** What is known of the first colour whose marbles do not add up, if any; a condition as well. */
  private Map<String, String> wrongMarbles = Map.of();

  PositionText(Variant variant, String text) {
    this.variant = variant;
    this.text = text;
    cursor = new TextCursor(text);
  }

  static String format(ZertzPosition position) {
    StringBuilder out = new StringBuilder(96);
    appendMarbles(out, position, ' ');
    out.append(' ').append(position.toMove());
    if (position.variant.stalls()) {
      out.append(" s").append(position.stallCounter());
    }
    if (position.variant.retracts()) {
      ZertzPosition before = position.lapse;
      if (before == null) {
        out.append(position.isBound() ? " !" : " -");
      } else {
        appendMarbles(out.append(" <"), before, '|');
        if (position.variant.stalls()) {
          out.append("|s").append(before.stallCounter());
        }
        out.append('>');
      }
    }
    return out.toString();
  }

  ZertzPosition parse() {
    ZertzPosition plain = marbles(' ');
    cursor.expect(' ');
    long tally = plain.tally | (cursor.expectOneOf("12") == 1 ? PackedCounts.TO_MOVE : 0);
    if (variant.stalls()) {
      cursor.expect(' ');
      tally = counter(tally);
    }
    ZertzPosition lapse = null;
    if (variant.retracts()) {
      cursor.expect(' ');
      if (cursor.accept('!')) {
        tally |= PackedCounts.BOUND;
      } else if (cursor.accept('<')) {
        lapse = lapse((tally & PackedCounts.TO_MOVE) ^ PackedCounts.TO_MOVE);
      } else {
        cursor.expect('-');
      }
    }
    cursor.expectEnd();
    ZertzPosition position =
        new ZertzPosition(variant, plain.rings, plain.low, plain.high, tally, lapse);
    check(position, lapse);
    return position;
  }

  private static void appendMarbles(StringBuilder out, ZertzPosition position, char separator) {
    Board board = position.variant.board();
    char column = 'a';
    for (Cell place : board.layout.places()) {
      if (place.column() != column) {
        out.append('/');
        column = place.column();
      }
      int cell = position.hasRing(place) ? position.number(board.set(place)) : GONE;
      out.append(CELLS.charAt(cell));
    }
    for (int owner = PackedCounts.POOL; owner <= 2; owner++) {
      char before = separator;
      for (Marble marble : Marble.ALL) {
        out.append(before).append(PackedCounts.count(position.tally, owner, marble));
        before = ',';
      }
    }
  }

  private ZertzPosition lapse(long toMove) {
    ZertzPosition plain = marbles('|');
    long tally = plain.tally | toMove;
    if (variant.stalls()) {
      cursor.expect('|');
      tally = counter(tally);
    }
    cursor.expect('>');
    return new ZertzPosition(variant, plain.rings, plain.low, plain.high, tally, null);
  }

  /** Reads the board and the counts of marbles; counts that are refused need not be kept. */
  private ZertzPosition marbles(char separator) {
    long[] counts = new long[CELLS.length()];
    long rings = 0;
    long low = 0;
    long high = 0;
    char column = 'a';
    for (Cell place : variant.board().layout.places()) {
      if (place.column() != column) {
        cursor.expect('/');
        column = place.column();
      }
      int cell = cursor.expectOneOf(CELLS);
      counts[cell]++;
      if (cell != GONE) {
        int bit = variant.board().bit(place);
        rings |= 1L << bit;
        low |= (cell & 1L) << bit;
        high |= (long) (cell >> 1) << bit;
      }
    }
    long tally = 0;
    for (int owner = PackedCounts.POOL; owner <= 2; owner++) {
      char before = separator;
      for (Marble marble : Marble.ALL) {
        cursor.expect(before);
        int count = cursor.expectNumber();
        counts[marble.number()] += count;
        tally += Math.min(count, 31) * PackedCounts.one(owner, marble.number());
        before = ',';
      }
    }
    Marble.ALL.forEach(marble -> addUp(marble, counts[marble.number()]));
    return new ZertzPosition(variant, rings, low, high, tally, null);
  }

  /** Checks what the board, the pool and both players have together of a colour. */
  private void addUp(Marble marble, long count) {
    int due = variant.options().game().marbles(marble);
    if (count != due && wrongMarbles.isEmpty()) {
      wrongMarbles =
          Map.of(
              ZertzMessages.MARBLE,
              marble.toString(),
              "count",
              Long.toString(count),
              "due",
              Integer.toString(due));
    }
  }

  private long counter(long tally) {
    cursor.expect('s');
    int counter = cursor.expectNumber();
    if (counter > variant.options().stall()) {
      wrongCounter = counter;
      return tally;
    }
    return PackedCounts.withCounter(tally, counter);
  }

  private void check(ZertzPosition position, @Nullable ZertzPosition lapse) {
    if (wrongCounter >= 0) {
      throw new NotationException(
          text,
          CoreReason.OUT_OF_RANGE,
          Map.of(
              "name",
              "s",
              "value",
              Integer.toString(wrongCounter),
              "least",
              "0",
              "most",
              Integer.toString(variant.options().stall())));
    }
    if (!wrongMarbles.isEmpty()) {
      throw new NotationException(text, ZertzTextReason.WRONG_MARBLES, wrongMarbles);
    }
    if ((lapse != null && !lapse.captureIsPossible())
        || (position.isBound() && !position.captureIsPossible())) {
      throw new NotationException(text, ZertzTextReason.NOTHING_TO_CAPTURE, Map.of());
    }
  }
}
