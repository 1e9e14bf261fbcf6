package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.board.PositionBuilder;
import io.github.boardrules.pikkpakk.board.RepetitionHistory;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.LinePush;
import io.github.boardrules.pikkpakk.move.Placing;
import io.github.boardrules.pikkpakk.move.PushLimits;
import io.github.boardrules.pikkpakk.move.RoundPush;
import io.github.boardrules.pikkpakk.move.RunPush;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushRule;
import io.github.boardrules.pikkpakk.value.StartRule;
import org.jspecify.annotations.Nullable;

/** Pikk-Pakk: the player whose balls surround the target ball wins. */
final class PikkPakkGame extends Variant {
  private static final int BALLS = 48;

  private final PikkPakkOptions choices;
  private final boolean joint;

  PikkPakkGame(PikkPakkOptions options) {
    super(
        options,
        options.repeat(),
        Board.of(options.board()),
        options.push() == PushRule.SQUARE,
        options.start() == StartRule.JOINT ? new Placing(BALLS, 2) : MoveKind.NoMoves.NONE,
        pushing(options));
    choices = options;
    joint = options.start() == StartRule.JOINT;
  }

  @Override
  public BitPosition start() {
    PositionBuilder balls = PositionBuilder.of(board);
    if (choices.push() == PushRule.RING) {
      balls.putOnRim(PikkPakkBall.NEUTRAL);
    }
    if (joint) {
      balls.put(PikkPakkBall.TARGET, board.middle());
    } else {
      balls.put(PikkPakkPattern.SPIRAL);
    }
    Phase phase = joint ? Phase.PLACE : Phase.PUSH;
    return balls.position(this, PackedState.of(1, phase), RepetitionHistory.NONE);
  }

  @Override
  public @Nullable Status ending(BitPosition position) {
    long targetLow = position.lightLow & position.darkLow;
    long targetHigh = position.lightHigh & position.darkHigh;
    int target = CellSets.lowest(targetLow, targetHigh);
    if (board.hasAllNeighbours(
        target, position.lightLow & ~targetLow, position.lightHigh & ~targetHigh)) {
      return Status.win(1, PikkPakkEnding.SURROUNDED);
    }
    return board.hasAllNeighbours(
            target, position.darkLow & ~targetLow, position.darkHigh & ~targetHigh)
        ? Status.win(2, PikkPakkEnding.SURROUNDED)
        : null;
  }

  @Override
  public boolean isSurrounding(BitPosition position, int player) {
    @Nullable Status ending = ending(position);
    return ending != null && ending.winner().orElse(0) == player;
  }

  @Override
  public boolean hasColourSymmetry() {
    return !joint;
  }

  @Override
  public Evaluation<PikkPakkPosition> evaluation() {
    PikkPakkEvaluation lines = PikkPakkEvaluation.of(board);
    return choices.push() == PushRule.LINE
        ? lines
        : lines.withWeights(PikkPakkEvaluation.OTHER_PUSHES);
  }

  @Override
  public String balls() {
    return choices.push() == PushRule.RING ? "ldtn" : "ldt";
  }

  private static MoveKind pushing(PikkPakkOptions choices) {
    PushLimits limits =
        new PushLimits(
            choices.equal() ? PushLimits.Majority.OR_EQUALITY : PushLimits.Majority.NEEDED,
            choices.steps());
    return switch (choices.push()) {
      case LINE -> new LinePush(limits);
      case CAPTURE -> new RunPush(limits, false, true);
      case SQUARE, RING -> new RoundPush(limits);
    };
  }
}
