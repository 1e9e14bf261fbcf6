package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.core.Messages;
import io.github.boardrules.pikkpakk.AbaloneOptions;
import io.github.boardrules.pikkpakk.FamilyOptions;
import io.github.boardrules.pikkpakk.InlayOptions;
import java.util.ResourceBundle;

/**
 * What the options of a variant mean for the board and its positions, computed once; also the
 * sentences of this module.
 */
public abstract class Variant {
  /** The sentences of this module. */
  public static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.pikkpakk.messages", locale));

  /** The options. */
  public final FamilyOptions options;

  /** The board. */
  public final Board board;

  /** Whether balls can stand only on the block. */
  public final boolean onBlock;

  /** The occurrence of a position that ends the game; 0 for no such rule. */
  public final int repeat;

  /** The number of players. */
  public final int players;

  /** Whether positions count the balls that the players have lost. */
  public final boolean hasLostCount;

  /** What a turn changes in a {@link PackedState}. */
  private final int turn;

  /** Creates the tables of some options. */
  protected Variant(FamilyOptions options, Board board, boolean onBlock) {
    this.options = options;
    this.board = board;
    this.onBlock = onBlock;
    repeat = options.repeat();
    players = options instanceof InlayOptions ? 1 : 2;
    turn = players == 1 ? 0 : PackedState.of(1, Phase.PLACE) ^ PackedState.of(2, Phase.PLACE);
    hasLostCount = options instanceof AbaloneOptions;
  }

  /** Returns whether a player's balls surround the target ball. */
  public boolean isSurrounding(BitPosition position, int player) {
    return false;
  }

  /** Returns whether exchanging the colours keeps the rules in every phase. */
  public boolean hasColourSymmetry() {
    return false;
  }

  /** Returns whether a symmetry of the board keeps the rules. */
  public boolean hasSymmetry(PikkPakkSymmetry symmetry) {
    return true;
  }

  /** Returns the low word of the area. */
  public final long areaLow() {
    return onBlock ? board.blockLow : board.allLow;
  }

  /** Returns the high word of the area. */
  public final long areaHigh() {
    return onBlock ? board.blockHigh : board.allHigh;
  }

  /** Returns the cells of a line that are in the area. */
  public final int area(int line) {
    return onBlock ? board.block(line) : board.lineIndexes;
  }

  /** Returns the state after a push: the same, with the next player to move. */
  public final int stateAfter(BitPosition before) {
    return before.state() ^ turn;
  }

  /** Returns the shared state after a move, which may have changed the number of balls. */
  public final SharedState sharedAfter(BitPosition before, boolean changed) {
    if (repeat == 0) {
      return before.shared;
    }
    return before.shared.with(changed ? RepetitionHistory.NONE : before.history().with(before));
  }
}
