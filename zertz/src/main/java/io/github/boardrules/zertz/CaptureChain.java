package io.github.boardrules.zertz;

/** Walks along the jumps of a capture, which is given by its code. */
final class CaptureChain {
  private final Board board;
  private long rest;
  private boolean begun;
  private int direction;

  /** The bit of the cell on which the marble stands now. */
  int at;

  /** The cell that the last jump went over, as a set. */
  long over;

  CaptureChain(ZertzPosition position, long code) {
    board = position.variant.board;
    at = MoveCode.start(code);
    rest = code / MoveCode.FIRST_JUMP;
  }

  /** Makes the next jump; returns {@code false} if there is none. */
  boolean jump() {
    if (rest == 0) {
      return false;
    }
    int digits = begun ? MoveCode.TURNS : Board.DIRECTIONS;
    int digit = (int) ((rest - 1) % digits) + 1;
    rest = (rest - 1) / digits;
    direction = begun ? MoveCode.direction(direction, digit) : digit - 1;
    begun = true;
    over = board.neighbour(at, direction);
    at = Long.numberOfTrailingZeros(board.beside(over, direction));
    return true;
  }
}
