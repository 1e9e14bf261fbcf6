package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.Entering;
import io.github.boardrules.pikkpakk.value.BothLinesRule;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushFourOptions;
import org.jspecify.annotations.Nullable;

/** Push-four: balls enter from the rim and push other balls; four in a line win. */
final class PushFourGame extends Variant {
  private final BothLinesRule both;

  PushFourGame(PushFourOptions options) {
    super(
        options,
        options.repeat(),
        Board.NINE,
        true,
        new Entering(options.full() == PushFourOptions.FullLineRule.DROP),
        MoveKind.NoMoves.NONE);
    both = options.both();
  }

  @Override
  public @Nullable Status ending(BitPosition position) {
    return StraightLines.ending(
        position,
        BlockBits.hasFour(position.lightBlock()),
        BlockBits.hasFour(position.darkBlock()),
        both,
        PikkPakkEnding.FOUR_IN_ROW);
  }

  @Override
  public Status endingWithoutMove(BitPosition position) {
    return Status.draw(PikkPakkEnding.BOARD_FULL);
  }

  @Override
  public boolean hasColourSymmetry() {
    return true;
  }

  @Override
  public Evaluation<PikkPakkPosition> evaluation() {
    return PushFourEvaluation.STANDARD;
  }
}
