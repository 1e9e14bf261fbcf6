package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * One way to move: to place a ball, to let one enter, or one of the ways to push. A game has one in
 * each phase.
 */
interface MoveKind {

  /** Whether a move has this form. */
  boolean hasForm(PikkPakkMove move);

  /** Appends the codes of the legal moves, in the order of their texts. */
  void list(PikkPakkPosition position, MoveBuffer out);

  /** How many legal moves there are; some ways to move know it without listing them. */
  default int count(PikkPakkPosition position) {
    MoveBuffer moves = new MoveBuffer();
    list(position, moves);
    return moves.size();
  }

  /** Why a move of this form is refused; the game is not over. */
  Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move);

  /** The position after a legal move of this form. */
  PikkPakkPosition playUnchecked(PikkPakkPosition position, long code);
}
