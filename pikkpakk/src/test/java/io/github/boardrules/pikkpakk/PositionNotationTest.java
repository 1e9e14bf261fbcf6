package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position. */
class PositionNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | t8/9/9/9/9/9/9/9/9 2 push",
        "pikkpakk | ld1l2d1t/9/9/9/9/9/9/9/8l 1 push",
        "pikkpakk:board=11 | 11/11/11/11/11/10t/11/11/11/11/l10 2 push",
        "pikkpakk:start=joint | 9/9/9/3l5/4t4/9/9/9/9 2 place",
        "pikkpakk:start=joint | 9/9/9/9/9/7t1/9/9/9 1 place",
        "pikkpakk:push=square,start=joint | 9/9/9/3l5/4t4/3d5/9/9/9 1 place",
        "pushfour | 9/1d7/9/9/9/9/9/7l1/9 1 place",
        "pushfour | 9/1d7/9/9/9/9/9/7l1/9 2 place",
        "fivepush | l8/9/9/9/9/9/9/9/d8 2 push",
        "abalone | l8/9/9/9/9/9/9/9/d8 2 push 0-0",
        "abalone | l8/9/9/9/9/9/9/9/d8 1 push 99-99",
        "abalone | 9/9/9/9/9/9/9/9/9 1 push 10-0",
        "abalone:start=joint | 9/9/9/9/9/9/9/9/9 1 place 3-99",
        "abalone:repeat=2 | 9/9/9/9/9/9/9/9/9 1 push 10-0 -",
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push t8/9/9/9/9/9/9/9/9:2:2147483646",
        // the boards of SEEN need only be well formed
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push 9/9/9/9/9/9/9/9/9:1:1,"
            + "9/9/9/9/9/9/9/9/9:2:7,nttt5/9/9/9/9/9/9/9/dddnnnlll:1:10",
        "pushfour:repeat=4 | 9/9/9/9/9/9/9/9/9 1 place t8/9/9/9/9/9/9/9/n8:2:1",
      })
  void aCanonicalTextIsParsedAndFormattedAlike(String variant, String text) {
    GamePosition position = GamePosition.of(variant, text);

    assertThat(position.text()).isEqualTo(text);
    assertThat(position.position()).hasToString(text);
    assertThat(GamePosition.of(variant, position.text()).position()).isEqualTo(position.position());
  }

  @Test
  void entriesAreOrderedByBoardAndSideNotByTheirTimes() {
    List<String> entries =
        List.of("9/9/9/9/9/9/9/9/9:1:5", "9/9/9/9/9/9/9/9/9:2:1", "9/9/9/9/9/9/9/9/l8:1:3");
    Setup setup = Setup.of("pikkpakk:repeat=9", "a9 t, b1-h1 l");

    assertThat(setup.history(String.join(",", entries)).position().play("1l").text())
        .endsWith(",9/9/9/9/9/9/9/9/l8:1:3,t8/9/9/9/9/9/9/9/1lllllll1:1:1");
  }
}
