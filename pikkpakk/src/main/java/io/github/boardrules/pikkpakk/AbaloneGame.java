package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Square abalone: who pushes enough of the opponent's balls off the board wins. */
final class AbaloneGame extends Game {
  private static final int BALLS = 48;
  private static final int FULL_ROWS = 2;

  private final AbaloneOptions choices;
  private final Manner placing;
  private final Manner pushing;

  AbaloneGame(AbaloneOptions options) {
    super(options, Board.NINE, options.start() == AbaloneOptions.Start.JOINT, options.repeat());
    choices = options;
    placing = onBlock ? new Placing(BALLS, 2) : NoWay.NONE;
    boolean joins = options.collision() == AbaloneOptions.Collision.PUSH;
    RunPush push = new RunPush(Majority.NEEDED, options.steps(), joins, options.own());
    pushing = options.side() ? new RunsOrSideways(push, new SidewaysMove(options.steps())) : push;
  }

  @Override
  PikkPakkPosition start() {
    if (onBlock) {
      return empty();
    }
    Balls balls = Balls.of(board);
    for (int column = 0; column < board.size; column++) {
      for (int row = 0; row < FULL_ROWS; row++) {
        balls.put(Ball.LIGHT, board.bit(Cell.at(column, row)));
        balls.put(Ball.DARK, board.bit(Cell.at(column, board.size - 1 - row)));
      }
    }
    return balls.position(this, PikkPakkPosition.state(1, Phase.PUSH, 0, 0), Seen.NONE);
  }

  @Override
  Manner placing() {
    return placing;
  }

  @Override
  Manner pushing() {
    return pushing;
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
  boolean countsLost() {
    return true;
  }

  @Override
  boolean exchangesColours() {
    return !onBlock;
  }

  @Override
  Demands demands() {
    int each = onBlock ? BALLS / 2 : 0;
    return new Demands("ld", each, each, false, false);
  }
}
