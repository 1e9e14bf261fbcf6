package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.move.LinePush;
import io.github.boardrules.pikkpakk.move.Placing;
import io.github.boardrules.pikkpakk.move.PushLimits;
import io.github.boardrules.pikkpakk.move.RunPush;
import io.github.boardrules.pikkpakk.value.BothLinesRule;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushLengthRule;
import org.jspecify.annotations.Nullable;

/** Five in a row, then pushing: the players fill the block, then push; five in a line win. */
final class FivePushGame extends Variant {
  private static final int BALLS = 49;

  private final BothLinesRule both;
  final boolean needsMajority;

  FivePushGame(FivePushOptions options) {
    super(
        options,
        options.repeat(),
        Board.NINE,
        options.edge() == FivePushOptions.EdgeRule.REMOVE,
        new Placing(BALLS, options.first() == FivePushOptions.FirstPushRule.NEXT ? 2 : 1),
        pushing(options));
    both = options.both();
    needsMajority = options.majority();
  }

  private static MoveKind pushing(FivePushOptions options) {
    PushLimits.Majority majority =
        options.majority() ? PushLimits.Majority.NEEDED : PushLimits.Majority.NONE;
    PushLimits limits = new PushLimits(majority, PushLengthRule.ONE);
    return options.edge() == FivePushOptions.EdgeRule.REMOVE
        ? new RunPush(limits, false, true)
        : new LinePush(limits);
  }

  @Override
  public @Nullable Status ending(BitPosition position) {
    return StraightLines.ending(
        position,
        StraightLines.hasFive(position.lightLow, position.lightHigh),
        StraightLines.hasFive(position.darkLow, position.darkHigh),
        both,
        PikkPakkEnding.FIVE_IN_ROW);
  }

  @Override
  public Evaluation<PikkPakkPosition> evaluation() {
    return FivePushEvaluation.STANDARD;
  }
}
