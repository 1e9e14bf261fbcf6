package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Invariants": what can be said of single positions. */
class InvariantsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | 56",
        "one-two-three:touch=no | 96",
        "one-two-three:max=any | 64",
        "one-two-three:max=any,touch=no | 104",
        "one-two-three:max=1 | 16",
        "triangle | 36",
        "triangle:rows=20,max=12 | 174",
        "heaps:sizes=3-4-5 | 12",
        "heaps:sizes=10-10-2,max=3 | 8"
      })
  void theFirstPlayerHasTheNumberOfMovesOfTheRulePage(String variant, int moves) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.legal()).hasSize(moves).doesNotHaveDuplicates();
    assertThat(ContractTest.NIM.rules(variant).countLegal(start.position())).isEqualTo(moves);
  }

  @Test
  void movesThatTouchAreAmongThoseThatNeedNot() {
    List<String> all = GamePosition.start("one-two-three:touch=no").legal();
    List<String> touching = GamePosition.start("one-two-three").legal();

    assertThat(all).containsAll(touching);
    assertThat(touching)
        .containsAll(GamePosition.start("one-two-three:max=2").legal())
        .doesNotContain("a1+c1");
    assertThat(all).contains("a1+c1", "a1+b1+d1", "a1+a4");
  }

  @Test
  void noMaximumEqualsAMaximumNotBelowTheLongerSide() {
    for (String touch : List.of("yes", "no")) {
      String of = "one-two-three:cols=5,rows=2,touch=" + touch + ",max=";
      List<String> any = GamePosition.start(of + "any").legal();

      assertThat(any)
          .isEqualTo(GamePosition.start(of + "5").legal())
          .isEqualTo(GamePosition.start(of + "8").legal())
          .isNotEqualTo(GamePosition.start(of + "4").legal());
    }
  }

  @Test
  void whereAllBallsOfALineAreNeighboursTouchingMakesNoDifference() {
    for (String balls : List.of("a1 b1 b2 c2 c3 d3", "b2 b3 c2 c3", "a1 a2", "d4")) {
      assertThat(Setup.of("one-two-three").with(balls).position().legal())
          .isEqualTo(Setup.of("one-two-three:touch=no").with(balls).position().legal());
    }
    assertThat(Setup.of("one-two-three").with("a1 c1").position().legal())
        .isNotEqualTo(Setup.of("one-two-three:touch=no").with("a1 c1").position().legal());
  }

  @ParameterizedTest
  @CsvSource({"1-0-5 1, 4", "3-4-5 2, 9", "0-0-1 1, 1", "0-0-0 1, 0"})
  void aHeapHasAMoveForEachBallUpToTheMaximum(String position, int moves) {
    assertThat(GamePosition.of("heaps:sizes=3-4-5,max=3", position).legal()).hasSize(moves);
  }
}
