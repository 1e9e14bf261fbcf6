package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.BoardText;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.Placing;
import io.github.boardrules.pikkpakk.move.RoundPush;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import java.util.Optional;

/** Checks the conditions of a well-formed position text (RULES.md, "Notation", Demands). */
final class PositionValidator {
  private final BitPosition position;
  private final Variant game;

  PositionValidator(BitPosition position) {
    game = position.variant();
    this.position = position;
  }

  /** Returns the first condition that is broken, in the order of the page; empty if none is. */
  Optional<PikkPakkTextReason> firstBroken() {
    if (game.players == 1 && position.toMove() != 1) {
      return Optional.of(PikkPakkTextReason.ONE_PLAYER);
    }
    if (position.moveKind() == MoveKind.NoMoves.NONE) {
      return Optional.of(PikkPakkTextReason.NO_SUCH_PHASE);
    }
    for (PikkPakkBall ball : BoardText.BALLS) {
      if (!hasKind(ball) && position.count(ball) > 0) {
        return Optional.of(PikkPakkTextReason.FOREIGN_BALL);
      }
    }
    boolean isGame = game.players == 2;
    if (isGame && hasKind(PikkPakkBall.TARGET) && position.count(PikkPakkBall.TARGET) != 1) {
      return Optional.of(PikkPakkTextReason.ONE_TARGET);
    }
    if (!game.hasRightBalls(position)) {
      return Optional.of(PikkPakkTextReason.OTHER_BALLS);
    }
    if ((position.ballsLow() & ~game.areaLow()) != 0
        || (position.ballsHigh() & ~game.areaHigh()) != 0) {
      return Optional.of(PikkPakkTextReason.OUTSIDE_AREA);
    }
    if (position.moveKind() instanceof Placing placing && !isPlacedInTurn(placing.balls())) {
      return Optional.of(PikkPakkTextReason.BAD_PLACING);
    }
    boolean full = position.ballsLow() == game.areaLow() && position.ballsHigh() == game.areaHigh();
    return position.moveKind() instanceof RoundPush && !full
        ? Optional.of(PikkPakkTextReason.NOT_FULL)
        : Optional.empty();
  }

  /** Returns whether light and dark have been placed on the block in turn, and not all of them. */
  private boolean isPlacedInTurn(int balls) {
    int light = position.count(1);
    int dark = position.count(2);
    Board board = game.board;
    boolean onBlock =
        ((position.lightLow | position.darkLow) & ~board.blockLow) == 0
            && ((position.lightHigh | position.darkHigh) & ~board.blockHigh) == 0;
    return onBlock
        && (!hasKind(PikkPakkBall.NEUTRAL) || isFramed())
        && light == dark + position.toMove() - 1
        && light + dark < balls;
  }

  private boolean isFramed() {
    Board board = game.board;
    return position.neutralLow() == (board.allLow & ~board.blockLow)
        && position.neutralHigh() == (board.allHigh & ~board.blockHigh);
  }

  private boolean hasKind(PikkPakkBall ball) {
    return game.balls().indexOf(ball.letter()) >= 0;
  }
}
