package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** RULES.md, "Decisions": those with a statement that can be checked. */
class DecisionsTest {
  @Test
  void aRowOrAColumnOfBallsIsAnUnbrokenRunAndSoThereAreNineFirstMoves() {
    assertThat(firstMoves("one-two-three")).isEqualTo(9);
    assertThat(firstMoves("one-two-three:touch=no")).isGreaterThan(9);
    assertThat(Setup.of("one-two-three").without("b1").position().reason("a1+c1"))
        .isEqualTo("not-touching");
  }

  @Test
  void withTouchNoTheBallsStillComeFromOneLineAndAreThreeAtMost() {
    GamePosition loose = GamePosition.start("one-two-three:touch=no");

    assertThat(loose.reason("a1+b2")).isEqualTo("not-in-line");
    assertThat(loose.reason("a1+b1+c1+d1")).isEqualTo("too-many");
    assertThat(GamePosition.start("one-two-three:max=any,touch=no").reason("a1+b1+c1+d1"))
        .isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void ballsOfAnyNumberNeedNotTouchExceptInTacTix() {
    assertThat(GamePosition.start("one-two-three:max=any,touch=no").reason("a1+b1+d1"))
        .isEqualTo(GamePosition.LEGAL);
    assertThat(GamePosition.start("one-two-three:max=any").reason("a1+b1+d1"))
        .isEqualTo("not-touching");
  }

  @Test
  void whereTheBallsStandInARowOfTheTriangleDoesNotMatter() {
    GamePosition left = GamePosition.start("triangle").play("8:3", "8:2");
    GamePosition right = GamePosition.start("triangle").play("8:1", "8:4");

    assertThat(left.position()).isEqualTo(right.position());
  }

  @Test
  void theRuleOfComplementsWinsOneTwoThreeAndSymmetryDoesNotHelpInTheTriangle() {
    for (String variant : List.of("one-two-three", "one-two-three:max=any,touch=no")) {
      GridRules rules = GridRules.parse(variant);
      assertThat(GridSolution.of(rules).orElseThrow().isWin(rules.start())).isFalse();
    }
    HeapRules triangle = HeapRules.of(HeapOptions.TRIANGLE);
    assertThat(HeapSolution.of(triangle).winningMoves(triangle.start()))
        .containsExactly(HeapMove.parse("8:8"));
  }

  /** The number of first moves, up to rotations and reflections. */
  private static int firstMoves(String variant) {
    GamePosition start = GamePosition.start(variant);
    Set<Object> kinds = new HashSet<>();
    for (Object move : start.legalMoves()) {
      kinds.add(start.rules().canonical(start.after(move).position()));
    }
    return kinds.size();
  }
}
