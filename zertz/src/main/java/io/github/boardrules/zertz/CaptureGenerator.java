package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import java.util.function.LongConsumer;

/**
 * Generates whole chains of jumps (RULES.md, "Terms" and "Legal moves").
 *
 * <p>During a chain the jumping marble counts as lifted: its first ring is vacant and it occupies
 * none. All first jumps in a direction are found by shifting whole sets; the later jumps by a
 * depth-first search. {@link MoveCode} describes the code of a chain.
 */
final class CaptureGenerator {
  private CaptureGenerator() {}

  static boolean isPossible(ZertzPosition position) {
    return isPossible(position.variant.board, position.occupied(), position.vacant());
  }

  /** Returns whether any marble of a set can jump to a ring of another. */
  static boolean isPossible(Board board, long occupied, long vacant) {
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

  /** Returns the cells to which a lifted marble can jump. */
  static long landings(Board board, int at, long occupied, long vacant) {
    long landings = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      landings |= landing(board, at, d, occupied, vacant);
    }
    return landings;
  }

  /** Returns the landing of a lifted marble's jump in a direction, as a set; empty for no jump. */
  private static long landing(Board board, int at, int direction, long occupied, long vacant) {
    return board.beside(board.neighbour(at, direction) & occupied, direction) & vacant;
  }

  static void list(ZertzPosition position, MoveBuffer out) {
    walk(position, out::add);
  }

  static long count(ZertzPosition position) {
    long[] count = {0};
    walk(position, code -> count[0]++);
    return count[0];
  }

  /** Returns the code of a chain chosen uniformly at random; at least one is possible. */
  static long random(ZertzPosition position, SplitMix64 random) {
    ReservoirSample sample = new ReservoirSample(random);
    walk(position, sample);
    return sample.kept;
  }

  /** Returns the marbles with a marble next to them in a direction and a vacant ring behind it. */
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

  /** Passes on the codes of all whole chains, always in the same order. */
  private static void walk(ZertzPosition position, LongConsumer found) {
    Board board = position.variant.board;
    long occupied = position.occupied();
    long vacant = position.vacant();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      for (long rest = jumpers(board, d, occupied, vacant); rest != 0; rest &= rest - 1) {
        long start = rest & -rest;
        int from = Long.numberOfTrailingZeros(start);
        long over = board.neighbour(from, d);
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
          long over = board.neighbour(at, d);
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

  /**
   * Keeps one code, chosen uniformly: the n-th replaces the kept one with probability 1 / n
   * (reservoir sampling: Vitter, "Random sampling with a reservoir", ACM TOMS 11, 1985).
   */
  private static final class ReservoirSample implements LongConsumer {
    private final SplitMix64 random;
    private long count;
    private long kept;

    ReservoirSample(SplitMix64 random) {
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
