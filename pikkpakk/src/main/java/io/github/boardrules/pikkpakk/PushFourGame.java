package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Push-four: balls enter from the rim and push other balls; four in a line win. */
final class PushFourGame extends FamilyGame {
  private final PushFourOptions choices;

  PushFourGame(PushFourOptions options) {
    super(
        options,
        Board.NINE,
        true,
        new Entering(options.full() == PushFourOptions.FullLineRule.DROP),
        NoMoves.NONE);
    choices = options;
  }

  @Override
  PikkPakkPosition start() {
    return new PositionOnBlock(
        SharedState.of(this), PikkPakkPosition.state(1, Phase.PLACE, 0, 0), 0, 0);
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    boolean light = BlockBits.hasFour(position.lightBlock());
    boolean dark = BlockBits.hasFour(position.darkBlock());
    return light || dark
        ? StraightLines.ending(position, light, dark, choices.both(), PikkPakkEnding.FOUR_IN_ROW)
        : null;
  }

  @Override
  boolean hasEntering() {
    return true;
  }

  @Override
  Status endingWithoutMove(PikkPakkPosition position) {
    return new Status.Draw(PikkPakkEnding.BOARD_FULL);
  }

  @Override
  boolean hasColourSymmetry() {
    return true;
  }

  @Override
  BallRequirements ballRequirements() {
    return new BallRequirements("ld", 0, 0, false, false);
  }
}
