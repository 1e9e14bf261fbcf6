package io.github.boardrules.pylos;

/** What all positions of a variant share. */
final class Variant {
  final PylosOptions options;
  final Board board;

  /** Whether who completes a pattern may take stones back. */
  final boolean takesBack;

  /** Whether he must. */
  final boolean mustTakeBack;

  /** Whether lines are patterns too. */
  final boolean lines;

  /** Whether the game goes on without a reserve as long as a stone can be raised. */
  final boolean raisesSave;

  /** What a take-back adds to a move's code: {@link MoveCode#COUNTED}, or nothing. */
  final long counted;

  /** At which count the game is drawn; a count that is never reached without a limit. */
  final int end;

  Variant(PylosOptions options) {
    this.options = options;
    board = Board.of(options.base());
    takesBack = options.takeBack() != PylosOptions.TakeBack.NONE;
    mustTakeBack = options.takeBack() == PylosOptions.TakeBack.MUST;
    lines = options.lines();
    raisesSave = options.out() == PylosOptions.Out.STUCK;
    counted = options.limit() == 0 ? 0 : MoveCode.COUNTED;
    end = options.limit() == 0 ? Integer.MAX_VALUE : options.limit();
  }

  /** The vacant cells on which a stone would complete a pattern that earns a take-back. */
  long earning(long own, long vacant) {
    if (!takesBack) {
      return 0;
    }
    long squares = board.completingSquare(own);
    return (lines ? squares | board.completingLine(own) : squares) & vacant;
  }
}
