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
  Status endingWithoutMove(PikkPakkPosition position) {
    return new Status.Win(3 - position.toMove(), PikkPakkEnding.NO_MOVE);
  }

  /** Whether a player's balls surround the target ball. */
  boolean isSurrounding(PikkPakkPosition position, int player) {
    return false;
  }

  /** The number of players. */
  int players() {
    return 2;
  }

  /** Whether lost balls are counted. */
  boolean hasLostCount() {
    return false;
  }

  /** The balls that the variant has, for a position in text. */
  abstract BallRequirements ballRequirements();

  /** How the player to move moves. */
  final MoveKind moveKind(PikkPakkPosition position) {
    return position.isPushing() ? pushing() : placing();
  }

  /** The lower bits of the area. */
  final long areaLow() {
    return onBlock ? board.blockLow : board.allLow;
  }

  final long areaHigh() {
    return onBlock ? board.blockHigh : board.allHigh;
  }

  /** The cells of a line that are in the area. */
  final int area(int line) {
    if (!onBlock) {
      return board.lineIndexes;
    }
    int index = board.isColumn(line) ? line : line - board.size;
    return (board.blockIndexes >> index & 1) == 0 ? 0 : board.blockIndexes;
  }

  /** Whether the game is the same for both colours in every phase. */
  boolean hasColourSymmetry() {
    return false;
  }

  /** Whether a turn or reflection of the board leaves the game as it is. */
  boolean hasSymmetry(PikkPakkSymmetry symmetry) {
    return true;
  }

  /** Whether a position holds balls of the right kinds in the right numbers. */
  boolean hasRightBalls(PikkPakkPosition position) {
    return true;
  }

  /** Who is to move after a push, as a part of the state. */
  int turnAfter(PikkPakkPosition before) {
    return before.state() ^ 1;
  }

  /** The setting once a move has been made; the number of balls has changed, or not. */
  final SharedState stateAfter(PikkPakkPosition before, boolean changed) {
    if (repeat == 0) {
      return before.shared;
    }
    return before.shared.with(changed ? RepetitionHistory.NONE : before.history().with(before));
  }

  /** An empty board on which balls are placed. */
  final PikkPakkPosition emptyStart() {
    return PositionBuilder.of(board)
        .position(this, PikkPakkPosition.state(1, Phase.PLACE, 0, 0), RepetitionHistory.NONE);
  }
}
