package io.github.boardrules.zertz;

/** Walks along the jumps of a capture that is given by its code. */
final class Chain {
  private final Board board;
  private long occupied;
  private long vacant;
  private long rest;
  private int previous = MoveCode.NO_DIRECTION;
  private int at;
  private long over;

  Chain(ZertzPosition position, long code) {
    board = position.variant.board();
    at = MoveCode.start(code);
    rest = code / MoveCode.FIRST_JUMP;
    long start = 1L << at;
    occupied = position.occupied() & ~start;
    vacant = position.vacant() | start;
  }

  /** Makes the next jump, if there is one. */
  boolean jump() {
    if (previous != MoveCode.NO_DIRECTION && !Captures.canJump(board, at, occupied, vacant)) {
      return false;
    }
    int turns = MoveCode.turns(previous);
    previous = MoveCode.direction(previous, (int) (rest % turns));
    rest /= turns;
    over = board.step(at, previous);
    at = Long.numberOfTrailingZeros(board.step(Long.numberOfTrailingZeros(over), previous));
    occupied &= ~over;
    vacant |= over;
    return true;
  }

  /** The place that the last jump went over, as a set. */
  long over() {
    return over;
  }

  /** Where the marble stands now. */
  int at() {
    return at;
  }
}
