package io.github.boardrules.testkit.trio;

import io.github.boardrules.testkit.Law;
import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import java.util.stream.Stream;

/**
 * A game that breaks a law, by a small change of {@link Trio}.
 *
 * @param law the law
 * @param how what is wrong
 * @param alone whether all other laws are kept
 * @param laws a check of the game
 */
public record BrokenGame(
    Law law, String how, boolean alone, RulesLaws<TrioPosition, TrioMove> laws) {

  /**
   * All of them.
   *
   * @return at least one for each law but those on vectors
   */
  public static List<BrokenGame> all() {
    return Stream.of(BrokenMoves.all(), BrokenTexts.all(), BrokenCodes.all(), BrokenRest.all())
        .flatMap(List::stream)
        .toList();
  }

  /** A game that breaks this law only. */
  static BrokenGame alone(Law law, String how, Trio rules) {
    return new BrokenGame(law, how, true, RulesLaws.of(rules));
  }

  /** A game that cannot break this law without others. */
  static BrokenGame among(Law law, String how, Trio rules) {
    return new BrokenGame(law, how, false, RulesLaws.of(rules));
  }

  /** The same game, which breaks other laws too. */
  BrokenGame notAlone() {
    return new BrokenGame(law, how, false, laws);
  }

  @Override
  public String toString() {
    return law + ": " + how;
  }
}
