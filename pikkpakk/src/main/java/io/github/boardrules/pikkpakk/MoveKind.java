package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * One way to move: placing a ball, entering one, or one of the ways to push. A game has one in each
 * phase.
 */
interface MoveKind {

  /** Returns whether a move has this form. */
  boolean hasForm(PikkPakkMove move);

  /** Appends the codes of the legal moves, in ASCII order of their texts. */
  void list(PikkPakkPosition position, MoveBuffer out);

  /** Returns the number of legal moves; kinds that can count without a list override this. */
  default int count(PikkPakkPosition position) {
    MoveBuffer moves = new MoveBuffer();
    list(position, moves);
    return moves.size();
  }

  /** Returns why a move of this form is refused while the game is ongoing; empty if it is legal. */
  Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move);

  /** Returns the position after a legal move of this form. */
  PikkPakkPosition playUnchecked(PikkPakkPosition position, long code);

  /**
   * Returns whether the mover's balls surround the target after a move, so that equal numbers
   * suffice for it (RULES.md, "A move", Equality).
   */
  default boolean isWinning(PikkPakkPosition position, long code) {
    return position.game().isSurrounding(playUnchecked(position, code), position.toMove());
  }
}
