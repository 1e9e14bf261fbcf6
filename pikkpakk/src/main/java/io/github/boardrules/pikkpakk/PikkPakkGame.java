package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Pikk-Pakk: who surrounds the target ball wins. */
final class PikkPakkGame extends FamilyGame {
  private static final int BALLS = 48;

  private final PikkPakkOptions choices;
  private final boolean joint;
  private final MoveKind placing;
  private final MoveKind pushing;

  PikkPakkGame(PikkPakkOptions options) {
    super(
        options,
        Board.of(options.board()),
        options.push() == PikkPakkOptions.Push.SQUARE,
        options.repeat());
    choices = options;
    joint = options.start() == PikkPakkOptions.Start.JOINT;
    placing = joint ? new Placing(BALLS, 2) : NoMoves.NONE;
    pushing = push(options);
  }

  @Override
  PikkPakkPosition start() {
    PositionBuilder balls = PositionBuilder.of(board);
    if (choices.push() == PikkPakkOptions.Push.RING) {
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
  MoveKind placing() {
    return placing;
  }

  @Override
  MoveKind pushing() {
    return pushing;
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    long target0 = position.light0() & position.dark0();
    long target1 = position.light1() & position.dark1();
    int target = Sets.lowest(target0, target1);
    if (board.holdsAround(target, position.light0() & ~target0, position.light1() & ~target1)) {
      return new Status.Win(1, PikkPakkEnding.SURROUNDED);
    }
    return board.holdsAround(target, position.dark0() & ~target0, position.dark1() & ~target1)
        ? new Status.Win(2, PikkPakkEnding.SURROUNDED)
        : null;
  }

  @Override
  boolean surrounds(PikkPakkPosition position, int player) {
    return ending(position) instanceof Status.Win win && win.player() == player;
  }

  @Override
  boolean exchangesColours() {
    return !joint;
  }

  @Override
  BallRequirements demands() {
    return new BallRequirements(
        choices.push() == PikkPakkOptions.Push.RING ? "ldtn" : "ldt",
        joint ? BALLS / 2 : 0,
        joint ? BALLS / 2 : 0,
        true,
        choices.push().isRound());
  }

  private static MoveKind push(PikkPakkOptions choices) {
    Majority majority = choices.equal() ? Majority.OR_EQUALITY : Majority.NEEDED;
    return switch (choices.push()) {
      case LINE -> new LinePush(majority, choices.steps());
      case CAPTURE -> new RunPush(majority, choices.steps(), false, true);
      case SQUARE -> new RoundPush(true, majority, choices.steps());
      case RING -> new RoundPush(false, majority, choices.steps());
    };
  }
}
