package io.github.boardrules.zertz;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the full groups that a placement isolates (RULES.md, "Claims"). All methods take the board
 * before the placement; X is the ring that is filled, Y the ring that is removed.
 *
 * <p><b>Design.</b> A group can become full in two ways only: the group of X, if no vacant ring but
 * Y touches it; and a connected set of marbles whose last vacant neighbour was Y, which does not
 * touch X. The neighbour table rejects most cells at once; a flood fill runs only for the rest.
 */
final class Isolation {
  private Isolation() {}

  /** Returns the group of X if it can be claimed; otherwise an empty set. */
  static long own(Board board, long occupied, long vacant, int x, int y) {
    long filled = 1L << x;
    long rest = vacant & ~filled & ~one(y);
    if (rest == 0 || (board.neighbours[x] & rest) != 0) {
      return 0;
    }
    long group = board.flood(filled, occupied);
    return (board.touching(group) & rest) == 0 ? group : 0;
  }

  /** Returns the first or second (index 0 or 1) group that the removal of Y cuts off, or none. */
  static long cutOff(Board board, long occupied, long vacant, int x, int y, int index) {
    if (y == Board.NOWHERE || (vacant & ~(1L << x) & ~(1L << y)) == 0) {
      return 0;
    }
    long others = vacant & ~(1L << y);
    int passed = 0;
    for (long rest = board.neighbours[y] & occupied; rest != 0; ) {
      int seed = Long.numberOfTrailingZeros(rest);
      if ((board.neighbours[seed] & others) != 0) {
        rest &= rest - 1;
        continue;
      }
      long group = board.flood(1L << seed, occupied);
      rest &= ~group;
      if ((board.touching(group) & others) == 0 && passed++ == index) {
        return group;
      }
    }
    return 0;
  }

  /** Returns the groups, none to three, that a placement can claim. Its cells are on the board. */
  static List<Long> groups(ZertzPosition position, ZertzMove.Place move) {
    Board board = position.variant.board;
    long occupied = position.occupied();
    long vacant = position.vacant();
    int x = board.bit(move.to());
    int y = move.removed().map(board::bit).orElse(Board.NOWHERE);
    return Stream.of(
            own(board, occupied, vacant, x, y),
            cutOff(board, occupied, vacant, x, y, 0),
            cutOff(board, occupied, vacant, x, y, 1))
        .filter(group -> group != 0)
        .collect(Collectors.toList());
  }

  /** Returns all claims that a placement allows, as bits of its code. */
  static long claims(Board board, long occupied, long vacant, int x, int y) {
    long claims = own(board, occupied, vacant, x, y) != 0 ? MoveCode.OWN_GROUP : 0;
    if (canCutOff(board, occupied, vacant, y) && cutOff(board, occupied, vacant, x, y, 0) != 0) {
      claims |= MoveCode.CUT_GROUP;
      if (cutOff(board, occupied, vacant, x, y, 1) != 0) {
        claims |= 2 * MoveCode.CUT_GROUP;
      }
    }
    return claims;
  }

  /**
   * Returns false only if the removal of Y cuts off no group, because all marbles beside it have
   * another vacant neighbour. Branch-free, because most removals are of this kind, but not all.
   */
  private static boolean canCutOff(Board board, long occupied, long vacant, int y) {
    return y != Board.NOWHERE
        && (board.neighbours[y] & occupied & ~board.beside(vacant & ~(1L << y))) != 0;
  }

  static long claimed(Board board, long occupied, long vacant, long code) {
    int claims = MoveCode.claims(code);
    int x = MoveCode.filledBy(code);
    int y = MoveCode.removedBy(code);
    return ((claims & 1) == 0 ? 0 : own(board, occupied, vacant, x, y))
        | ((claims & 2) == 0 ? 0 : cutOff(board, occupied, vacant, x, y, 0))
        | ((claims & 4) == 0 ? 0 : cutOff(board, occupied, vacant, x, y, 1));
  }

  /** Returns the cells that a placement claims; those that the board lacks are left out. */
  static long claimed(Board board, ZertzMove.Place move) {
    return move.claimed().stream().mapToLong(claim -> board.set(claim.cell())).sum();
  }

  /** Returns the claims of a set of cells, of which only X, the ring that is filled, is vacant. */
  static List<ZertzMove.Claimed> claims(ZertzPosition position, ZertzMarble placed, long set) {
    return position.variant.board.cells(set).stream()
        .map(cell -> new ZertzMove.Claimed(position.marble(cell).orElse(placed), cell))
        .collect(Collectors.toList());
  }

  /** Returns the cell with a bit as a set; empty for {@link Board#NOWHERE}. */
  static long one(int bit) {
    return bit == Board.NOWHERE ? 0 : 1L << bit;
  }
}
