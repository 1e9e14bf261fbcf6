package io.github.boardrules.testkit.trio;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** Why {@link Trio} refuses moves and positions, and how it ends. */
public enum TrioReason implements Reason {
  /** The game is over. */
  GAME_OVER("The game is over."),
  /** The move names a cell that the board lacks. */
  OFF_BOARD("The board has no cell {cell}."),
  /** Something else can be done. */
  CANNOT_PASS("Something else can be done."),
  /** All stones are on the board. */
  EMPTY_HAND("No stone is left."),
  /** A stone is where one is to go. */
  OCCUPIED("A stone is on {cell}."),
  /** No own stone is where one is to be taken. */
  NOT_YOURS("No stone of yours is on {cell}."),
  /** A stone is pushed to a cell that is no neighbour. */
  NOT_ADJACENT("{cell} is no neighbour."),
  /** A stone is pushed back. */
  WAY_BACK("A stone may not go back."),
  /** A stone is pushed two cells where one is allowed. */
  TOO_FAR("A stone goes one cell at a time."),
  /** A position holds too many stones. */
  TOO_MANY_STONES("Player {player} has too many stones."),
  /** Three in a row. */
  ROW("three in a row"),
  /** The last ply is played. */
  TIRED("too many moves");

  private final String sentence;

  TrioReason(String sentence) {
    this.sentence = sentence;
  }

  @Override
  public String code() {
    return Reason.codeOf(this);
  }

  @Override
  public String message(Locale locale, Map<String, String> facts) {
    String filled = sentence;
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      filled = filled.replace("{" + fact.getKey() + "}", fact.getValue());
    }
    return filled;
  }
}
