package io.github.boardrules.pylos;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Encodes legal moves as {@code long} values.
 *
 * <p><b>Design.</b> Bits 0 to 48 are the exclusive or of the mover's stones before and after the
 * move, so a move is played with one exclusive or, and a take-back flips its cells in the code of
 * the bare move. A stone that is placed and taken back in one turn cancels out, and so does not
 * show in these bits: the cells {@code to} and {@code from} are also stored as numbers, in bits 51
 * to 56 and 57 to 62. Different moves that lead to the same position thus have different codes. Bit
 * 50 is added to the count of take-back turns.
 */
final class MoveCode {
  /** One take-back turn, in the code of a move and in {@link PylosPosition#mover}. */
  static final long COUNTED = 1L << 50;

  private static final int TO_SHIFT = 51;
  private static final int FROM_SHIFT = 57;
  private static final int NO_CELL = 63;

  private MoveCode() {}

  /** Returns the code of a placing without take-back. */
  static long place(long to) {
    return to
        | ((long) Long.numberOfTrailingZeros(to) << TO_SHIFT)
        | ((long) NO_CELL << FROM_SHIFT);
  }

  /** Returns the code of a raise without take-back. */
  static long raise(long from, long to) {
    return from
        | to
        | ((long) Long.numberOfTrailingZeros(to) << TO_SHIFT)
        | ((long) Long.numberOfTrailingZeros(from) << FROM_SHIFT);
  }

  static long encode(PylosPosition position, PylosMove move) {
    long to = Board.set(move.to());
    long code =
        move instanceof PylosMove.Raise raise ? raise(Board.set(raise.from()), to) : place(to);
    for (PylosCell cell : move.takenBack()) {
      code ^= Board.set(cell);
    }
    return move.takenBack().isEmpty() ? code : code | position.variant.counted;
  }

  static PylosMove decode(PylosPosition position, long code) {
    long own = position.own();
    int from = (int) (code >>> FROM_SHIFT) & NO_CELL;
    int to = (int) (code >>> TO_SHIFT) & NO_CELL;
    long lifted = from == NO_CELL ? own : own & ~(1L << from);
    long taken = (lifted | (1L << to)) & ~(own ^ code);
    List<PylosCell> takenBack = new ArrayList<>(2);
    for (long rest = taken; rest != 0; rest &= rest - 1) {
      takenBack.add(Board.cell(Long.numberOfTrailingZeros(rest)));
    }
    return MoveText.move(
        from == NO_CELL ? Optional.empty() : Optional.of(Board.cell(from)),
        Board.cell(to),
        takenBack);
  }
}
