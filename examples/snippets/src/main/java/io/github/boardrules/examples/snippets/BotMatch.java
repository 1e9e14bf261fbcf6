package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.Termination;

/** Lets bots play games that need not end. */
final class BotMatch {
  private static final int MAX_PLIES = 300;

  private BotMatch() {}

  public static void main(String[] arguments) {
    for (String variant : new String[] {"zertz", "abalone", "inlay"}) {
      Status end =
          outcome(Catalog.installed().rules(variant).packed().rules(), new SplitMix64(2026));
      System.out.println(variant + ": " + end.text());
    }
  }

  // @start region=outcome
  /** Returns how a match of two random bots ends; it is a draw if it takes too long. */
  static <S, M> Status outcome(PackedRules<S, M> rules, SplitMix64 random) {
    Match<S, M> match = Match.of(rules);
    while (!match.status().isOver()) {
      if (match.occurrences() == 3) {
        return Termination.REPETITION.draw();
      }
      if (match.ply() == MAX_PLIES) {
        return Termination.ADJUDICATION.draw();
      }
      long code = rules.randomLegal(match.position(), random);
      match = match.play(rules.decode(match.position(), code));
    }
    return match.status();
  }
  // @end
}
