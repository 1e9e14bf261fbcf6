package io.github.boardrules.colorfield;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/** What all positions of a variant share: the options and what follows from them. */
final class Variant {
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.colorfield.messages", locale));

  final ColorfieldOptions options;
  final Board board;

  /** Whether a move that takes must be chosen if there is one. */
  final boolean mustCaptureIfPossible;

  /** Whether pieces in gates are left out when a player has others. */
  final boolean isBlockedInPlay;

  /** The number of quiet moves after which the game is drawn; 0 for none. */
  final int quiet;

  Variant(ColorfieldOptions options) {
    this.options = options;
    board = Board.of(options.layout());
    mustCaptureIfPossible = options.force() == ColorfieldOptions.ForceRule.STEP;
    isBlockedInPlay = options.block() == ColorfieldOptions.BlockRule.INPLAY;
    quiet = options.quiet();
  }

  ColorfieldPosition start() {
    PositionBuilder builder = new PositionBuilder(this);
    options.layout().start().forEach(builder::put);
    return builder.position(1, 0);
  }

  Notation<ColorfieldPosition, ColorfieldMove> notation() {
    return Notation.of(
        MoveText::format,
        MoveText::parse,
        PositionText::format,
        text -> PositionText.parse(this, text));
  }

  ColorfieldTeam team(int player) {
    return player == 1 ? options.first() : options.first().other();
  }

  Optional<Label> playerName(int player) {
    return Optional.of(MESSAGES.label("player." + team(Rules.requirePlayer(player)).word()));
  }

  /** Returns the bound on the length of a game where quiet moves are bounded (invariant 12). */
  OptionalInt maxPlies() {
    ColorfieldLayout layout = options.layout();
    int gates =
        layout.gates(ColorfieldTeam.FULL).size() + layout.gates(ColorfieldTeam.EMPTY).size();
    return quiet == 0
        ? OptionalInt.empty()
        : OptionalInt.of((layout.start().size() + gates + 1) * quiet);
  }
}
