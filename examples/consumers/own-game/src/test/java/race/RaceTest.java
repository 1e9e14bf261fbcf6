package race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.testkit.RulesLaws;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The race, tested with the test kit and JUnit 5. */
class RaceTest {

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void keepsTheLaws(long seed) {
    RulesLaws.of(new Race(21)).check(seed);
  }

  @Test
  void thePlayerWhoSaysTheLastNumberWins() {
    var race = RaceProbe.start().play("+3", "+3", "+3", "+3", "+3", "+3", "+2");
    assertEquals("ongoing", race.status());
    assertEquals("win 2 said-the-last", race.play("+1").status());
  }

  @Test
  void anErrorBreaksALaw() {
    var laws = RulesLaws.of(new HastyRace(new Race(21)));
    var broken = assertThrows(AssertionError.class, () -> laws.check(1));
    assertTrue(broken.getMessage().startsWith("Broken: law 3."), broken.getMessage());
  }

  @Test
  void aCatalogFindsTheRace() {
    assertEquals("race:goal=9", Catalog.installed().rules("race:goal=9").variant());
  }

  @Test
  void addingFourIsIllegal() {
    RaceProbe.start().assertRefused("+4", "illegal");
  }
}
