package io.github.boardrules.pylos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a legal move becomes a {@code long}, and back.
 *
 * <p><b>Design.</b> The lower bits are the cells whose own stones come or go: to play a move is to
 * flip them, and a take-back flips its cells in the code of the bare move. A stone that is taken
 * back at once is flipped twice, so target and source stand in the upper bits too; these tell moves
 * apart that lead to the same position. Between the two is what the move adds to the count.
 */
final class MoveCode {
  /** The unit of the count, in the code of a move and in {@link PylosPosition#mover}. */
  static final long COUNTED = 1L << 50;

  private static final int TARGET = 51;
  private static final int SOURCE = 57;
  private static final int NONE = 63;

  private MoveCode() {}

  /** The code of a placing without take-back. */
  static long place(long target) {
    return target | ((long) Long.numberOfTrailingZeros(target) << TARGET) | ((long) NONE << SOURCE);
  }

  /** The code of a raise without take-back. */
  static long raise(long source, long target) {
    return source
        | target
        | ((long) Long.numberOfTrailingZeros(target) << TARGET)
        | ((long) Long.numberOfTrailingZeros(source) << SOURCE);
  }

  /** The move that a code stands for where the mover has these stones. */
  static PylosMove decode(long own, long code) {
    int source = (int) (code >>> SOURCE) & NONE;
    int target = (int) (code >>> TARGET) & NONE;
    long lifted = source == NONE ? own : own & ~(1L << source);
    long taken = (lifted | (1L << target)) & ~(own ^ code);
    List<Cell> takenBack = new ArrayList<>(2);
    for (long rest = taken; rest != 0; rest &= rest - 1) {
      takenBack.add(Board.cell(Long.numberOfTrailingZeros(rest)));
    }
    return PylosMove.of(
        source == NONE ? Optional.empty() : Optional.of(Board.cell(source)),
        Board.cell(target),
        takenBack);
  }

  /** The code of a legal move. */
  static long encode(Variant variant, PylosMove move) {
    long target = Board.set(move.target());
    long code =
        move instanceof PylosMove.Raise raise
            ? raise(Board.set(raise.source()), target)
            : place(target);
    for (Cell cell : move.takenBack()) {
      code ^= Board.set(cell);
    }
    return move.takenBack().isEmpty() ? code : code | variant.counted;
  }
}
