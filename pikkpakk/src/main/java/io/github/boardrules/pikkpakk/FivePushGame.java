package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/**
 * Five in a row, then pushing: the players fill the block, then push lines; five in a line win in
 * both phases.
 */
final class FivePushGame extends FamilyGame {
  private static final int LIGHT = 25;
  private static final int DARK = 24;
  private static final StraightLines FIVE = new StraightLines(Board.NINE, 5);

  private final FivePushOptions choices;
  private final MoveKind placing;
  private final MoveKind pushing;

  FivePushGame(FivePushOptions options) {
    super(options, Board.NINE, options.edge() == FivePushOptions.EdgeRule.REMOVE, options.repeat());
    choices = options;
    int first = options.first() == FivePushOptions.FirstPusher.NEXT ? 2 : 1;
    Majority majority = options.majority() ? Majority.NEEDED : Majority.NONE;
    placing = new Placing(LIGHT + DARK, first);
    pushing =
        onBlock
            ? new RunPush(majority, PushLength.ONE, false, true)
            : new LinePush(majority, PushLength.ONE);
  }

  @Override
  PikkPakkPosition start() {
    return emptyStart();
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
    return FIVE.ending(position, choices.both(), PikkPakkEnding.FIVE_IN_ROW);
  }

  @Override
  BallRequirements ballRequirements() {
    return new BallRequirements("ld", LIGHT, DARK, false, false);
  }
}
