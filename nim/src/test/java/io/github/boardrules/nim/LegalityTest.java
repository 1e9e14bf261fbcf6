package io.github.boardrules.nim;

import static io.github.boardrules.testkit.RefusalAssertions.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": each reason, before all that come after it in the list. */
class LegalityTest {
  private static final String LOOSE = "one-two-three:touch=no";
  private static final String WIDE = "one-two-three:cols=5,rows=1";

  private static final String HEAPS = "heaps:sizes=2-3-4,max=3";

  @ParameterizedTest
  @ValueSource(
      strings = {"a1", "a1+b1", "a1+b2", "a1+c1", "a1+b1+c1+d1", "a1+b2+c3+d4", "d1+d2+d3+d4"})
  void nothingIsLegalWhenNoBallIsLeft(String move) {
    for (String variant :
        new String[] {"one-two-three", "one-two-three:last=loses", "one-two-three:max=any"}) {
      assertRefused(Setup.of(variant).position(), move, "game-over");
      assertRefused(Setup.of(variant).toMove(2).position(), move, "game-over");
    }
  }

  @Test
  void cellsMustAllBeInOneRowOrAllInOneColumn() {
    GamePosition start = GamePosition.start("one-two-three");

    assertRefused(start, "a1+b2", "not-in-line", "a1", "b2");
    assertRefused(start, "a1+a2+b1", "not-in-line", "a1", "a2", "b1");
    assertRefused(GamePosition.start(LOOSE), "a1+b2+c3", "not-in-line", "a1", "b2", "c3");
    assertRefused(GamePosition.start("one-two-three:max=any"), "a4+d1", "not-in-line", "a4", "d1");
  }

  @Test
  void notInLineComesBeforeTooManyNotTouchingAndEmpty() {
    GamePosition given = Setup.of("one-two-three").with("d4").position();

    assertRefused(given, "a1+b2+c3+d4", "not-in-line", "a1", "b2", "c3", "d4");
    assertRefused(given, "a1+c3", "not-in-line", "a1", "c3");
    assertRefused(given, "a1+a2+a3+b4", "not-in-line", "a1", "a2", "a3", "b4");
  }

  @Test
  void aMoveNamesAtMostTheMaximumOfCells() {
    GamePosition start = GamePosition.start("one-two-three");

    assertRefused(start, "a1+b1+c1+d1", "too-many", "a1", "b1", "c1", "d1");
    assertRefused(start, "c1+c2+c3+c4", "too-many", "c1", "c2", "c3", "c4");
    assertRefused(GamePosition.start("one-two-three:max=1"), "a1+b1", "too-many", "a1", "b1");
    assertThat(GamePosition.start("one-two-three:max=any").reason("a1+b1+c1+d1"))
        .isEqualTo(GamePosition.LEGAL);
    assertThat(GamePosition.start("one-two-three:max=4").reason("a1+b1+c1+d1"))
        .isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void tooManyComesBeforeNotTouchingAndEmpty() {
    GamePosition given = Setup.of(WIDE).with("a1").position();

    assertRefused(given, "a1+b1+d1+e1", "too-many", "a1", "b1", "d1", "e1");
    assertRefused(
        Setup.of(LOOSE).with("a1").position(), "a1+a2+a3+a4", "too-many", "a1", "a2", "a3", "a4");
  }

  @Test
  void theCellsMustBeAnUnbrokenRun() {
    GamePosition start = GamePosition.start("one-two-three");

    assertRefused(start, "a1+c1", "not-touching", "a1", "c1");
    assertRefused(start, "b1+b2+b4", "not-touching", "b1", "b2", "b4");
    assertRefused(GamePosition.start(WIDE), "a1+e1", "not-touching", "a1", "e1");
    assertThat(GamePosition.start(LOOSE).reason("b1+b2+b4")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void notTouchingComesBeforeEmptyAlsoWhereTheGapIsEmpty() {
    GamePosition given = Setup.of("one-two-three").without("b1 c1").position();

    assertRefused(given, "a1+c1", "not-touching", "a1", "c1");
    assertRefused(given, "a1+d1", "not-touching", "a1", "d1");
    assertRefused(given, "b1+d1", "not-touching", "b1", "d1");
  }

  @Test
  void everyNamedCellMustHoldABall() {
    GamePosition given = Setup.of("one-two-three").without("b1 c1").position();

    assertRefused(given, "b1", "empty-cell", "b1");
    assertRefused(given, "a1+b1", "empty-cell", "b1");
    assertRefused(given, "b1+c1+d1", "empty-cell", "b1", "c1");
    assertRefused(Setup.of(LOOSE).without("b1 c1").position(), "a1+c1+d1", "empty-cell", "c1");
    assertThat(given.reason("a1")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aCellThatTheBoardLacksHoldsNoBall() {
    GridRules rules = GridRules.standard();

    assertThat(rules.refusal(rules.start(), GridMove.parse("h8")))
        .map(Refusal::reason)
        .contains(GridReason.EMPTY_CELL);
    assertThat(rules.refusal(rules.start(), GridMove.parse("c4+c5")))
        .map(Refusal::cells)
        .hasValueSatisfying(cells -> assertThat(cells).containsExactly("c5"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1:1", "2:3", "3:4", "3:99"})
  void nothingIsLegalOnHeapsWhenNoBallIsLeft(String move) {
    assertRefused(GamePosition.of(HEAPS, "0-0-0 1"), move, "game-over");
    assertRefused(GamePosition.of(HEAPS + ",last=loses", "0-0-0 2"), move, "game-over");
    assertRefused(GamePosition.of("triangle", "0-0-0-0-0-0-0-0 2"), move, "game-over");
  }

  @Test
  void nothingCanBeTakenFromAnEmptyHeap() {
    GamePosition given = GamePosition.of(HEAPS, "0-3-4 1");

    assertRefused(given, "1:1", "heap-empty", "a1", "b1");
    assertRefused(given, "1:3", "heap-empty", "a1", "b1");
  }

  @Test
  void heapEmptyComesBeforeTooManyAndNotEnough() {
    assertRefused(GamePosition.of(HEAPS, "0-3-4 1"), "1:4", "heap-empty", "a1", "b1");
    assertRefused(GamePosition.of(HEAPS, "0-3-4 1"), "1:99", "heap-empty", "a1", "b1");
  }

  @Test
  void aMoveTakesAtMostTheMaximumFromAHeap() {
    assertRefused(GamePosition.start(HEAPS), "3:4", "too-many", "a3", "b3", "c3", "d3");
    assertRefused(GamePosition.start("heaps:sizes=2,max=1"), "1:2", "too-many", "a1", "b1");
    assertThat(GamePosition.start("heaps:sizes=2-3-4").reason("3:4")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void tooManyComesBeforeNotEnough() {
    assertRefused(GamePosition.start(HEAPS), "1:4", "too-many", "a1", "b1");
    assertRefused(GamePosition.of(HEAPS, "1-3-4 2"), "1:99", "too-many", "a1", "b1");
  }

  @Test
  void noMoreBallsCanBeTakenThanTheHeapHolds() {
    assertRefused(GamePosition.start(HEAPS), "1:3", "not-enough", "a1", "b1");
    assertRefused(GamePosition.of(HEAPS, "2-1-4 2"), "2:2", "not-enough", "a2", "b2", "c2");
    assertRefused(GamePosition.start("triangle"), "1:99", "not-enough", "a1");
    assertThat(GamePosition.start("heaps:sizes=99").reason("1:99")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aHeapThatTheGameLacksIsEmpty() {
    HeapRules rules = HeapRules.of(HeapOptions.TRIANGLE);

    assertThat(rules.refusal(rules.start(), new HeapMove(9, 1)))
        .map(Refusal::reason)
        .contains(HeapReason.HEAP_EMPTY);
  }
}
