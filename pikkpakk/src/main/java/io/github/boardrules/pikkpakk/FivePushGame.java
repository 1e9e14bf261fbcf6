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

  FivePushGame(FivePushOptions options) {
    super(
        options,
        Board.NINE,
        options.edge() == FivePushOptions.EdgeRule.REMOVE,
        new Placing(LIGHT + DARK, options.first() == FivePushOptions.FirstPusher.NEXT ? 2 : 1),
        pushing(options));
    choices = options;
  }

  private static MoveKind pushing(FivePushOptions options) {
    Majority majority = options.majority() ? Majority.NEEDED : Majority.NONE;
    return options.edge() == FivePushOptions.EdgeRule.REMOVE
        ? new RunPush(majority, PushLength.ONE, false, true)
        : new LinePush(majority, PushLength.ONE);
  }

  @Override
  PikkPakkPosition start() {
    return emptyStart();
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
