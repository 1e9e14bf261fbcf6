package io.github.boardrules.pylos;

/** What all positions of a variant share: the options and what follows from them. */
final class Variant {
  final PylosOptions options;
  final Board board;

  /** Whether a player who completes a pattern may take stones back. */
  final boolean mayTakeBack;

  /** Whether a player who completes a pattern must take stones back. */
  final boolean mustTakeBack;

  /** Whether rows and columns are patterns, as squares are. */
  final boolean lines;

  /** Whether a player with an empty reserve goes on as long as a stone can be raised. */
  final boolean losesOnlyWhenStuck;

  /** What a take-back adds to a move's code: {@link MoveCode#COUNTED}, or 0 without a limit. */
  final long counted;

  /** The count at which the game is drawn; without a limit, one that is never reached. */
  final int limit;

  Variant(PylosOptions options) {
    this.options = options;
    board = Board.of(options.base());
    mayTakeBack = options.takeBack() != PylosOptions.TakeBack.NONE;
    mustTakeBack = options.takeBack() == PylosOptions.TakeBack.MUST;
    lines = options.lines();
    losesOnlyWhenStuck = options.out() == PylosOptions.Out.STUCK;
    counted = options.limit() == 0 ? 0 : MoveCode.COUNTED;
    limit = options.limit() == 0 ? Integer.MAX_VALUE : options.limit();
  }

  /** Returns the vacant cells on which an own stone would complete a pattern. */
  long earning(long own, long vacant) {
    if (!mayTakeBack) {
      return 0;
    }
    long squares = board.completingSquare(own);
    return (lines ? squares | board.completingLine(own) : squares) & vacant;
  }
}
