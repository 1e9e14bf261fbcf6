package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Locale;

/** Plays a random game to its end. */
final class PlayRandomGame {
  private PlayRandomGame() {}

  public static void main(String[] arguments) {
    var rules = ZertzRules.parse("zertz:game=tournament");
    // @start region=play
    var match = Playout.randomMatch(rules, rules.start(), new SplitMix64(2026), 500);
    // @end

    System.out.println(match.moves());
    System.out.println(match.position());
    System.out.println(match.status().text());
    System.out.println(rules.statusMessage(match.position(), Locale.ENGLISH));
  }
}
