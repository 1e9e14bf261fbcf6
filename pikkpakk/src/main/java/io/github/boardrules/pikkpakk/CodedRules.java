package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.game.FamilyGame;
import io.github.boardrules.pikkpakk.move.MoveCode;
import java.util.Objects;

/**
 * The methods of {@link PikkPakkRules} that work on codes of moves; no one else needs to see them
 * as a type.
 */
abstract sealed class CodedRules implements PackedRules<PikkPakkPosition, PikkPakkMove>
    permits PikkPakkRules {
  final FamilyGame game;

  CodedRules(FamilyGame game) {
    this.game = game;
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

  @Override
  public final long randomLegal(PikkPakkPosition position, SplitMix64 random) {
    return game.random(BitPosition.of(position), Objects.requireNonNull(random));
  }
}
