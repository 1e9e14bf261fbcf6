package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move": which squares and lines are completed patterns. */
class CompletedPatternTest {
  /** Every square of every level is named by the cell that rests on it. */
  @ParameterizedTest
  @ValueSource(strings = {"pylos", "pylos:base=3"})
  void everySquareOfOwnStonesIsAPatternWhicheverStoneIsLast(String variant) {
    for (String above : Setup.cells(Setup.base(variant))) {
      if (above.charAt(0) > '1') {
        List<String> square = Setup.under(above);
        square.forEach(last -> assertEarned(pattern(variant, square, last), last));
      }
    }
  }

  @Test
  void anOldSquareEarnsNothingAgain() {
    GamePosition given = Setup.of("pylos").one("1a1 1a2 1b1 1b2").two("1d1 1d2 1d3").gamePosition();

    assertNotEarned(given, "1c4");
    assertNotEarned(given, "2a1");
  }

  @ParameterizedTest
  @CsvSource({
    "true, '', 1a1 1b1 1c1 1d1",
    "true, '', 2a1 2b1 2c1",
    "true, 'base=3,', 1b1 1b2 1b3",
    // diagonals
    "false, '', 1a1 1b2 1c3 1d4",
    "false, 'base=3,', 1a1 1b2 1c3",
    // on a level of four cells
    "false, '', 3a1 3a2",
    "false, 'base=3,', 2a1 2a2",
  })
  void onlyWithLinesAFullRowOrColumnIsAPattern(boolean earns, String base, String line) {
    List<String> cells = List.of(line.split(" ", -1));
    for (String last : cells) {
      GamePosition given = pattern("pylos:" + base + "lines=yes", cells, last);
      if (earns) {
        assertEarned(given, last);
      } else {
        assertNotEarned(given, last);
      }
      assertNotEarned(pattern("pylos:" + base + "lines=no", cells, last), last);
    }
  }

  /** Player 1 is to move and lacks the last cell of a pattern; below it are stones of both. */
  private static GamePosition pattern(String variant, List<String> cells, String last) {
    Setup setup = Setup.of(variant).one(String.join(" ", cells)).empty(last);
    int level = last.charAt(0) - '0';
    for (int below = 1; below < level; below++) {
      setup.mixed(below);
    }
    return setup.gamePosition();
  }

  private static void assertEarned(GamePosition given, String last) {
    assertThat(given.reason(last + "x" + last)).isEqualTo("legal");
    assertThat(given.exchanged().reason(last + "x" + last)).isEqualTo("legal");
  }

  private static void assertNotEarned(GamePosition given, String last) {
    given.assertRefused(last + "x" + last, "take-back-not-earned", last);
  }
}
