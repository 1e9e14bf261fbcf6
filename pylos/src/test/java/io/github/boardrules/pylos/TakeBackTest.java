package io.github.boardrules.pylos;

import static io.github.boardrules.testkit.RefusalAssertions.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move": the second part, which stones may be taken back. */
class TakeBackTest {

  /** Player 1 completes a square on 1b2 or 1d4, and has 2a3 on 1a3 1a4 1b3 1b4; 1d1 is 2's. */
  private static Setup square(String variant) {
    return Setup.of(variant).one("1a1 1a2 1b1 1a4 2a3").two("1a3 1b3 1b4 1d1");
  }

  @Test
  void whoCompletesASquareMayTakeBackNoneOneOrTwo() {
    assertThat(square("pylos").table().legal("1b2"))
        .containsExactly(
            "1b2",
            "1b2x1a1",
            "1b2x1a1x1a2",
            "1b2x1a1x1b1",
            "1b2x1a1x1b2",
            "1b2x1a2",
            "1b2x1a2x1b1",
            "1b2x1a2x1b2",
            "1b2x1b1",
            "1b2x1b1x1b2",
            "1b2x1b2",
            "1b2x2a3",
            "1b2x2a3x1a1",
            "1b2x2a3x1a2",
            "1b2x2a3x1a4",
            "1b2x2a3x1b1",
            "1b2x2a3x1b2");
  }

  @Test
  void whoMustTakeBackTakesOneOrTwo() {
    List<String> optional = square("pylos").table().legal("1b2");

    assertThat(square("pylos:takeback=must").table().legal("1b2"))
        .containsExactlyElementsOf(optional.subList(1, optional.size()));
    assertRefused(square("pylos:takeback=must").table(), "1b2", "take-back-required");
  }

  @Test
  void inTheBeginnersGameASquareHasNoEffect() {
    Table table = square("pylos:takeback=none").table();

    assertThat(table.legal("1b2")).containsExactly("1b2");
    assertRefused(table, "1b2x1b2", "take-back-not-earned", "1b2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pylos", "pylos:takeback=must"})
  void withoutACompletedSquareNothingIsTakenBack(String variant) {
    Table table = square(variant).table();

    assertThat(table.legal("1c3")).containsExactly("1c3");
    assertRefused(table, "1c3x1c3", "take-back-not-earned", "1c3");
    assertRefused(table, "1c3x2a3x1a4", "take-back-not-earned", "2a3", "1a4");
  }

  @Test
  void theStoneJustPlacedMayBeTakenBackAtOnce() {
    Table table = square("pylos").table();
    Table after = table.play("1b2x1b2");

    assertThat(after.text()).isEqualTo(table.text().replace(" 1 0", " 2 0"));
    assertThat(after.reserves()).isEqualTo(table.reserves());
    assertThat(table.play("1b2x1b2x1a1").at("1a1")).isEqualTo(".");
    assertThat(table.play("1b2x1b2x1a1").at("1b2")).isEqualTo(".");
    assertThat(table.play("1b2x1b2x1a1").reserves()).isEqualTo("11 11");
  }

  @Test
  void theSecondStoneMayBeFreedByTheFirst() {
    Table table = square("pylos").table();

    assertRefused(table, "1b2x1a4", "take-back-not-free", "1a4");
    assertThat(table.reason("1b2x2a3x1a4")).isEqualTo(Table.LEGAL);
    assertThat(table.play("1b2x2a3x1a4").reserves()).isEqualTo("11 11");
    // The text may name them in the other order; it is the same move.
    assertThat(table.move("1b2x1a4x2a3")).isEqualTo(table.move("1b2x2a3x1a4"));
    assertThat(table.reason("1b2x1a4x2a3")).isEqualTo(Table.LEGAL);
  }

  @Test
  void aStoneThatCarriesTwoIsNotFreedByOne() {
    Setup setup =
        Setup.of("pylos").one("1a1 1b1 2a1 2b1 1c3 1c4 1d3").two("1a2 1b2 1c1 1c2 1a4 1d1 1d2");
    Table table = setup.table();

    assertThat(table.legal("1d4x2a1"))
        .containsExactly(
            "1d4x2a1",
            "1d4x2a1x1a1",
            "1d4x2a1x1c3",
            "1d4x2a1x1c4",
            "1d4x2a1x1d3",
            "1d4x2a1x1d4",
            "1d4x2a1x2b1");
    assertRefused(table, "1d4x2a1x1b1", "take-back-not-free", "1b1");
    assertRefused(table, "1d4x2b1x1b1", "take-back-not-free", "1b1");
    // Now the stone beside it is gone already.
    assertThat(setup.empty("2b1").table().reason("1d4x2a1x1b1")).isEqualTo(Table.LEGAL);
  }

  @Test
  void aStoneUnderTheOpponentsIsNeverFreed() {
    Table table = square("pylos").two("2a3").table();

    assertRefused(table, "1b2x1a4", "take-back-not-free", "1a4");
    assertRefused(table, "1b2x1a4x1a1", "take-back-not-free", "1a4");
    assertRefused(table, "1b2x2a3x1a4", "take-back-not-yours", "2a3");
  }

  @Test
  void aRaisedStoneMayCompleteASquareAndBeTakenBack() {
    // The page's example of a raise with two stones taken back.
    Table table =
        Setup.of("pylos")
            .one("1d1 1d2 2a1 2b1 2b2")
            .two("1a2 1b2 1c2 1a1 1c3")
            .mixed(Setup.level(3, 1))
            .empty("1d3")
            .one("1a3")
            .table();

    assertThat(table.reason("1d2-2a2x2a2x1d1")).isEqualTo(Table.LEGAL);
    assertThat(table.play("1d2-2a2x2a2x1d1").at("1d2")).isEqualTo(".");
    assertThat(table.play("1d2-2a2x2a2x1d1").at("1d1")).isEqualTo(".");
    assertThat(table.play("1d2-2a2x2a2x1d1").at("2a2")).isEqualTo(".");
    assertThat(table.legal("1d2-2a2x2a2"))
        .containsExactly(
            "1d2-2a2x2a2",
            "1d2-2a2x2a2x1a3",
            "1d2-2a2x2a2x1d1",
            "1d2-2a2x2a2x2b1",
            "1d2-2a2x2a2x2b2");
    // The old cell is empty.
    assertRefused(table, "1d2-2a2x1d2", "take-back-empty", "1d2");
    assertRefused(table, "1d2-2a2x2a2x1d2", "take-back-empty", "1d2");
  }

  @Test
  void aSquareOnTheThirdLevelEarnsTwoStonesLikeAnyOther() {
    Table table =
        Setup.of("pylos").one("2a1 3a1 3a2 3b1").two("2a3 2c1 2c3").mixed(1).mixed(2).table();

    assertThat(table.reserves()).isEqualTo("1 1");
    assertThat(table.legal())
        .containsExactly(
            "3b2",
            "3b2x3a1",
            "3b2x3a1x2a1",
            "3b2x3a1x3a2",
            "3b2x3a1x3b1",
            "3b2x3a1x3b2",
            "3b2x3a2",
            "3b2x3a2x3b1",
            "3b2x3a2x3b2",
            "3b2x3b1",
            "3b2x3b1x3b2",
            "3b2x3b2");
    // Without it, the opponent sets the last stone on the top.
    assertThat(table.play("3b2", "4a1").status()).isEqualTo("win 2 top");
    assertThat(table.play("3b2x3b2").legal()).containsExactly("3b2");
  }

  @Test
  void onBase3TheHighestSquareIsOnTheSecondLevel() {
    Table table =
        Setup.of("pylos:base=3").one("2a1 2a2 2b1 1a1 1c3").two("1a3 1c1").mixed(1).table();

    assertThat(table.reserves()).isEqualTo("1 1");
    assertThat(table.legal())
        .containsExactly(
            "2b2",
            "2b2x2a1",
            "2b2x2a1x1a1",
            "2b2x2a1x2a2",
            "2b2x2a1x2b1",
            "2b2x2a1x2b2",
            "2b2x2a2",
            "2b2x2a2x2b1",
            "2b2x2a2x2b2",
            "2b2x2b1",
            "2b2x2b1x2b2",
            "2b2x2b2",
            "2b2x2b2x1c3");
  }

  @Test
  void takenStonesLeaveNothingWithoutSupport() {
    for (String move : square("pylos").table().legal("1b2x")) {
      Table after = square("pylos").table().play(move);
      assertThat(Table.of("pylos", after.text()).position()).isEqualTo(after.position());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pylos", "pylos:lines=yes"})
  void whoeverCompletesSeveralPatternsTakesBackTwoAtMost(String variant) {
    // Four squares at once.
    Table table =
        Setup.of(variant).one("1a1 1a2 1a3 1b1 1b3 1c1 1c2 1c3").two("1d1 1d2 1d3 1d4").table();

    assertThat(table.legalMoves())
        .filteredOn(move -> move.to().equals(Cell.parse("1b2")))
        .extracting(move -> move.takenBack().size())
        .hasSize(1 + 9 + 9 * 8 / 2)
        .containsOnly(0, 1, 2);
  }
}
