package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Pikk-Pakk: the player whose balls surround the target ball wins. */
final class PikkPakkGame extends FamilyGame {
  private static final int BALLS = 48;

  private final PikkPakkOptions choices;
  private final boolean joint;

  PikkPakkGame(PikkPakkOptions options) {
    super(
        options,
        Board.of(options.board()),
        options.push() == PushMode.SQUARE,
        options.start() == Start.JOINT ? new Placing(BALLS, 2) : NoMoves.NONE,
        pushing(options));
    choices = options;
    joint = options.start() == Start.JOINT;
  }

  @Override
  PikkPakkPosition start() {
    PositionBuilder balls = PositionBuilder.of(board);
    if (choices.push() == PushMode.RING) {
      balls.putOnRim(Ball.NEUTRAL);
    }
    if (joint) {
      balls.put(Ball.TARGET, board.middle());
    } else {
      balls.put(Pattern.SPIRAL);
    }
    Phase phase = joint ? Phase.PLACE : Phase.PUSH;
    return balls.position(this, PikkPakkPosition.state(1, phase, 0, 0), RepetitionHistory.NONE);
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    long targetLow = position.lightLow() & position.darkLow();
    long targetHigh = position.lightHigh() & position.darkHigh();
    int target = CellSets.lowest(targetLow, targetHigh);
    if (board.hasAllNeighbours(
        target, position.lightLow() & ~targetLow, position.lightHigh() & ~targetHigh)) {
      return new Status.Win(1, PikkPakkEnding.SURROUNDED);
    }
    return board.hasAllNeighbours(
            target, position.darkLow() & ~targetLow, position.darkHigh() & ~targetHigh)
        ? new Status.Win(2, PikkPakkEnding.SURROUNDED)
        : null;
  }

  @Override
  boolean isSurrounding(PikkPakkPosition position, int player) {
    return ending(position) instanceof Status.Win win && win.player() == player;
  }

  @Override
  boolean hasColourSymmetry() {
    return !joint;
  }

  @Override
  BallRequirements ballRequirements() {
    return new BallRequirements(
        choices.push() == PushMode.RING ? "ldtn" : "ldt",
        joint ? BALLS / 2 : 0,
        joint ? BALLS / 2 : 0,
        true,
        choices.push().isRound());
  }

  private static MoveKind pushing(PikkPakkOptions choices) {
    Majority majority = choices.equal() ? Majority.OR_EQUALITY : Majority.NEEDED;
    return switch (choices.push()) {
      case LINE -> new LinePush(majority, choices.steps());
      case CAPTURE -> new RunPush(majority, choices.steps(), false, true);
      case SQUARE -> new RoundPush(true, majority, choices.steps());
      case RING -> new RoundPush(false, majority, choices.steps());
    };
  }
}
