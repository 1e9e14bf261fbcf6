package io.github.boardrules.pylos;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "A move": which squares and lines are completed patterns. */
class CompletedPatternTest {
  private static final List<String> LINES = List.of("pylos:lines=yes", "pylos:base=3,lines=yes");

  /** Every square of every level is named by the cell that rests on it. */
  @ParameterizedTest
  @MethodSource("io.github.boardrules.pylos.Setup#upperCells")
  void everySquareOfOwnStonesIsAPatternWhicheverStoneIsLast(String variant, String above) {
    List<String> square = Setup.under(above);
    square.forEach(last -> assertEarned(pattern(variant, square, last), last));
  }

  @Test
  void theSquareMustHoldNoStoneOfTheOpponent() {
    for (String opponents : List.of("1a1", "1a2", "1b1")) {
      GamePosition given = Setup.of("pylos").one("1a1 1a2 1b1").two(opponents).gamePosition();
      given.assertRefused("1b2x1b2", "take-back-not-earned", "1b2");
    }
    GamePosition opponents = Setup.of("pylos").two("1a1 1a2 1b1").gamePosition();
    opponents.assertRefused("1b2x1b2", "take-back-not-earned", "1b2");
  }

  @Test
  void anOldSquareEarnsNothingAgain() {
    GamePosition given = Setup.of("pylos").one("1a1 1a2 1b1 1b2").two("1d1 1d2 1d3").gamePosition();

    given.assertRefused("1c4x1c4", "take-back-not-earned", "1c4");
    given.assertRefused("2a1x2a1", "take-back-not-earned", "2a1");
  }

  @Test
  void fourStonesOnThreeLevelsAreNoSquare() {
    // Stones of player 1 on 1a1 and round about 2a1, but no square of one level.
    GamePosition given =
        Setup.of("pylos").one("1a1 1b2 2a1 1c1 1c3").two("1a2 1b1 1b3 1c2").gamePosition();

    given.assertRefused("2b2x2b2", "take-back-not-earned", "2b2");
    given.assertRefused("1a3x1a3", "take-back-not-earned", "1a3");
  }

  static Stream<Arguments> lines() {
    return Stream.of(lines("pylos", 1), lines("pylos", 2), lines("pylos:base=3", 1))
        .flatMap(lines -> lines);
  }

  @ParameterizedTest
  @MethodSource("lines")
  void onlyWithLinesEveryFullRowAndColumnIsAPattern(String variant, List<String> line) {
    for (String last : line) {
      String lines = variant + (variant.contains(":") ? "," : ":") + "lines=yes";

      assertEarned(pattern(lines, line, last), last);
      pattern(variant, line, last).assertRefused(last + "x" + last, "take-back-not-earned", last);
    }
  }

  @Test
  void aLineMustBeFullOfOwnStones() {
    for (String variant : LINES) {
      for (String cell : List.of("1a1", "1c1")) {
        String end = variant.contains("base=3") ? "" : " 1d1";
        Setup lacking = Setup.of(variant).one("1a1 1c1" + end).two("1a3").empty(cell);
        Setup opponents = Setup.of(variant).one("1a1 1c1" + end).two(cell);

        lacking.gamePosition().assertRefused("1b1x1b1", "take-back-not-earned", "1b1");
        opponents.gamePosition().assertRefused("1b1x1b1", "take-back-not-earned", "1b1");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pylos:lines=yes, 1a1 1b2 1c3 1d4",
    "pylos:lines=yes, 1a4 1b3 1c2 1d1",
    "pylos:lines=yes, 2a1 2b2 2c3",
    "pylos:lines=yes, 2a3 2b2 2c1",
    "'pylos:base=3,lines=yes', 1a1 1b2 1c3",
    "'pylos:base=3,lines=yes', 1a3 1b2 1c1",
    // on a level of four cells
    "pylos:lines=yes, 3a1 3a2",
    "pylos:lines=yes, 3b1 3b2",
    "pylos:lines=yes, 3a1 3b1",
    "pylos:lines=yes, 3a2 3b2",
    "pylos:lines=yes, 3a1 3b2",
    "pylos:lines=yes, 3a2 3b1",
    "'pylos:base=3,lines=yes', 2a1 2a2",
    "'pylos:base=3,lines=yes', 2b1 2b2",
    "'pylos:base=3,lines=yes', 2a1 2b1",
    "'pylos:base=3,lines=yes', 2a2 2b2",
    "'pylos:base=3,lines=yes', 2a1 2b2",
    "'pylos:base=3,lines=yes', 2a2 2b1"
  })
  void diagonalsAndThePairsOfATwoByTwoLevelAreNoLines(String variant, String noLine) {
    List<String> cells = List.of(noLine.split(" ", -1));
    for (String last : cells) {
      pattern(variant, cells, last).assertRefused(last + "x" + last, "take-back-not-earned", last);
    }
  }

  @Test
  void theTopIsNoPattern() {
    GamePosition given =
        Setup.of("pylos:lines=yes").mixed(1).mixed(2).mixed(3).toMove(2).gamePosition();

    given.assertRefused("4a1x4a1", "take-back-not-earned", "4a1");
  }

  @Test
  void aRaiseCompletesALineToo() {
    GamePosition given =
        Setup.of("pylos:lines=yes,takeback=must")
            .mixed(Setup.level(3, 1))
            .mixed(List.of("1a4", "1b4", "1c4"))
            .one("1d1 2a1 2a2")
            .gamePosition();

    assertThat(given.legal("1d1-2a3")).contains("1d1-2a3x2a3", "1d1-2a3x2a2x2a3");
    given.assertRefused("1d1-2a3", "take-back-required");
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

  /** The columns and the rows of a level. */
  private static Stream<Arguments> lines(String variant, int level) {
    List<String> cells = Setup.level(Setup.base(variant), level);
    return Stream.of(1, 2)
        .flatMap(
            at -> cells.stream().collect(groupingBy(cell -> cell.charAt(at))).values().stream())
        .map(line -> Arguments.of(variant, line));
  }

  private static void assertEarned(GamePosition given, String last) {
    assertThat(given.reason(last + "x" + last)).isEqualTo(GamePosition.LEGAL);
    assertThat(given.exchanged().reason(last + "x" + last)).isEqualTo(GamePosition.LEGAL);
  }
}
