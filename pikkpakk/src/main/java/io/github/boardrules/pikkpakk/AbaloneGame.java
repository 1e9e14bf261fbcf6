package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Square abalone: the player who pushes enough of the opponent's balls off the board wins. */
final class AbaloneGame extends FamilyGame {
  private static final int BALLS = 48;
  private static final int FULL_ROWS = 2;

  private final AbaloneOptions choices;

  AbaloneGame(AbaloneOptions options) {
    super(
        options,
        Board.NINE,
        options.start() == Start.JOINT,
        options.start() == Start.JOINT ? new Placing(BALLS, 2) : NoMoves.NONE,
        pushing(options));
    choices = options;
  }

  private static MoveKind pushing(AbaloneOptions options) {
    boolean joins = options.collision() == AbaloneOptions.CollisionRule.PUSH;
    RunPush push = new RunPush(Majority.NEEDED, options.steps(), joins, options.own());
    return options.side() ? new RunsOrSideways(push, new SidewaysMove(options.steps())) : push;
  }

  @Override
  PikkPakkPosition start() {
    if (onBlock) {
      return emptyStart();
    }
    PositionBuilder balls = PositionBuilder.of(board);
    for (int column = 0; column < board.size; column++) {
      for (int row = 0; row < FULL_ROWS; row++) {
        balls.put(Ball.LIGHT, board.bit(Cell.at(column, row)));
        balls.put(Ball.DARK, board.bit(Cell.at(column, board.size - 1 - row)));
      }
    }
    return balls.position(
        this, PikkPakkPosition.state(1, Phase.PUSH, 0, 0), RepetitionHistory.NONE);
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    boolean first = position.lost(1) >= choices.win();
    boolean second = position.lost(2) >= choices.win();
    if (!first && !second) {
      return null;
    }
    int winner = first && second ? 3 - position.toMove() : second ? 1 : 2;
    return new Status.Win(winner, PikkPakkEnding.REMOVED);
  }

  @Override
  boolean hasLostCount() {
    return true;
  }

  @Override
  boolean hasColourSymmetry() {
    return !onBlock;
  }

  @Override
  BallRequirements ballRequirements() {
    int each = onBlock ? BALLS / 2 : 0;
    return new BallRequirements("ld", each, each, false, false);
  }
}
