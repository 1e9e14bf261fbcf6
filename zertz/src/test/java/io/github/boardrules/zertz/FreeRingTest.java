package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.Checkout;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Terms": when a ring is free, as the chapters for players say it. */
class FreeRingTest {
  private static final List<String> AROUND_D4 = List.of("d5", "e4", "e3", "d3", "c3", "c4");

  /** Plays what the chapters teach: at least this many neighbours in a row must have no ring. */
  @ParameterizedTest
  @CsvSource({
    "en, RULES.md, '(\\w+) places side by side next to it have no ring', one two three four five",
    "hu, JATEKSZABALY.md, 'mellette (\\p{L}+), egymással is szomszédos helyen nincs tábladarab',"
        + " egy két három négy öt",
  })
  void aRingIsFreeAsTheChaptersSay(String language, String page, String clause, String numbers) {
    List<String> words = List.of(numbers.split(" "));
    Locale locale = Locale.forLanguageTag(language);
    String chapter = Catalog.installed().describe("zertz").chapter(locale).orElseThrow();
    for (String lesson : List.of(chapter, Checkout.read("zertz/" + page))) {
      Matcher said = Pattern.compile(clause).matcher(lesson);
      assertThat(said.find()).as(lesson).isTrue();
      int gaps = words.indexOf(said.group(1)) + 1;

      assertThat(isD4Free(gaps)).as(lesson).isTrue();
      assertThat(isD4Free(gaps - 1)).as(lesson).isFalse();
    }
  }

  /** Returns whether d4 is free if this many of its neighbours, in a row, have no ring. */
  private static boolean isD4Free(int gaps) {
    String gone = String.join(" ", AROUND_D4.subList(0, gaps));
    return Setup.of("zertz").gone(gone).game().legal("Wa1,").contains("Wa1,d4");
  }
}
