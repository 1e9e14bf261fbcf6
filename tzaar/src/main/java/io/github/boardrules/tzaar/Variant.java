package io.github.boardrules.tzaar;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ResourceBundle;

/** What all positions of a variant share: the options and what follows from them. */
final class Variant {
  static final Messages MESSAGES =
      new Messages(
          locale -> ResourceBundle.getBundle("io.github.boardrules.tzaar.messages", locale));

  private static final String FIXED =
      "ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZTtzrt/trztTzrt/trzZZrt/trRRRt/tTTTT 1 open";

  /** RULES.md, "Invariants", Of a game. */
  private static final int MAX_STEPS_AFTER_PLACING = 109;

  final TzaarOptions options;

  /** Whether players may not cover their own last stack of a kind. */
  final boolean isCoveringForbidden;

  Variant(TzaarOptions options) {
    this.options = options;
    isCoveringForbidden = options.cover() == TzaarOptions.CoverRule.FORBID;
  }

  TzaarPosition start() {
    return switch (options.setup()) {
      case FIXED -> PositionText.parse(this, FIXED);
      case RANDOM -> random(options.seed().orElseThrow());
      case TOURNAMENT -> new PositionBuilder().build(this, TzaarPhase.PLACE, 1);
    };
  }

  Notation<TzaarPosition, TzaarMove> notation() {
    return Notation.of(
        MoveText::format,
        text -> MoveText.parse(text, options.setup() == TzaarOptions.SetupRule.TOURNAMENT),
        PositionText::format,
        text -> PositionText.parse(this, text));
  }

  Optional<Label> playerName(int player) {
    return Optional.of(MESSAGES.label("player." + Rules.requirePlayer(player)));
  }

  /** Returns the number of plies of the longest game: in the tournament game 60 are placements. */
  OptionalInt maxPlies() {
    boolean isPlaced = options.setup() == TzaarOptions.SetupRule.TOURNAMENT;
    return OptionalInt.of(MAX_STEPS_AFTER_PLACING + (isPlaced ? Board.FIELDS.size() : 0));
  }

  /** Shuffles all pieces as Fisher and Yates do, and puts them on the fields in order. */
  private TzaarPosition random(long seed) {
    List<TzaarStack> pieces = new ArrayList<>();
    for (int player = 1; player <= 2; player++) {
      for (TzaarKind kind : TzaarKind.ALL) {
        pieces.addAll(Collections.nCopies(kind.pieces(), new TzaarStack(player, kind, 1)));
      }
    }
    SplitMix64 random = new SplitMix64(seed);
    for (int i = pieces.size() - 1; i > 0; i--) {
      Collections.swap(pieces, i, (int) Long.remainderUnsigned(random.next(), i + 1));
    }
    PositionBuilder builder = new PositionBuilder();
    for (int index = 0; index < pieces.size(); index++) {
      builder.put(index, pieces.get(index));
    }
    return builder.build(this, TzaarPhase.OPEN, 1);
  }
}
