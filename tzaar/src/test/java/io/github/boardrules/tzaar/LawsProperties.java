package io.github.boardrules.tzaar;

import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The laws of the contract, in random games and in positions set up by hand. */
class LawsProperties {
  /** A whole game is checked in the time of many other cases. */
  private static final int GAMES = Math.max(1, Integer.getInteger("tries", 1) / 100);

  @Property(tries = 3)
  void wholeGamesKeepTheLaws(
      @ForAll(supplier = Cases.AnyRules.class) TzaarRules rules, @ForAll long seed) {
    laws(rules).withGames(GAMES).check(seed);
  }

  @Property(tries = 5)
  void gamesFromAnyPositionKeepTheLaws(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    laws(scene.rules())
        .withPositions(List.of(scene.position()))
        .withGames(GAMES)
        .withMaxPlies(5)
        .check(seed);
  }

  @Property(tries = 20)
  void positionsSetUpByHandKeepTheLaws(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    laws(scene.rules()).checkPosition(scene.position());
  }

  private static RulesLaws<TzaarPosition, TzaarMove> laws(TzaarRules rules) {
    return RulesLaws.of(rules).withReader(TzaarRules::parse).withReasons(LawsTest.reasons());
  }
}
