package io.github.boardrules.testkit.trio;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** Why {@link Trio} refuses moves and positions, and how it ends. */
public enum TrioReason implements Reason {
  /** The cell is not on the board. */
  OFF_BOARD("The board has no cell {cell}."),
  /** The player has another move than a pass. */
  CANNOT_PASS("Something else can be done."),
  /** The player has no stones left to place. */
  EMPTY_HAND("No stone is left."),
  /** The cell is occupied. */
  OCCUPIED("A stone is on {cell}."),
  /** There is no stone of the player on the cell. */
  NOT_YOURS("No stone of yours is on {cell}."),
  /** A stone slides to a cell that is not adjacent. */
  NOT_ADJACENT("{cell} is no neighbour."),
  /** A stone slides back to its first cell. */
  WAY_BACK("A stone may not go back."),
  /** A stone slides by two cells where only one is allowed. */
  TOO_FAR("A stone goes one cell at a time."),
  /** A position holds too many stones. */
  TOO_MANY_STONES("Player {player} has too many stones."),
  /** Three in a row. */
  ROW("three in a row"),
  /** The limit of plies is reached. */
  TIRED("too many moves");

  private final String sentence;

  TrioReason(String sentence) {
    this.sentence = sentence;
  }

  @Override
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
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
