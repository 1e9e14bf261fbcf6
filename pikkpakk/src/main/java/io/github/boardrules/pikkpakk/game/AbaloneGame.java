package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.board.PositionBuilder;
import io.github.boardrules.pikkpakk.board.RepetitionHistory;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.Placing;
import io.github.boardrules.pikkpakk.move.PushLimits;
import io.github.boardrules.pikkpakk.move.RunPush;
import io.github.boardrules.pikkpakk.move.SidewaysMove;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.StartRule;
import org.jspecify.annotations.Nullable;

/** Square abalone: the player who pushes enough of the opponent's balls off the board wins. */
final class AbaloneGame extends Variant {
  private static final int BALLS = 48;
  private static final int FULL_ROWS = 2;

  /** How many balls of the opponent must be removed. */
  private final int win;

  AbaloneGame(AbaloneOptions options) {
    super(
        options,
        options.repeat(),
        Board.NINE,
        options.start() == StartRule.JOINT,
        options.start() == StartRule.JOINT ? new Placing(BALLS, 2) : MoveKind.NoMoves.NONE,
        pushing(options));
    win = options.win();
  }

  private static MoveKind pushing(AbaloneOptions options) {
    boolean joins = options.collision() == AbaloneOptions.CollisionRule.PUSH;
    PushLimits limits = new PushLimits(PushLimits.Majority.NEEDED, options.steps());
    RunPush push = new RunPush(limits, joins, options.own());
    return options.side() ? new SidewaysMove(push) : push;
  }

  @Override
  public BitPosition start() {
    if (onBlock) {
      return super.start();
    }
    PositionBuilder balls = PositionBuilder.of(board);
    for (int column = 0; column < board.size; column++) {
      for (int row = 0; row < FULL_ROWS; row++) {
        balls.put(PikkPakkBall.LIGHT, board.bit(Board.cell(column, row)));
        balls.put(PikkPakkBall.DARK, board.bit(Board.cell(column, board.size - 1 - row)));
      }
    }
    return balls.position(this, PackedState.of(1, Phase.PUSH), RepetitionHistory.NONE);
  }

  @Override
  public @Nullable Status ending(BitPosition position) {
    boolean first = position.lost(1) >= win;
    boolean second = position.lost(2) >= win;
    if (!first && !second) {
      return null;
    }
    int winner = first && second ? 3 - position.toMove() : second ? 1 : 2;
    return Status.win(winner, PikkPakkEnding.REMOVED);
  }

  @Override
  public boolean hasColourSymmetry() {
    return !onBlock;
  }

  @Override
  public Evaluation<PikkPakkPosition> evaluation() {
    return onBlock ? AbaloneEvaluation.BLOCK : AbaloneEvaluation.BOARD;
  }
}
