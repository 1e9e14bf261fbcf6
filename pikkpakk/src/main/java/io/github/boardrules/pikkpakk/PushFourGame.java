package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/** Push-four: balls enter from the rim and push others on; four in a line win. */
final class PushFourGame extends FamilyGame {
  private final PushFourOptions choices;
  private final MoveKind placing;

  PushFourGame(PushFourOptions options) {
    super(options, Board.NINE, true, options.repeat());
    choices = options;
    placing = new Entering(options.full() == PushFourOptions.Full.DROP);
  }

  @Override
  PikkPakkPosition start() {
    return new PositionOnBlock(
        SharedState.of(this), PikkPakkPosition.state(1, Phase.PLACE, 0, 0), 0, 0);
  }

  @Override
  MoveKind placing() {
    return placing;
  }

  @Override
  MoveKind pushing() {
    return NoMoves.NONE;
  }

  @Override
  @Nullable Status ending(PikkPakkPosition position) {
    boolean light = Block.hasFour(position.lightBlock());
    boolean dark = Block.hasFour(position.darkBlock());
    return light || dark
        ? Rows.ending(position, light, dark, choices.both(), PikkPakkEnding.FOUR_IN_ROW)
        : null;
  }

  @Override
  Status stuck(PikkPakkPosition position) {
    return new Status.Draw(PikkPakkEnding.BOARD_FULL);
  }

  @Override
  boolean exchangesColours() {
    return true;
  }

  @Override
  BallRequirements demands() {
    return new BallRequirements("ld", 0, 0, false, false);
  }
}
