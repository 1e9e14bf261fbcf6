package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Status;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * What is particular to one of the five games: how it begins, how balls are placed and pushed, and
 * when it ends.
 */
abstract class FamilyGame {
  /** The sentences of this module. */
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.pikkpakk.messages", locale));

  private static final List<Optional<Label>> PLAYER_NAMES =
      List.of(Optional.of(MESSAGES.label("player.1")), Optional.of(MESSAGES.label("player.2")));

  final FamilyOptions options;
  final Board board;

  /** Whether balls can stand only on the block. */
  final boolean onBlock;

  /** The occurrence of a position that ends the game; 0 for no such rule. */
  final int repeat;

  /** How the players move in the place phase; {@link NoMoves} if balls are only pushed. */
  private final MoveKind placing;

  /** How the players move in the push phase; {@link NoMoves} if balls are only placed. */
  final MoveKind pushing;

  FamilyGame(
      FamilyOptions options, Board board, boolean onBlock, MoveKind placing, MoveKind pushing) {
    this.options = options;
    this.board = board;
    this.onBlock = onBlock;
    repeat = options.repeat();
    this.placing = placing;
    this.pushing = pushing;
  }

  /** Returns the start position. */
  abstract PikkPakkPosition start();

  /** Returns how the balls on the board end the game; null if they do not. */
  abstract @Nullable Status ending(PikkPakkPosition position);

  /** Returns how the game ends if the player to move has no legal move. */
  Status endingWithoutMove(PikkPakkPosition position) {
    return new Status.Win(3 - position.toMove(), PikkPakkEnding.NO_MOVE);
  }

  /** Returns whether a player's balls surround the target ball. */
  boolean isSurrounding(PikkPakkPosition position, int player) {
    return false;
  }

  /** Returns the number of players. */
  int players() {
    return 2;
  }

  /** Returns the name of a player. */
  Optional<Label> playerName(int player) {
    return players() == 1 ? Optional.empty() : PLAYER_NAMES.get(player - 1);
  }

  /** Returns whether balls enter from the rim in the place phase. */
  boolean hasEntering() {
    return false;
  }

  /** Returns whether positions count the balls that the players have lost. */
  boolean hasLostCount() {
    return false;
  }

  /** Returns what a position text of this variant must hold. */
  abstract BallRequirements ballRequirements();

  /** Returns how the player to move moves. */
  final MoveKind moveKind(PikkPakkPosition position) {
    return position.isPushing() ? pushing : placing;
  }

  /** Returns the low word of the area. */
  final long areaLow() {
    return onBlock ? board.blockLow : board.allLow;
  }

  final long areaHigh() {
    return onBlock ? board.blockHigh : board.allHigh;
  }

  /** Returns the cells of a line that are in the area. */
  final int area(int line) {
    if (!onBlock) {
      return board.lineIndexes;
    }
    int index = board.isColumn(line) ? line : line - board.size;
    return (board.blockIndexes >> index & 1) == 0 ? 0 : board.blockIndexes;
  }

  /** Returns whether exchanging the colours keeps the rules in every phase. */
  boolean hasColourSymmetry() {
    return false;
  }

  /** Returns whether a symmetry of the board keeps the rules. */
  boolean hasSymmetry(PikkPakkSymmetry symmetry) {
    return true;
  }

  /** Returns whether a position holds the right number of balls of each kind. */
  boolean hasRightBalls(PikkPakkPosition position) {
    return true;
  }

  /** Returns the state after a push: the same, with the next player to move. */
  int turnAfter(PikkPakkPosition before) {
    return before.state() ^ 1;
  }

  /** Returns the shared state after a move, which may have changed the number of balls. */
  final SharedState stateAfter(PikkPakkPosition before, boolean changed) {
    if (repeat == 0) {
      return before.shared;
    }
    return before.shared.with(changed ? RepetitionHistory.NONE : before.history().with(before));
  }

  /** Returns the empty board at the start of the place phase. */
  final PikkPakkPosition emptyStart() {
    return PositionBuilder.of(board)
        .position(this, PikkPakkPosition.state(1, Phase.PLACE, 0, 0), RepetitionHistory.NONE);
  }
}
