package race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.testkit.BrokenLawError;
import io.github.boardrules.testkit.Law;
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
    var broken = assertThrows(BrokenLawError.class, () -> laws.check(1));
    assertEquals(Law.LAW_03_REFUSAL, broken.law());
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
