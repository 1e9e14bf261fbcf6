package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import java.util.Locale;
import java.util.Map;

/** Why {@link Trio} refuses moves and positions, and how it ends. */
enum TrioReason implements Reason {
  OFF_BOARD("The board has no cell {cell}."),
  CANNOT_PASS("Something else can be done."),
  EMPTY_HAND("No stone is left."),
  OCCUPIED("A stone is on {cell}."),
  NOT_YOURS("No stone of yours is on {cell}."),
  NOT_ADJACENT("{cell} is no neighbour."),
  WAY_BACK("A stone may not go back."),
  TOO_FAR("A stone goes one cell at a time."),
  TOO_MANY_STONES("Player {player} has too many stones."),
  ROW("three in a row"),
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
