package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/**
 * What a game of the family says for itself: how it begins, how balls are placed and pushed, and
 * when it ends. Everything else is the same in all of them.
 */
abstract class FamilyGame {
  final FamilyOptions options;
  final Board board;

  /** Whether balls may stand on the block alone. */
  final boolean onBlock;

  /** When a position that occurs again ends the game; 0 for never. */
  final int repeat;

  FamilyGame(FamilyOptions options, Board board, boolean onBlock, int repeat) {
    this.options = options;
    this.board = board;
    this.onBlock = onBlock;
    this.repeat = repeat;
  }

  /** The position from which the game begins. */
  abstract PikkPakkPosition start();

  /** How players move in the phase of placing; {@link NoMoves} where balls are only pushed. */
  abstract MoveKind placing();

  /** How they move in the phase of pushing; {@link NoMoves} where balls are only placed. */
  abstract MoveKind pushing();

  /** How the balls end the game, whoever is to move; null when they do not. */
  abstract @Nullable Status ending(PikkPakkPosition position);

  /** How the game ends where the player to move has no legal move. */
  Status stuck(PikkPakkPosition position) {
    return new Status.Win(3 - position.toMove(), PikkPakkEnding.NO_MOVE);
  }

  /** Whether a player's balls surround the target ball. */
  boolean surrounds(PikkPakkPosition position, int player) {
    return false;
  }

  /** The number of players. */
  int players() {
    return 2;
  }

  /** Whether lost balls are counted. */
  boolean countsLost() {
    return false;
  }

  /** The balls that the variant has, for a position in text. */
  abstract BallRequirements demands();

  /** How the player to move moves. */
  final MoveKind manner(PikkPakkPosition position) {
    return position.pushing() ? pushing() : placing();
  }

  /** The lower bits of the area. */
  final long area0() {
    return onBlock ? board.block0 : board.all0;
  }

  final long area1() {
    return onBlock ? board.block1 : board.all1;
  }

  /** The cells of a line that are in the area. */
  final int area(int line) {
    if (!onBlock) {
      return board.whole;
    }
    int index = board.isColumn(line) ? line : line - board.size;
    return (board.inBlock >> index & 1) == 0 ? 0 : board.inBlock;
  }

  /** Whether the game is the same for both colours in every phase. */
  boolean exchangesColours() {
    return false;
  }

  /** Whether a turn or reflection of the board leaves the game as it is. */
  boolean allows(PikkPakkSymmetry symmetry) {
    return true;
  }

  /** Whether a position holds balls of the right kinds in the right numbers. */
  boolean hasBalls(PikkPakkPosition position) {
    return true;
  }

  /** Who is to move after a push, as a part of the state. */
  int after(PikkPakkPosition before) {
    return before.state() ^ 1;
  }

  /** The setting once a move has been made; the number of balls has changed, or not. */
  final SharedState setting(PikkPakkPosition before, boolean changed) {
    if (repeat == 0) {
      return before.setting;
    }
    return before.setting.with(changed ? RepetitionHistory.NONE : before.seen().and(before));
  }

  /** An empty board on which balls are placed. */
  final PikkPakkPosition empty() {
    return PositionBuilder.of(board)
        .position(this, PikkPakkPosition.state(1, Phase.PLACE, 0, 0), RepetitionHistory.NONE);
  }
}
