package io.github.boardrules.boardspace;

import io.github.boardrules.tzaar.TzaarKind;
import java.util.Locale;
import java.util.Optional;

/**
 * The random layouts of Boardspace.
 *
 * <p><b>Design.</b> The site shuffles the pieces with the generator that the documentation of
 * {@code java.util.Random} defines, written out here because some platforms have another one under
 * that name. Each piece is exchanged with a random one, five times over. Until October 2013 the
 * site drew the other piece differently.
 */
final class TzaarDeal {
  private static final String WHITE =
      "T".repeat(TzaarKind.TOTT.pieces())
          + "R".repeat(TzaarKind.TZARRA.pieces())
          + "Z".repeat(TzaarKind.TZAAR.pieces());
  private static final String PIECES = WHITE + WHITE.toLowerCase(Locale.ROOT);
  private static final String NEWER_SINCE = "2013-10-25";
  private static final int PASSES = 5;

  /** Where the slashes between the columns of a layout stand. */
  private static final int[] COLUMN_ENDS = {5, 12, 20, 29, 38, 47, 55, 62};

  private long state;

  private TzaarDeal(long key) {
    state = (key ^ 0x5DEECE66DL) & ((1L << 48) - 1);
  }

  /** Returns the layout that a key picked on a day, as the first field of a position. */
  static String layout(long key, Optional<String> day) {
    boolean isOld = day.filter(text -> text.compareTo(NEWER_SINCE) < 0).isPresent();
    TzaarDeal deal = new TzaarDeal(key);
    char[] pieces = PIECES.toCharArray();
    for (int pass = 0; pass < PASSES; pass++) {
      for (int i = 0; i < pieces.length; i++) {
        int other = isOld ? deal.olderDraw(pieces.length) : deal.draw(pieces.length);
        char piece = pieces[i];
        pieces[i] = pieces[other];
        pieces[other] = piece;
      }
    }
    StringBuilder layout = new StringBuilder(new String(pieces));
    for (int end : COLUMN_ENDS) {
      layout.insert(end, '/');
    }
    return layout.toString();
  }

  private int next(int bits) {
    state = (state * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
    return (int) (state >>> (48 - bits));
  }

  /** Returns a number below a bound that is not a power of two, as {@code nextInt(bound)} does. */
  private int draw(int bound) {
    int bits = next(31);
    int drawn = bits % bound;
    while (bits - drawn + (bound - 1) < 0) { // the last, incomplete stretch of numbers
      bits = next(31);
      drawn = bits % bound;
    }
    return drawn;
  }

  private int olderDraw(int bound) {
    int bits = next(32);
    return bits == Integer.MIN_VALUE ? 0 : Math.abs(bits) % bound;
  }
}
