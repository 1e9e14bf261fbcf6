package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.base.Sentences;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkFamilyOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the options of a variant mean for the board and its positions, computed once. Each of the
 * five games has a subclass, which says how it begins, how balls are placed and pushed, and when it
 * ends.
 */
public abstract class Variant {
  public final PikkPakkFamilyOptions options;

  public final Board board;

  public final boolean onBlock;

  /** The occurrence of a position that ends the game; 0 for no such rule. */
  public final int repeat;

  public final int players;

  /** Whether positions count the balls that the players have lost. */
  public final boolean hasLostCount;

  /** How the players move in the place phase; {@link MoveKind.NoMoves} if balls are only pushed. */
  private final MoveKind placing;

  /** How the players move in the push phase; {@link MoveKind.NoMoves} if balls are only placed. */
  public final MoveKind pushing;

  /** By line: its cells that are in the area. */
  private final long[] lineLow;

  private final long[] lineHigh;

  /** What a turn changes in a {@link PackedState}. */
  private final int turn;

  protected Variant(
      PikkPakkFamilyOptions options,
      int repeat,
      Board board,
      boolean onBlock,
      MoveKind placing,
      MoveKind pushing) {
    this.options = options;
    this.board = board;
    this.onBlock = onBlock;
    this.placing = placing;
    this.pushing = pushing;
    this.repeat = repeat;
    players = options instanceof InlayOptions ? 1 : 2;
    turn = players == 1 ? 0 : PackedState.of(1, Phase.PLACE) ^ PackedState.of(2, Phase.PLACE);
    hasLostCount = options instanceof AbaloneOptions;
    lineLow = new long[board.lines()];
    lineHigh = new long[board.lines()];
    for (int line = 0; line < board.lines(); line++) {
      int cells = onBlock ? board.block(line) : board.lineIndexes;
      lineLow[line] = board.low(line, cells);
      lineHigh[line] = board.high(line, cells);
    }
  }

  /** Returns the position at the start; by default without balls, which the players place. */
  public BitPosition start() {
    return PositionBuilder.of(board)
        .position(this, PackedState.of(1, Phase.PLACE), RepetitionHistory.NONE);
  }

  /** Returns the name of a player; empty in a game for one. */
  public final Optional<Label> playerName(int player) {
    Label name = Sentences.MESSAGES.label("player." + Rules.requirePlayer(player));
    return players == 1 ? Optional.empty() : Optional.of(name);
  }

  /** Returns how the balls on the board end the game; null if they do not. */
  public abstract @Nullable Status ending(BitPosition position);

  /** Returns how the game ends if the player to move has no legal move. */
  public Status endingWithoutMove(BitPosition position) {
    return Status.win(3 - position.toMove(), PikkPakkEnding.NO_MOVE);
  }

  /** Returns what estimates who stands better, the same each time; by default nobody does. */
  public Evaluation<PikkPakkPosition> evaluation() {
    return position -> 0;
  }

  /** Returns the letters of the balls that positions can have; by default light and dark. */
  public String balls() {
    return "ld";
  }

  public boolean hasRightBalls(BitPosition position) {
    return true;
  }

  public boolean isSurrounding(BitPosition position, int player) {
    return false;
  }

  /** Returns whether exchanging the colours keeps the rules in every phase. */
  public boolean hasColourSymmetry() {
    return false;
  }

  public boolean hasSymmetry(PikkPakkSymmetry symmetry) {
    return true;
  }

  final MoveKind moveKind(boolean isPushing) {
    return isPushing ? pushing : placing;
  }

  public final boolean isInArea(PikkPakkCell cell) {
    return board.has(cell) && CellSets.has(areaLow(), areaHigh(), board.bit(cell));
  }

  public final long areaLow() {
    return onBlock ? board.blockLow : board.allLow;
  }

  public final long areaHigh() {
    return onBlock ? board.blockHigh : board.allHigh;
  }

  public final int area(int line) {
    return onBlock ? board.block(line) : board.lineIndexes;
  }

  /** Returns the low word of the cells of a line that are in the area. */
  public final long low(int line) {
    return lineLow[line];
  }

  public final long high(int line) {
    return lineHigh[line];
  }

  /** Returns the state after a push: the same, with the next player to move. */
  public final int stateAfter(BitPosition before) {
    return before.state ^ turn;
  }

  /** Returns the shared state after a move, which may have changed the number of balls. */
  public final SharedState sharedAfter(BitPosition before, boolean changed) {
    if (repeat == 0) {
      return before.shared;
    }
    return before.shared.with(changed ? RepetitionHistory.NONE : before.history().with(before));
  }
}
