package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.BoardText;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.board.PikkPakkSymmetry;
import io.github.boardrules.pikkpakk.board.PositionBuilder;
import io.github.boardrules.pikkpakk.board.RepetitionHistory;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.LinePush;
import io.github.boardrules.pikkpakk.move.PushLimits;
import io.github.boardrules.pikkpakk.move.RoundPush;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PushLengthRule;
import io.github.boardrules.pikkpakk.value.PushRule;
import org.jspecify.annotations.Nullable;

/** Inlay puzzles: a pattern is pushed into another pattern. */
public final class InlayGame extends Variant {
  private static final PushLimits LIMITS =
      new PushLimits(PushLimits.Majority.NONE, PushLengthRule.ONE);

  private final InlayOptions choices;
  private final BitPosition goal;

  @SuppressWarnings("method.invocation") // only the goal is missing, which a position does not need
  InlayGame(InlayOptions options) {
    super(
        options,
        0,
        Board.NINE,
        options.push() == PushRule.SQUARE,
        MoveKind.NoMoves.NONE,
        options.push() == PushRule.SQUARE ? new RoundPush(LIMITS) : new LinePush(LIMITS));
    choices = options;
    goal = on(options.to());
  }

  @Override
  public BitPosition start() {
    return on(choices.from());
  }

  public BitPosition goal() {
    return goal;
  }

  @Override
  public @Nullable Status ending(BitPosition position) {
    return position.hasSameBalls(goal) ? Status.win(1, PikkPakkEnding.SOLVED) : null;
  }

  @Override
  public Status endingWithoutMove(BitPosition position) {
    return Status.draw(PikkPakkEnding.NO_MOVE);
  }

  /** Returns whether a symmetry maps the goal to itself, because the goal is fixed. */
  @Override
  public boolean hasSymmetry(PikkPakkSymmetry symmetry) {
    return symmetry.position(goal).hasSameBalls(goal);
  }

  @Override
  public boolean hasRightBalls(BitPosition position) {
    return BoardText.BALLS.stream()
        .allMatch(ball -> position.count(ball) == choices.from().count(ball));
  }

  @Override
  public String balls() {
    return "ldtn";
  }

  private BitPosition on(PikkPakkPattern pattern) {
    return PositionBuilder.of(board)
        .put(pattern)
        .position(this, PackedState.of(1, Phase.PUSH), RepetitionHistory.NONE);
  }
}
