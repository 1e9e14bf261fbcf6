package race;

import io.github.boardrules.testkit.RulesLaws;
import java.util.Locale;

/** The same laws in a plain program. */
final class LawsWithoutFramework {
  private LawsWithoutFramework() {}

  public static void main(String[] arguments) {
    for (long seed = 1; seed <= 3; seed++) {
      RulesLaws.of(new Race(21)).check(seed);
    }
    System.out.println("The race keeps the laws.");
    var race = new Race(21);
    System.out.println(race.statusMessage(race.start(), Locale.GERMAN));

    try {
      RulesLaws.of(new HastyRace(new Race(21))).check(1);
    } catch (AssertionError error) {
      System.out.println(error.getMessage().lines().findFirst().orElseThrow());
    }
  }
}
