package race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.testkit.FamilyLaws;
import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import java.util.Locale;
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
  void aCatalogGetsEverySentence() {
    FamilyLaws.of(new RaceFamily()).check();
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

  /** The library's own German sentences are in a file of this project. */
  @Test
  void everySentenceIsInGermanToo() {
    var race = new Race(3);
    var end = race.play(race.start(), new Race.Add(3));
    assertEquals(
        "Spieler 1 gewinnt: die letzte Zahl gesagt.", race.statusMessage(end, Locale.GERMAN));
    assertEquals(
        "Der Zug +4 ist hier nicht erlaubt.",
        race.refusal(race.start(), new Race.Add(4)).orElseThrow().message(Locale.GERMAN));
    assertEquals("bis 9", Catalog.installed().describe("race:goal=9").message(Locale.GERMAN));
    assertEquals(List.of(Locale.ENGLISH, Locale.GERMAN), Catalog.installed().languages());
  }

  @Test
  void addingFourIsIllegal() {
    RaceProbe.start().assertRefused("+4", "illegal");
  }
}
