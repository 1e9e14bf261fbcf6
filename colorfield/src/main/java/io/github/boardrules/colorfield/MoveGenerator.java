package io.github.boardrules.colorfield;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.Objects;

/**
 * Generates the legal moves of a position (RULES.md, "A move" and "Variants"), ordered by the
 * fields {@code from}, {@code to} and the captive's.
 *
 * <p><b>Design.</b> A set of fields is two {@code long} values, as in {@link Board}, which knows
 * where a piece of a colour may step from each field: the steps of a piece are one look-up and one
 * intersection with the free fields. What a piece may take depends on its colour alone: a step onto
 * its own colour counts as many moves as there is prey for that colour. Counting and choosing a
 * random move use these numbers and generate no list.
 *
 * <p>A generator is mutable and used for one position: {@link #select} computes the steps and the
 * prey of one piece, which the other methods read.
 */
final class MoveGenerator {
  private final ColorfieldPosition position;
  private final Board board;
  private final long[] reach;
  private final long[] homeFields;
  private final long freeLow;
  private final long freeHigh;

  /** Whether only moves that take or go into the middle are generated. */
  private boolean onlyForced;

  /** The colour of the selected piece, and the fields to which it may step. */
  private int colour;

  private long toLow;
  private long toHigh;

  /** The fields among these on which it takes, and the pieces one of which it takes there. */
  private long takeLow;

  private long takeHigh;
  private long preyLow;
  private long preyHigh;

  MoveGenerator(ColorfieldPosition position) {
    this.position = position;
    board = position.variant.board;
    reach = board.reach;
    homeFields = board.homeFields;
    freeLow = ~(position.ownLow | position.otherLow);
    freeHigh = ~(position.ownHigh | position.otherHigh);
  }

  static void list(ColorfieldPosition position, MoveBuffer out) {
    Objects.requireNonNull(out, "out");
    if (!Endings.isOver(position)) {
      MoveGenerator generator = ofMoves(position);
      generator.list(position.ownLow, 0, out);
      generator.list(position.ownHigh, Board.HALF, out);
    }
  }

  static long count(ColorfieldPosition position) {
    return Endings.isOver(position) ? 0 : ofMoves(position).count();
  }

  static long random(ColorfieldPosition position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    if (Endings.isOver(position)) {
      Endings.status(position).requireOngoing();
    }
    return ofMoves(position).random(random);
  }

  /** Returns whether a code is that of a legal move in a position that is not over. */
  static boolean isLegal(ColorfieldPosition position, long code) {
    return code >>> MoveCode.BITS == 0 && ofMoves(position).isLegal(code);
  }

  private static MoveGenerator ofMoves(ColorfieldPosition position) {
    MoveGenerator generator = new MoveGenerator(position);
    generator.onlyForced = position.variant.mustCaptureIfPossible && generator.canCapture();
    return generator;
  }

  /**
   * Returns whether the player to move is not hemmed in: some piece can step, or, with {@code
   * block=inplay}, some piece in play if there is one.
   */
  boolean canStep() {
    long low = position.ownLow;
    long high = position.ownHigh;
    if (position.variant.isBlockedInPlay) {
      long inPlayLow = low & ~board.gatesLow;
      long inPlayHigh = high & ~board.gatesHigh;
      if ((inPlayLow | inPlayHigh) != 0) {
        low = inPlayLow;
        high = inPlayHigh;
      }
    }
    return canStep(low, 0) || canStep(high, Board.HALF);
  }

  boolean canCapture() {
    return canCapture(position.ownLow, 0) || canCapture(position.ownHigh, Board.HALF);
  }

  private boolean isLegal(long code) {
    int from = MoveCode.from(code);
    int to = MoveCode.to(code);
    int captive = MoveCode.captive(code);
    if (!Board.contains(position.ownLow, position.ownHigh, from)
        || MoveCode.colour(code) != position.colour(from)) {
      return false;
    }
    select(from);
    return Board.contains(takeLow, takeHigh, to)
        ? Board.contains(preyLow, preyHigh, captive)
        : Board.contains(toLow, toHigh, to) && captive == from;
  }

  private long count() {
    return count(position.ownLow, 0) + count(position.ownHigh, Board.HALF);
  }

  private long random(SplitMix64 random) {
    int index = random.below((int) count());
    for (int half = 0; half < 2; half++) {
      for (long set = half == 0 ? position.ownLow : position.ownHigh; set != 0; set &= set - 1) {
        int from = Long.numberOfTrailingZeros(set) + Board.HALF * half;
        select(from);
        int moves = countMoves();
        if (index < moves) {
          return move(from, index);
        }
        index -= moves;
      }
    }
    throw new IllegalStateException("The moves were counted wrongly.");
  }

  private boolean canStep(long pieces, int half) {
    for (long set = pieces; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set) + half;
      int index = Board.reachIndex(position.colour(from), from);
      if (((reach[index] & freeLow) | (reach[index + 1] & freeHigh)) != 0) {
        return true;
      }
    }
    return false;
  }

  private boolean canCapture(long pieces, int half) {
    for (long set = pieces; set != 0; set &= set - 1) {
      select(Long.numberOfTrailingZeros(set) + half);
      if ((takeLow | takeHigh) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Appends the moves of the pieces on some fields of a half. */
  private void list(long pieces, int half, MoveBuffer out) {
    for (long set = pieces; set != 0; set &= set - 1) {
      int from = Long.numberOfTrailingZeros(set) + half;
      select(from);
      long piece = MoveCode.piece(colour, from);
      long quiet = piece | MoveCode.captive(from);
      if ((takeLow | takeHigh) == 0) {
        add(quiet, MoveCode.to(1), toLow, toHigh, out);
      } else {
        list(piece, quiet, toLow, takeLow, 0, out);
        list(piece, quiet, toHigh, takeHigh, Board.HALF, out);
      }
    }
  }

  /** Appends the moves of the selected piece to the fields of a half, on some of which it takes. */
  private void list(long piece, long quiet, long fields, long takes, int half, MoveBuffer out) {
    for (long set = fields; set != 0; set &= set - 1) {
      long to = MoveCode.to(Long.numberOfTrailingZeros(set) + half);
      if ((takes & set & -set) == 0) {
        out.add(quiet | to);
      } else {
        add(piece | to, MoveCode.captive(1), preyLow, preyHigh, out);
      }
    }
  }

  /**
   * Appends a code for each field of a set.
   *
   * @param base the code for field 0
   * @param step the difference between the codes for neighbouring fields
   */
  private static void add(long base, long step, long low, long high, MoveBuffer out) {
    for (long set = low; set != 0; set &= set - 1) {
      out.add(base + step * Long.numberOfTrailingZeros(set));
    }
    for (long set = high; set != 0; set &= set - 1) {
      out.add(base + step * (Board.HALF + Long.numberOfTrailingZeros(set)));
    }
  }

  private long count(long pieces, int half) {
    long count = 0;
    for (long set = pieces; set != 0; set &= set - 1) {
      select(Long.numberOfTrailingZeros(set) + half);
      count += countMoves();
    }
    return count;
  }

  private int countMoves() {
    int steps = Long.bitCount(toLow) + Long.bitCount(toHigh);
    return (takeLow | takeHigh) == 0
        ? steps
        : steps + (Long.bitCount(takeLow) + Long.bitCount(takeHigh)) * (countPrey() - 1);
  }

  private int countPrey() {
    return Long.bitCount(preyLow) + Long.bitCount(preyHigh);
  }

  /** Returns the move with an index among those of the selected piece, which is on {@code from}. */
  private long move(int from, int index) {
    long piece = MoveCode.piece(colour, from);
    long quietLow = toLow & ~takeLow;
    long quietHigh = toHigh & ~takeHigh;
    int quiet = Long.bitCount(quietLow) + Long.bitCount(quietHigh);
    if (index < quiet) {
      return piece | MoveCode.to(nth(quietLow, quietHigh, index)) | MoveCode.captive(from);
    }
    int prey = countPrey();
    return piece
        | MoveCode.to(nth(takeLow, takeHigh, (index - quiet) / prey))
        | MoveCode.captive(nth(preyLow, preyHigh, (index - quiet) % prey));
  }

  /** Selects an own piece: computes where it may step, where it takes, and what. */
  private void select(int from) {
    colour = position.colour(from);
    int index = Board.reachIndex(colour, from);
    toLow = reach[index] & freeLow;
    toHigh = reach[index + 1] & freeHigh;
    long homeLow = homeFields[2 * colour];
    long homeHigh = homeFields[2 * colour + 1];
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

  private static int nth(long low, long high, int index) {
    int lows = Long.bitCount(low);
    return index < lows
        ? Long.numberOfTrailingZeros(Bits.nthBit(low, index))
        : Board.HALF + Long.numberOfTrailingZeros(Bits.nthBit(high, index - lows));
  }
}
