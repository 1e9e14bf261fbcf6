package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import java.util.Objects;

/** The methods of {@link PikkPakkRules} that work on codes of moves. */
abstract sealed class CodedRules implements PackedRules<PikkPakkPosition, PikkPakkMove>
    permits PikkPakkRules {
  final FamilyGame game;

  CodedRules(FamilyGame game) {
    this.game = game;
  }

  @Override
  public final void legalMoves(PikkPakkPosition position, MoveBuffer out) {
    Objects.requireNonNull(out);
    if (!Endings.isOver(position)) {
      game.moveKind(position).list(position, out);
    }
  }

  @Override
  public final PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    return game.moveKind(position).playUnchecked(position, code);
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
    return Endings.isOver(position) ? 0 : game.moveKind(position).count(position);
  }

  /** {@inheritDoc} It is faster than the default, which counts the moves and then lists them. */
  @Override
  public final long randomLegal(PikkPakkPosition position, SplitMix64 random) {
    Objects.requireNonNull(random);
    MoveBuffer moves = new MoveBuffer();
    legalMoves(position, moves);
    if (moves.size() == 0) {
      status(position).requireOngoing();
    }
    return moves.get(random.below(moves.size()));
  }
}
