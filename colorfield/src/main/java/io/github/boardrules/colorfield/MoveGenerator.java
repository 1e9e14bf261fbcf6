package io.github.boardrules.colorfield;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;

/**
 * The legal moves of a position (RULES.md, "A move" and "Variants"), ordered by the fields of
 * departure, of arrival and of the captive.
 *
 * <p>Design note: what a piece may take depends on its colour alone, so a step onto its own colour
 * counts as many moves as there is prey for the colour. Moves are counted and drawn by lot in this
 * way, without listing them. It is made for one question and is mutable.
 */
final class MoveGenerator {
  private final ColorfieldPosition position;
  private final Board board;
  private final long[] reach;
  private final long[] home;
  private final long freeLow;
  private final long freeHigh;

  /** Whether moves that take nothing and do not go into the middle are left out. */
  private boolean onlyForced;

  /** The pieces that can step, and the fields that one of them reaches. */
  private int colour;

  private long toLow;
  private long toHigh;

  /** Those of the fields on which it must take, and its prey. */
  private long takeLow;

  private long takeHigh;
  private long preyLow;
  private long preyHigh;

  MoveGenerator(ColorfieldPosition position) {
    this.position = position;
    board = position.variant.board;
    reach = board.reach;
    home = board.home;
    freeLow = ~(position.ownLow | position.otherLow);
    freeHigh = ~(position.ownHigh | position.otherHigh);
  }

  /** Whether some piece can step; whether one in play can, where only these count. */
  boolean blocked() {
    long low = position.ownLow;
    long high = position.ownHigh;
    if (position.variant.blocksInPlay) {
      long inPlayLow = low & ~board.gatesLow;
      long inPlayHigh = high & ~board.gatesHigh;
      if ((inPlayLow | inPlayHigh) != 0) {
        low = inPlayLow;
        high = inPlayHigh;
      }
    }
    return !anyStep(low, 0) && !anyStep(high, Board.HALF);
  }

  /** Whether some move takes. */
  boolean anyCapture() {
    return anyCapture(position.ownLow, 0) || anyCapture(position.ownHigh, Board.HALF);
  }

  /** Appends the moves; the game is not over. */
  void list(MoveBuffer out) {
    onlyForced = position.variant.forcesSteps && anyCapture();
    list(position.ownLow, 0, out);
    list(position.ownHigh, Board.HALF, out);
  }

  /** The number of moves; the game is not over. */
  long count() {
    onlyForced = position.variant.forcesSteps && anyCapture();
    return count(position.ownLow, 0) + count(position.ownHigh, Board.HALF);
  }

  /** A move drawn by lot; the game is not over. */
  long pick(SplitMix64 random) {
    int left = random.below((int) count());
    for (int half = 0; half < 2; half++) {
      for (long set = half == 0 ? position.ownLow : position.ownHigh; set != 0; set &= set - 1) {
        int from = Long.numberOfTrailingZeros(set) + Board.HALF * half;
        look(from);
        int moves = moves();
        if (left < moves) {
          return pick(from, left);
        }
        left -= moves;
      }
    }
    throw new IllegalStateException("The game is over: there is no legal move to draw.");
  }

  private long pick(int from, int index) {
    long piece = MoveCode.piece(colour, from);
    int plain = Long.bitCount(toLow & ~takeLow) + Long.bitCount(toHigh & ~takeHigh);
    if (index < plain) {
      return piece
          | MoveCode.to(nth(toLow & ~takeLow, toHigh & ~takeHigh, index))
          | MoveCode.captive(from);
    }
    int prey = prey();
    return piece
        | MoveCode.to(nth(takeLow, takeHigh, (index - plain) / prey))
        | MoveCode.captive(nth(preyLow, preyHigh, (index - plain) % prey));
  }

  private boolean anyStep(long pieces, int half) {
    for (long set = pieces; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set) + half;
      int index = Board.reachIndex(position.colour(from), from);
      if (((reach[index] & freeLow) | (reach[index + 1] & freeHigh)) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean anyCapture(long pieces, int half) {
    for (long set = pieces; set != 0; set &= set - 1) {
      look(Long.numberOfTrailingZeros(set) + half);
      if ((takeLow | takeHigh) != 0) {
        return true;
      }
    }
    return false;
  }

  private void list(long pieces, int half, MoveBuffer out) {
    for (long set = pieces; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set) + half;
      look(from);
      long piece = MoveCode.piece(colour, from);
      long plain = piece | MoveCode.captive(from);
      if ((takeLow | takeHigh) == 0) {
        out.addCells(plain, MoveCode.to(1), toLow, toHigh);
      } else {
        add(piece, plain, toLow, takeLow, 0, out);
        add(piece, plain, toHigh, takeHigh, Board.HALF, out);
      }
    }
  }

  /** Appends the moves to the fields of a half; on some of them the piece takes. */
  private void add(long piece, long plain, long fields, long takes, int half, MoveBuffer out) {
    for (long set = fields; set != 0; set &= set - 1) {
      long to = MoveCode.to(Long.numberOfTrailingZeros(set) + half);
      if ((takes & set & -set) == 0) {
        out.add(plain | to);
      } else {
        out.addCells(piece | to, MoveCode.captive(1), preyLow, preyHigh);
      }
    }
  }

  private long count(long pieces, int half) {
    long count = 0;
    for (long set = pieces; set != 0; set &= set - 1) {
      look(Long.numberOfTrailingZeros(set) + half);
      count += moves();
    }
    return count;
  }

  /** How many moves the piece has that was looked at. */
  private int moves() {
    int steps = Long.bitCount(toLow) + Long.bitCount(toHigh);
    return (takeLow | takeHigh) == 0
        ? steps
        : steps + (Long.bitCount(takeLow) + Long.bitCount(takeHigh)) * (prey() - 1);
  }

  private int prey() {
    return Long.bitCount(preyLow) + Long.bitCount(preyHigh);
  }

  /** Looks at an own piece: where it may step, where it must take there, and what. */
  private void look(int from) {
    colour = position.colour(from);
    int index = Board.reachIndex(colour, from);
    toLow = reach[index] & freeLow;
    toHigh = reach[index + 1] & freeHigh;
    long homeLow = home[2 * colour];
    long homeHigh = home[2 * colour + 1];
    preyLow = position.otherLow & homeLow;
    preyHigh = position.otherHigh & homeHigh;
    boolean takes = (preyLow | preyHigh) != 0;
    takeLow = takes ? toLow & homeLow : 0;
    takeHigh = takes ? toHigh & homeHigh : 0;
    if (onlyForced) {
      toLow &= takeLow | board.middleLow;
      toHigh &= takeHigh | board.middleHigh;
    }
  }

  /** The element of a set with an index, from 0. */
  private static int nth(long low, long high, int index) {
    int lows = Long.bitCount(low);
    boolean inLow = index < lows;
    long set = inLow ? low : high;
    for (int skipped = inLow ? index : index - lows; skipped > 0; skipped--) {
      set &= set - 1;
    }
    return Long.numberOfTrailingZeros(set) + (inLow ? 0 : Board.HALF);
  }
}
