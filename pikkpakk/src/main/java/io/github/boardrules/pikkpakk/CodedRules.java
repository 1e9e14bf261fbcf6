package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.EvaluatedRules;
import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.game.FamilyGame;
import io.github.boardrules.pikkpakk.move.MoveCode;
import java.util.Objects;

/**
 * The methods of {@link PikkPakkRules} that work on codes of moves; no one else needs to see them
 * as a type.
 */
abstract sealed class CodedRules implements EvaluatedRules<PikkPakkPosition, PikkPakkMove>
    permits PikkPakkRules {
  final FamilyGame game;
  private final Evaluation<PikkPakkPosition> evaluation;

  CodedRules(FamilyGame game) {
    this.game = game;
    evaluation = position -> game.value(BitPosition.of(position));
  }

  @Override
  public final void legalMoves(PikkPakkPosition position, MoveBuffer out) {
    game.list(BitPosition.of(position), Objects.requireNonNull(out));
  }

  @Override
  public final PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    return game.play(BitPosition.of(position), code);
  }

  @Override
  public final long encodeUnchecked(PikkPakkPosition position, PikkPakkMove move) {
    Objects.requireNonNull(position);
    return MoveCode.encode(game.board, move);
  }

  @Override
  public final PikkPakkMove decode(PikkPakkPosition position, long code) {
    Objects.requireNonNull(position);
    return MoveCode.decode(game.board, code);
  }

  @Override
  public final long countLegal(PikkPakkPosition position) {
    return game.count(BitPosition.of(position));
  }

  /** {@inheritDoc} In inlay puzzles, all values are 0. */
  @Override
  public final Evaluation<PikkPakkPosition> evaluation() {
    return evaluation;
  }

  @Override
  public final long randomLegal(PikkPakkPosition position, SplitMix64 random) {
    return game.random(BitPosition.of(position), Objects.requireNonNull(random));
  }
}
