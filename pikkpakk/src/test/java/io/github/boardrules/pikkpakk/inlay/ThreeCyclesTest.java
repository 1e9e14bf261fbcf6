package io.github.boardrules.pikkpakk.inlay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of pushes that move three balls in a cycle (RULES.md, "Invariants"). */
class ThreeCyclesTest {
  private static final int CELLS = LabelledBoard.CELLS;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyWordMovesItsThreeBallsAndNoOther(boolean round) {
    ThreeCycles cycles = new ThreeCycles(round);
    LabelledBoard labelled = new LabelledBoard(round);
    int[] home = LabelledBoardTest.balls(labelled);
    forEachCycle(
        (first, second, third) -> {
          int[] word = cycles.word(first, second, third);

          assertThat(word).hasSize(cycles.cost(first, second, third));
          assertThat(labelled.pushAll(word)).isTrue();
          int[] expected = home.clone();
          expected[LabelledBoard.bit(second)] = first;
          expected[LabelledBoard.bit(third)] = second;
          expected[LabelledBoard.bit(first)] = third;
          assertThat(LabelledBoardTest.balls(labelled)).isEqualTo(expected);
          assertThat(labelled.pushAll(LinePushes.inverse(word))).isTrue();
        });
  }

  /** A push, a cycle, and the push taken back make another cycle, two pushes longer. */
  @ParameterizedTest
  @ValueSource(ints = {2, 15, 23})
  void aConjugateCostsAtMostTwoPushesMore(int push) {
    ThreeCycles cycles = new ThreeCycles(true);
    LabelledBoard labelled = new LabelledBoard(true);
    labelled.push(push);
    int[] after = targets(labelled);
    forEachCycle(
        (first, second, third) ->
            assertThat(cycles.cost(after[first], after[second], after[third]))
                .isLessThanOrEqualTo(cycles.cost(first, second, third) + 2));
  }

  private static int[] targets(LabelledBoard labelled) {
    int[] targets = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      targets[labelled.ball(LabelledBoard.bit(cell))] = cell;
    }
    return targets;
  }

  private static void forEachCycle(CycleCheck check) {
    for (int first = 0; first < CELLS; first++) {
      for (int second = first + 1; second < CELLS; second++) {
        for (int third = first + 1; third < CELLS; third++) {
          if (second != third) {
            check.check(first, second, third);
          }
        }
      }
    }
  }

  private interface CycleCheck {
    void check(int first, int second, int third);
  }
}
