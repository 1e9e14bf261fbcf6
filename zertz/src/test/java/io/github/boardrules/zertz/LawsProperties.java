package io.github.boardrules.zertz;

import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The laws of the contract, in random games and in positions set up by hand. */
class LawsProperties {
  /** A whole game is checked in the time of many other cases. */
  private static final int GAMES = Math.max(1, Integer.getInteger("tries", 1) / 1000);

  @Property(tries = 30)
  void wholeGamesKeepTheLaws(
      @ForAll(supplier = Cases.AnyRules.class) ZertzRules rules, @ForAll long seed) {
    laws(rules).withGames(GAMES).check(seed);
  }

  @Property(tries = 30)
  void gamesFromAnyPositionKeepTheLaws(
      @ForAll(supplier = Cases.AnyScene.class) Scene scene, @ForAll long seed) {
    laws(scene.rules())
        .withPositions(List.of(scene.position()))
        .withGames(GAMES)
        .withMaxPlies(5)
        .check(seed);
  }

  @Property(tries = 100)
  void positionsSetUpByHandKeepTheLaws(@ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    laws(scene.rules()).checkPosition(scene.position());
  }

  private static RulesLaws<ZertzPosition, ZertzMove> laws(ZertzRules rules) {
    return RulesLaws.of(rules).withReader(ZertzRules::parse).withReasons(LawsTest.reasons());
  }
}
