package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;

/**
 * Whole chains of jumps (RULES.md, "Terms" and "Legal moves").
 *
 * <p>During a chain the jumping marble counts as lifted: its first ring is vacant and it stands
 * nowhere. The walk over all chains goes in the order of start places and directions; {@link
 * MoveCode} says how a chain becomes a number.
 */
final class Captures {
  private Captures() {}

  /** Whether any marble can jump. */
  static boolean possible(Board board, long occupied, long vacant) {
    return movers(board, occupied, vacant) != 0;
  }

  /** The marbles that can jump. */
  static long movers(Board board, long occupied, long vacant) {
    long paired = board.up(occupied) | board.rightUp(occupied) | board.rightDown(occupied);
    if ((occupied & paired) == 0) {
      return 0;
    }
    return occupied
        & (board.down(occupied & board.down(vacant))
            | board.up(occupied & board.up(vacant))
            | board.leftDown(occupied & board.leftDown(vacant))
            | board.rightUp(occupied & board.rightUp(vacant))
            | board.leftUp(occupied & board.leftUp(vacant))
            | board.rightDown(occupied & board.rightDown(vacant)));
  }

  /** Whether a lifted marble that stands at a place can jump from there. */
  static boolean canJump(Board board, int at, long occupied, long vacant) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      if (landing(board, at, d, occupied, vacant) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Where a lifted marble lands that jumps in a direction, as a set; empty when it cannot. */
  static long landing(Board board, int at, int direction, long occupied, long vacant) {
    long over = board.step(at, direction) & occupied;
    return board.beside(over, direction) & vacant;
  }

  static void list(ZertzPosition position, MoveBuffer out) {
    long occupied = position.occupied();
    long vacant = position.vacant();
    for (long rest = movers(position.variant.board(), occupied, vacant);
        rest != 0;
        rest &= rest - 1) {
      long start = rest & -rest;
      int at = Long.numberOfTrailingZeros(start);
      list(
          position.variant.board(),
          occupied ^ start,
          vacant | start,
          at,
          MoveCode.NO_DIRECTION,
          MoveCode.capture(at),
          MoveCode.FIRST_JUMP,
          out);
    }
  }

  static long count(ZertzPosition position) {
    return ~pick(position, Long.MAX_VALUE);
  }

  /** The code of the chain with an index in the list; when there is none, ~(number of chains). */
  static long pick(ZertzPosition position, long index) {
    long occupied = position.occupied();
    long vacant = position.vacant();
    long passed = 0;
    for (long rest = movers(position.variant.board(), occupied, vacant);
        rest != 0;
        rest &= rest - 1) {
      long start = rest & -rest;
      int at = Long.numberOfTrailingZeros(start);
      long found =
          pick(
              position.variant.board(),
              occupied ^ start,
              vacant | start,
              at,
              MoveCode.NO_DIRECTION,
              MoveCode.capture(at),
              MoveCode.FIRST_JUMP,
              index - passed);
      if (found >= 0) {
        return found;
      }
      passed += ~found;
    }
    return ~passed;
  }

  private static void list(
      Board board,
      long occupied,
      long vacant,
      int at,
      int previous,
      long code,
      long weight,
      MoveBuffer out) {
    boolean whole = previous != MoveCode.NO_DIRECTION;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      long over = board.step(at, d) & occupied;
      if (over == 0) {
        continue;
      }
      long landing = board.step(Long.numberOfTrailingZeros(over), d) & vacant;
      if (landing != 0) {
        whole = false;
        list(
            board,
            occupied ^ over,
            vacant | over,
            Long.numberOfTrailingZeros(landing),
            d,
            code + weight * MoveCode.turn(previous, d),
            weight * MoveCode.turns(previous),
            out);
      }
    }
    if (whole) {
      out.add(code);
    }
  }

  private static long pick(
      Board board,
      long occupied,
      long vacant,
      int at,
      int previous,
      long code,
      long weight,
      long index) {
    boolean whole = previous != MoveCode.NO_DIRECTION;
    long passed = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      long over = board.step(at, d) & occupied;
      if (over == 0) {
        continue;
      }
      long landing = board.step(Long.numberOfTrailingZeros(over), d) & vacant;
      if (landing != 0) {
        whole = false;
        long found =
            pick(
                board,
                occupied ^ over,
                vacant | over,
                Long.numberOfTrailingZeros(landing),
                d,
                code + weight * MoveCode.turn(previous, d),
                weight * MoveCode.turns(previous),
                index - passed);
        if (found >= 0) {
          return found;
        }
        passed += ~found;
      }
    }
    if (whole) {
      return index == 0 ? code : ~1L;
    }
    return ~passed;
  }
}
