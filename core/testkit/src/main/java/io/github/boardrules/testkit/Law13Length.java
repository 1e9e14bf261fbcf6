package io.github.boardrules.testkit;

import java.util.OptionalInt;

/** Law 13: {@link Law#LAW_13_LENGTH}. */
final class Law13Length {
  private Law13Length() {}

  static <S, M> void check(LawTrial<S, M> trial, CheckedGame<S, M> game) {
    OptionalInt bound = trial.rules.maxPlies();
    if (game.fromStart() && bound.isPresent()) {
      int plies = game.moves().size();
      // A game that was cut short has at least one more ply.
      int length = game.last().legal.isEmpty() ? plies : plies + 1;
      trial
          .at(game.last())
          .require(
              length <= bound.getAsInt(), "%s plies, but maxPlies is %s", length, bound.getAsInt());
    }
  }
}
