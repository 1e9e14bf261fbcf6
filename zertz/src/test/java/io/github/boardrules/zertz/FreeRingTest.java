package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.Checkout;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Terms": when a ring is free. */
class FreeRingTest {
  private static final List<String> AROUND_D4 = List.of("d5", "e4", "e3", "d3", "c3", "c4");

  static IntStream everySetOfNeighbours() {
    return IntStream.range(0, 1 << 6);
  }

  @ParameterizedTest
  @MethodSource("everySetOfNeighbours")
  void aRingIsFreeWhenTwoNeighboursThatFollowEachOtherHaveNoRing(int set) {
    List<String> gone = new ArrayList<>();
    boolean following = false;
    for (int i = 0; i < 6; i++) {
      int next = (i + 1) % 6;
      if ((set & (1 << i)) != 0) {
        gone.add(AROUND_D4.get(i));
        following |= (set & (1 << next)) != 0;
      }
    }

    assertThat(removable(Setup.of("zertz").gone(String.join(" ", gone)), "a1").contains("d4"))
        .isEqualTo(following);
  }

  @Test
  void freeRingsAreDeterminedAfterTheMarbleIsPlaced() {
    assertThat(removable(Setup.of("zertz"), "a1")).hasSize(17).doesNotContain("a1");
    assertThat(GamePosition.start("zertz").reason("Wa1,a1")).isEqualTo("ring-occupied");
  }

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
    return removable(Setup.of("zertz").gone(gone), "a1").contains("d4");
  }

  /** Returns the rings that can be removed after white is put on a ring. */
  private static List<String> removable(Setup setup, String ring) {
    return setup.game().legal("W" + ring + ",").stream().map(move -> move.substring(4)).toList();
  }
}
