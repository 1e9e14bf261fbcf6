package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Formats and parses positions (RULES.md, "Notation", Position). */
final class PositionText {
  private static final String CONTENTS = ".WGB-";
  private static final int GONE = CONTENTS.indexOf('-');

  private final Variant variant;
  private final String text;
  private final TextCursor cursor;

  /** What is wrong with the first colour whose marbles do not add up; reported at the end. */
  private @Nullable NotationException wrongMarbles;

  private PositionText(Variant variant, String text) {
    this.variant = variant;
    this.text = text;
    cursor = new TextCursor(text);
  }

  static String format(ZertzPosition position) {
    StringBuilder out = new StringBuilder(96);
    appendMarbles(out, position, ' ');
    out.append(' ').append(position.toMove());
    if (position.variant.hasStall) {
      out.append(" s").append(position.stallCounter());
    }
    if (position.variant.hasRetract) {
      ZertzPosition before = position.lapse;
      if (before == null) {
        out.append(position.isBound() ? " !" : " -");
      } else {
        appendMarbles(out.append(" <"), before, '|');
        if (position.variant.hasStall) {
          out.append("|s").append(before.stallCounter());
        }
        out.append('>');
      }
    }
    return out.toString();
  }

  static ZertzPosition parse(Variant variant, String text) {
    return new PositionText(variant, text).parse();
  }

  private ZertzPosition parse() {
    ZertzPosition plain = marbles(' ');
    cursor.expect(' ');
    long toMove = cursor.expectOneOf("12") == 1 ? PackedCounts.TO_MOVE : 0;
    long counts = counter(plain.counts | toMove, ' ');
    ZertzPosition lapse = null;
    if (variant.hasRetract) {
      cursor.expect(' ');
      if (cursor.accept('!')) {
        counts |= PackedCounts.BOUND;
      } else if (cursor.accept('<')) {
        lapse = lapse(toMove ^ PackedCounts.TO_MOVE);
      } else {
        cursor.expect('-');
      }
    }
    cursor.expectEnd();
    ZertzPosition position = plain.with(counts, lapse);
    check(position);
    return position;
  }

  private static void appendMarbles(StringBuilder out, ZertzPosition position, char separator) {
    Board board = position.variant.board;
    char column = 'a';
    for (ZertzCell cell : board.cells) {
      if (cell.column() != column) {
        out.append('/');
        column = cell.column();
      }
      int content = position.hasRing(cell) ? position.number(board.set(cell)) : GONE;
      out.append(CONTENTS.charAt(content));
    }
    for (int owner = PackedCounts.POOL; owner <= 2; owner++) {
      char before = separator;
      for (ZertzMarble marble : ZertzMarble.ALL) {
        out.append(before).append(PackedCounts.count(position.counts, owner, marble));
        before = ',';
      }
    }
  }

  private ZertzPosition lapse(long toMove) {
    ZertzPosition plain = marbles('|');
    long counts = counter(plain.counts | toMove, '|');
    cursor.expect('>');
    return plain.with(counts, null);
  }

  /** Parses the board and the counts of marbles. Counts that do not fit are refused later. */
  private ZertzPosition marbles(char separator) {
    long[] totals = new long[CONTENTS.length()];
    long rings = 0;
    long low = 0;
    long high = 0;
    char column = 'a';
    for (ZertzCell cell : variant.board.cells) {
      if (cell.column() != column) {
        cursor.expect('/');
        column = cell.column();
      }
      int content = cursor.expectOneOf(CONTENTS);
      totals[content]++;
      if (content != GONE) {
        int bit = variant.board.bit(cell);
        rings |= 1L << bit;
        low |= (content & 1L) << bit;
        high |= (long) (content >> 1) << bit;
      }
    }
    long counts = 0;
    for (int owner = PackedCounts.POOL; owner <= 2; owner++) {
      char before = separator;
      for (ZertzMarble marble : ZertzMarble.ALL) {
        cursor.expect(before);
        int count = cursor.expectNumber();
        totals[marble.number()] += count;
        counts += Math.min(count, 31) * PackedCounts.one(owner, marble.number());
        before = ',';
      }
    }
    ZertzMarble.ALL.forEach(marble -> addUp(marble, totals[marble.number()]));
    return new ZertzPosition(variant, rings, low, high, counts, null);
  }

  /** Checks the number of marbles of a colour in pool, holdings and board together. */
  private void addUp(ZertzMarble marble, long count) {
    int due = variant.options.game().marbles(marble);
    if (count != due && wrongMarbles == null) {
      String letter = marble.toString();
      Map<String, String> facts =
          Map.of(ZertzReason.MARBLE, letter, "count", "" + count, "due", "" + due);
      wrongMarbles = NotationException.broken(text, ZertzTextReason.WRONG_MARBLES, facts);
    }
  }

  /** Parses the counter, if the variant has one; returns the counts with it. */
  private long counter(long counts, char separator) {
    if (!variant.hasStall) {
      return counts;
    }
    cursor.expect(separator);
    cursor.expect('s');
    int counter = cursor.expectNumber(0, variant.options.stall());
    return PackedCounts.withCounter(counts, counter);
  }

  private void check(ZertzPosition position) {
    if (wrongMarbles != null) {
      throw wrongMarbles;
    }
    ZertzPosition before = position.lapse;
    if ((before != null && !before.isCapturePossible())
        || (position.isBound() && !position.isCapturePossible())) {
      throw NotationException.broken(text, ZertzTextReason.NOTHING_TO_CAPTURE, Map.of());
    }
  }
}
