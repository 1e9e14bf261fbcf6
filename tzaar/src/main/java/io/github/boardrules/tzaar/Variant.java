package io.github.boardrules.tzaar;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Rules;
import java.util.List;
import java.util.ResourceBundle;

/** The rules of a variant, shared by all its positions. */
record Variant(TzaarOptions options) {
  /** The sentences of this module. */
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.tzaar.messages", locale));

  /** RULES.md, "Invariants", Of a game. */
  private static final int MAX_STEPS_AFTER_PLACING = 109;

  private static final List<Label> PLAYERS =
      List.of(MESSAGES.label("player.1"), MESSAGES.label("player.2"));

  static Label playerName(int player) {
    return PLAYERS.get(Rules.requirePlayer(player) - 1);
  }

  boolean isCoveringForbidden() {
    return options.cover() == TzaarOptions.CoverRule.FORBID;
  }

  /** Returns the number of plies of the longest game: in the tournament game 60 are placements. */
  int maxPlies() {
    boolean isTournament = options.setup() == TzaarOptions.SetupRule.TOURNAMENT;
    return MAX_STEPS_AFTER_PLACING + (isTournament ? Board.FIELDS.size() : 0);
  }
}
