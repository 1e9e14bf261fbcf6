package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.function.LongConsumer;

/**
 * Whole chains of jumps (RULES.md, "Terms" and "Legal moves").
 *
 * <p>During a chain the jumping marble counts as lifted: its first ring is vacant and it stands
 * nowhere. All first jumps of a direction are found at once; from then on the marble is followed.
 * {@link MoveCode} says how a chain becomes a number.
 */
final class CaptureGenerator {
  private CaptureGenerator() {}

  /** Whether any marble can jump. */
  static boolean possible(Board board, long occupied, long vacant) {
    long paired = board.up(occupied) | board.rightUp(occupied) | board.rightDown(occupied);
    if ((occupied & paired) == 0) {
      return false;
    }
    long jumpers = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      jumpers |= jumpers(board, d, occupied, vacant);
    }
    return jumpers != 0;
  }

  /** Where a lifted marble lands that jumps in a direction, as a set; empty when it cannot. */
  static long landing(Board board, int at, int direction, long occupied, long vacant) {
    return board.beside(board.step(at, direction) & occupied, direction) & vacant;
  }

  static void list(ZertzPosition position, MoveBuffer out) {
    walk(position, out::add);
  }

  static long count(ZertzPosition position) {
    Counter counter = new Counter();
    walk(position, counter);
    return counter.count;
  }

  /** The code of a chain, each with the same chance; there is one. */
  static long pick(ZertzPosition position, SplitMix64 random) {
    Draw draw = new Draw(random);
    walk(position, draw);
    return draw.kept;
  }

  /** The marbles that can jump in a direction: a marble comes next, then a vacant ring. */
  private static long jumpers(Board board, int direction, long occupied, long vacant) {
    return occupied
        & switch (direction) {
          case 0 -> board.down(occupied & board.down(vacant));
          case 1 -> board.leftDown(occupied & board.leftDown(vacant));
          case 2 -> board.leftUp(occupied & board.leftUp(vacant));
          case 3 -> board.up(occupied & board.up(vacant));
          case 4 -> board.rightUp(occupied & board.rightUp(vacant));
          default -> board.rightDown(occupied & board.rightDown(vacant));
        };
  }

  /** Tells the codes of all whole chains, always in the same order. */
  private static void walk(ZertzPosition position, LongConsumer found) {
    Board board = position.variant.board();
    long occupied = position.occupied();
    long vacant = position.vacant();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      for (long rest = jumpers(board, d, occupied, vacant); rest != 0; rest &= rest - 1) {
        long start = rest & -rest;
        int from = Long.numberOfTrailingZeros(start);
        long over = board.step(from, d);
        follow(
            board,
            occupied ^ start ^ over,
            vacant | start | over,
            Long.numberOfTrailingZeros(board.beside(over, d)),
            d,
            MoveCode.capture(from) + MoveCode.FIRST_JUMP * (d + 1),
            MoveCode.FIRST_JUMP * Board.DIRECTIONS,
            found);
      }
    }
  }

  private static void follow(
      Board board,
      long occupied,
      long vacant,
      int at,
      int previous,
      long code,
      long weight,
      LongConsumer found) {
    boolean whole = true;
    if ((board.neighbours[at] & occupied) != 0) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        long landing = landing(board, at, d, occupied, vacant);
        if (landing != 0) {
          whole = false;
          long over = board.step(at, d);
          follow(
              board,
              occupied ^ over,
              vacant | over,
              Long.numberOfTrailingZeros(landing),
              d,
              code + weight * MoveCode.turn(previous, d),
              weight * MoveCode.TURNS,
              found);
        }
      }
    }
    if (whole) {
      found.accept(code);
    }
  }

  private static final class Counter implements LongConsumer {
    private long count;

    @Override
    public void accept(long code) {
      count++;
    }
  }

  /** Keeps one of the codes told: the n-th replaces the kept one with chance 1 / n. */
  private static final class Draw implements LongConsumer {
    private final SplitMix64 random;
    private long count;
    private long kept;

    Draw(SplitMix64 random) {
      this.random = random;
    }

    @Override
    public void accept(long code) {
      if (count++ == 0 || random.below(count) == 0) {
        kept = code;
      }
    }
  }
}
