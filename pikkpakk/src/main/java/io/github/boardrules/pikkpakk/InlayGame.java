package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Inlay puzzles: a pattern is pushed into another pattern. */
final class InlayGame extends FamilyGame {
  private final InlayOptions choices;
  private final PikkPakkPosition goal;

  @SuppressWarnings("method.invocation") // only the goal is missing, which a position does not need
  InlayGame(InlayOptions options) {
    super(
        options,
        Board.NINE,
        options.push() == PushMode.SQUARE,
        NoMoves.NONE,
        options.push() == PushMode.SQUARE
            ? new RoundPush(true, Majority.NONE, PushLength.ONE)
            : new LinePush(Majority.NONE, PushLength.ONE));
    choices = options;
    goal = on(options.to());
  }

  @Override
  PikkPakkPosition start() {
    return on(choices.from());
  }

  /** Returns the solved position. */
  PikkPakkPosition goal() {
    return goal;
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    return position.hasSameBalls(goal) ? new Status.Win(1, PikkPakkEnding.SOLVED) : null;
  }

  @Override
  Status endingWithoutMove(PikkPakkPosition position) {
    return new Status.Draw(PikkPakkEnding.NO_MOVE);
  }

  @Override
  int players() {
    return 1;
  }

  /** Returns whether a symmetry maps the goal to itself, since the goal is fixed. */
  @Override
  boolean hasSymmetry(PikkPakkSymmetry symmetry) {
    return symmetry.position(goal).hasSameBalls(goal);
  }

  @Override
  boolean hasRightBalls(PikkPakkPosition position) {
    return Ball.ALL.stream().allMatch(ball -> position.count(ball) == choices.from().count(ball));
  }

  /** Returns the same state: the only player moves again. */
  @Override
  int turnAfter(PikkPakkPosition before) {
    return before.state();
  }

  @Override
  BallRequirements ballRequirements() {
    return new BallRequirements("ldtn", 0, 0, false, onBlock);
  }

  private PikkPakkPosition on(Pattern pattern) {
    return PositionBuilder.of(board)
        .put(pattern)
        .position(this, PikkPakkPosition.state(1, Phase.PUSH, 0, 0), RepetitionHistory.NONE);
  }
}
