package io.github.boardrules.pylos;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/** What all positions of a variant share: the options and what follows from them. */
final class Variant {
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.pylos.messages", locale));

  final PylosOptions options;
  final Board board;

  /** Whether a player who completes a pattern may take stones back. */
  final boolean mayTakeBack;

  /** Whether a player who completes a pattern must take stones back. */
  final boolean mustTakeBack;

  /** Whether rows and columns are patterns, as squares are. */
  private final boolean hasLines;

  /** Whether a player with an empty reserve continues as long as a stone can be raised. */
  final boolean losesOnlyWhenStuck;

  /** What a take-back adds to a move's code: {@link MoveCode#COUNTED}, or 0 without a limit. */
  final long counted;

  /** The count at which the game is drawn; without a limit, one that is never reached. */
  final int limit;

  Variant(PylosOptions options) {
    this.options = options;
    board = Board.of(options.base());
    mayTakeBack = options.takeBack() != PylosOptions.TakeBackRule.NONE;
    mustTakeBack = options.takeBack() == PylosOptions.TakeBackRule.MUST;
    hasLines = options.lines();
    losesOnlyWhenStuck = options.out() == PylosOptions.OutRule.STUCK;
    counted = options.limit() == 0 ? 0 : MoveCode.COUNTED;
    limit = options.limit() == 0 ? Integer.MAX_VALUE : options.limit();
  }

  PylosPosition start() {
    return PylosPosition.of(this, 0, 0, 1, 0);
  }

  Notation<PylosPosition, PylosMove> notation() {
    return Notation.of(
        MoveText::format,
        text -> MoveText.parse(board, text),
        PositionText::format,
        text -> PositionText.parse(this, text));
  }

  Optional<Label> playerName(int player) {
    return Optional.of(MESSAGES.label("player." + Rules.requirePlayer(player)));
  }

  /**
   * Returns the bound that follows from the sum of the levels of all stones (RULES.md,
   * "Invariants"): a turn without take-back raises it, and one with a take-back lowers it by at
   * most 5, or 3 on base 3.
   */
  OptionalInt maxPlies() {
    boolean large = options.base() == 4;
    int maxHeight = large ? 50 : 20;
    int perTakeBack = large ? 6 : 4;
    return mayTakeBack && options.limit() == 0
        ? OptionalInt.empty()
        : OptionalInt.of(maxHeight + perTakeBack * options.limit());
  }

  /** Returns the vacant cells on which an own stone would complete a pattern. */
  long earning(long own, long vacant) {
    if (!mayTakeBack) {
      return 0;
    }
    long squares = board.completingSquare(own);
    return (hasLines ? squares | board.completingLine(own) : squares) & vacant;
  }
}
