package io.github.boardrules.testkit;

import java.util.List;
import java.util.stream.Stream;

/**
 * A game that breaks a law: {@link Trio} with a small change.
 *
 * @param law the law
 * @param how the fault
 * @param alone whether the game keeps all other laws
 * @param laws a check of the game
 */
record BrokenGame(Law law, String how, boolean alone, RulesLaws<TrioPosition, TrioMove> laws) {

  /** Returns all broken games, at least one for each law except those about vectors. */
  static List<BrokenGame> all() {
    return Stream.of(BrokenMoves.all(), BrokenTexts.all(), BrokenCodes.all(), BrokenRest.all())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns a game that breaks only this law. */
  static BrokenGame alone(Law law, String how, Trio rules) {
    return alone(law, how, RulesLaws.of(rules));
  }

  /** Returns a game that breaks only this law, with a check of its own. */
  static BrokenGame alone(Law law, String how, RulesLaws<TrioPosition, TrioMove> laws) {
    return new BrokenGame(law, how, true, laws);
  }

  /** Returns a game that breaks other laws too. */
  static BrokenGame among(Law law, String how, Trio rules) {
    return new BrokenGame(law, how, false, RulesLaws.of(rules));
  }

  @Override
  public String toString() {
    return law + ": " + how;
  }
}
