package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": positions. */
class PositionNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | oooo/oooo/oooo/oooo 1",
        "one-two-three | oooo/oooo/oooo/..oo 2",
        "one-two-three | ..../..../..../.... 1",
        "one-two-three:cols=8,rows=1 | ooo.oooo 2",
        "one-two-three:cols=1,rows=8 | o/./o/o/././o/o 1",
        "one-two-three:cols=2,rows=7 | o./.o/oo/../oo/o./.o 2",
        "one-two-three:cols=8,rows=8"
            + " | ....ooo./.o...ooo/.o.oo.../oo.ooo../.o....o./....o.../.o.o..oo/...oooo. 1",
        "triangle | 1-2-3-4-5-6-7-0 2",
        "triangle | 0-0-0-0-0-0-0-0 1",
        "heaps:sizes=99-10-9 | 99-0-9 2",
        "heaps:sizes=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-99"
            + " | 0-1-0-1-0-1-0-1-0-1-0-1-0-1-0-1-0-1-0-98 1"
      })
  void aCanonicalTextRoundTrips(String variant, String text) {
    GamePosition given = GamePosition.of(variant, text);

    assertThat(given.text()).isEqualTo(text);
    assertThat(given.position()).hasToString(text);
  }

  @Test
  void theTopmostRowComesFirstAndColumnAFirstInEachRow() {
    GamePosition given = Setup.of("one-two-three:cols=3,rows=2").with("a2 c1").toMove(2).position();

    assertThat(given.text()).isEqualTo("o../..o 2");
    assertThat(given.legal()).containsExactly("a2", "c1");
    assertThat(Setup.of("one-two-three").without("a1 b1").toMove(2).text())
        .isEqualTo("oooo/oooo/oooo/..oo 2");
  }

  @Test
  void heapsKeepTheirPlaces() {
    GamePosition start = GamePosition.start("heaps:sizes=3-4-5");

    assertThat(start.play("1:3").text()).isEqualTo("0-4-5 2");
    assertThat(start.play("1:3", "3:5").text()).isEqualTo("0-4-0 1");
    assertThat(start.play("2:4", "3:2").text()).isEqualTo("3-0-3 1");
  }

  @Test
  void theTextDoesNotDependOnTheOrderInWhichMovesWereMade() {
    List<GamePosition> ends =
        List.of(
            GamePosition.start("one-two-three").play("a1+b1", "d4"),
            GamePosition.start("one-two-three").play("d4", "a1+b1"));

    assertThat(ends.get(0).text()).isEqualTo(ends.get(1).text());
    assertThat(ends.get(0).position())
        .isEqualTo(ends.get(1).position())
        .hasSameHashCodeAs(ends.get(1).position());
  }
}
