package io.github.boardrules.pylos;

import static io.github.boardrules.testkit.RefusalAssertions.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move": the first part. */
class PlaceAndRaiseTest {

  @Test
  void aStoneIsPlacedOnAnyEmptySupportedCell() {
    Table table = Setup.of("pylos").one("1a1 1b2").two("1b1 1a2").table();

    assertThat(table.legal())
        .hasSize(13)
        .contains("1a3", "1d4", "2a1")
        .doesNotContain("1a1", "1b1", "2b1", "3a1");
  }

  @Test
  void afterTheMovesOfThePageThePositionIsThatOfThePage() {
    Table table = Table.start("pylos").play("1a1", "1b1", "1a2", "1b2", "1d4", "1d1", "1d4-2a1");

    assertThat(table.text()).isEqualTo("..../..../12../12.2|.../.../1..|../..|. 2 0");
    assertThat(table.reserves()).isEqualTo("12 12");
  }

  @Test
  void aFreeStoneIsRaisedToASupportedCellOfAHigherLevel() {
    Table table = Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2 1d1").table();

    // 1a1 and 1b2 would have to rest on themselves.
    assertThat(table.legal()).filteredOn(move -> move.contains("-")).containsExactly("1d4-2a1");
    assertThat(table.exchanged().legal())
        .filteredOn(move -> move.contains("-"))
        .containsExactly("1d4-2a1");
    assertThat(table.play("1d4-2a1").at("1d4")).isEqualTo(".");
    assertThat(table.play("1d4-2a1").at("2a1")).isEqualTo("1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1a1", "1a2", "1b1", "1b2"})
  void aStoneNeverRisesOntoACellThatRestsOnIt(String source) {
    Table table = Setup.of("pylos").one("1a1 1b1 1a2 1b2").table();

    assertRefused(table, source + "-2a1", "unsupported", "2a1");
    assertThat(table.reason("2a1")).isEqualTo(Table.LEGAL);
  }

  @Test
  void aHigherLevelIsAnyHigherLevelNotOnlyTheNext() {
    Table table =
        Setup.of("pylos")
            .mixed(Setup.level(3, 1))
            .mixed(List.of("2a1", "2a2", "2b1", "2b2"))
            .one("1d4 2a1")
            .two("2b2")
            .table();

    assertThat(table.legal("1d4-")).containsExactly("1d4-3a1");
    // 2a1 carries 3a1, and 2a1 could only rise there.
    assertRefused(table, "2a1-3a1", "unsupported", "3a1");
    assertThat(table.play("1d4-3a1").at("3a1")).isEqualTo("1");
  }

  @Test
  void aStoneOfLevel2RisesToLevel3() {
    Table table = onThree("pylos").table();

    assertThat(table.legal("2c3-")).containsExactly("2c3-3a1");
    assertThat(table.play("2c3-3a1").at("2c3")).isEqualTo(".");
  }

  @Test
  void theRaisedStoneLeavesACellThatMayBeFilledAgain() {
    Table table = onThree("pylos").toMove(1).table().play("2c3-3a1");

    assertThat(table.legal()).contains("2c3").doesNotContain("3a1");
    assertThat(table.position().toMove()).isEqualTo(2);
  }

  @Test
  void noRaiseEndsOnTheTop() {
    // All four of level 3 carry the top, and all below them carry stones.
    Table table = Setup.of("pylos").mixed(1).mixed(2).mixed(3).toMove(2).table();

    assertThat(table.legal()).containsExactly("4a1");
    for (String source : Setup.level(4, 3)) {
      String reason = table.at(source).equals("2") ? "unsupported" : "not-your-stone";
      assertThat(table.reason(source + "-4a1")).isEqualTo(reason);
    }
  }

  /** Level 1 is full, level 2 has the four below 3a1 and 2c3, which is player 1's. */
  private static Setup onThree(String variant) {
    return Setup.of(variant).mixed(1).one("2a1 2b2 2c3").two("2a2 2b1");
  }
}
