package io.github.boardrules.tzaar;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/** What all positions of a variant share: the options and what follows from them. */
final class Variant {
  /** The sentences of this module. */
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.tzaar.messages", locale));

  /** RULES.md, "Invariants", Of a game. */
  private static final int MAX_STEPS_AFTER_PLACING = 109;

  final TzaarOptions options;
  final List<Symmetry<TzaarPosition, TzaarMove>> symmetries = TzaarSymmetry.all();

  /** Whether players may not cover their own last stack of a kind. */
  final boolean isCoveringForbidden;

  Variant(TzaarOptions options) {
    this.options = options;
    isCoveringForbidden = options.cover() == TzaarOptions.CoverRule.FORBID;
  }

  /** Returns the position from which a game begins. */
  TzaarPosition start() {
    return StartPositions.start(this);
  }

  /** Returns a notation of the variant. */
  Notation<TzaarPosition, TzaarMove> notation() {
    return Notation.of(
        MoveText::format,
        MoveText::parse,
        PositionText::format,
        text -> PositionText.parse(this, text));
  }

  /** Returns the name of a player: White or Black. */
  Optional<Label> playerName(int player) {
    return Optional.of(MESSAGES.label("player." + Rules.requirePlayer(player)));
  }

  /** Returns the number of plies of the longest game: in the tournament game 60 are placements. */
  OptionalInt maxPlies() {
    boolean isTournament = options.setup() == TzaarOptions.SetupRule.TOURNAMENT;
    return OptionalInt.of(MAX_STEPS_AFTER_PLACING + (isTournament ? Board.FIELDS.size() : 0));
  }
}
