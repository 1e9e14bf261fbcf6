package io.github.boardrules.zertz;

import java.util.List;
import java.util.stream.Stream;

/**
 * Full groups that a placement isolates (RULES.md, "Claims"), from the board before it: X is the
 * ring that is filled, Y the ring that is removed.
 *
 * <p><b>Design.</b> A group can become full in two ways only. The group of X does, when no vacant
 * ring but Y touches it. And a set of joined marbles does whose last vacant neighbour was Y; such a
 * set does not touch X. The places that vacant rings touch are read from the neighbour table, so a
 * group is followed only where the first look does not settle it.
 */
final class Isolation {
  private Isolation() {}

  /** The group of X, if it may be claimed; otherwise empty. */
  static long own(Board board, long occupied, long vacant, int x, int y) {
    long filled = 1L << x;
    long rest = vacant & ~filled & ~one(y);
    if (rest == 0 || (board.neighbours[x] & rest) != 0) {
      return 0;
    }
    long group = board.flood(filled, occupied);
    return (board.touching(group) & rest) == 0 ? group : 0;
  }

  /** The joined group that the removal of Y cuts off with an index, 0 or 1; empty for none. */
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

  /** All groups that a placement may claim: none to three. Its places belong to the board. */
  static List<Long> groups(ZertzPosition position, ZertzMove.Placement move) {
    Board board = position.variant.board();
    long occupied = position.occupied();
    long vacant = position.vacant();
    int x = board.bit(move.ring());
    int y = move.removed().map(board::bit).orElse(Board.NOWHERE);
    return Stream.of(
            own(board, occupied, vacant, x, y),
            cutOff(board, occupied, vacant, x, y, 0),
            cutOff(board, occupied, vacant, x, y, 1))
        .filter(group -> group != 0)
        .toList();
  }

  /** All claims that a placement allows, as they stand in a code. */
  static long claims(Board board, long occupied, long vacant, int x, int y) {
    long claims = own(board, occupied, vacant, x, y) != 0 ? MoveCode.OWN_GROUP : 0;
    if (cutOff(board, occupied, vacant, x, y, 0) != 0) {
      claims |= MoveCode.CUT_GROUP;
      if (cutOff(board, occupied, vacant, x, y, 1) != 0) {
        claims |= 2 * MoveCode.CUT_GROUP;
      }
    }
    return claims;
  }

  /** The places of the groups that a code claims. */
  static long claimed(Board board, long occupied, long vacant, long code) {
    int claims = MoveCode.claims(code);
    int x = MoveCode.filledBy(code);
    int y = MoveCode.removedBy(code);
    long claimed = (claims & 1) != 0 ? own(board, occupied, vacant, x, y) : 0;
    if ((claims & 2) != 0) {
      claimed |= cutOff(board, occupied, vacant, x, y, 0);
    }
    if ((claims & 4) != 0) {
      claimed |= cutOff(board, occupied, vacant, x, y, 1);
    }
    return claimed;
  }

  /** The place with a bit as a set; empty for {@link Board#NOWHERE}. */
  static long one(int bit) {
    return bit == Board.NOWHERE ? 0 : 1L << bit;
  }
}
