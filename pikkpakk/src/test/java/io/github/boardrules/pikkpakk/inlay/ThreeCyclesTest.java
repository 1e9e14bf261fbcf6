package io.github.boardrules.pikkpakk.inlay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @CsvSource({"true, 49", "false, 36"})
  void theFourPushesMoveExactlyThreeBallsInACycleNearlyEverywhere(boolean round, int possible) {
    assertThat(cycles(round)).hasSize(possible);
    for (int[] target : cycles(round)) {
      int[] moved = IntStream.range(0, CELLS).filter(cell -> target[cell] != cell).toArray();

      assertThat(moved).hasSize(3).contains(target[moved[0]], target[target[moved[0]]]);
      assertThat(target[target[target[moved[0]]]]).isEqualTo(moved[0]);
    }
  }

  @Test
  void theseThreeCyclesJoinAllFortyNineCellsAlongLinesWithTheirMirrorImages() {
    List<int[]> mirrored = new ArrayList<>(cycles(false));
    for (int[] target : cycles(false)) {
      int[] image = new int[CELLS];
      Arrays.setAll(image, cell -> CELLS - 1 - target[CELLS - 1 - cell]);
      mirrored.add(image);
    }

    assertThat(joined(cycles(true))).hasSize(CELLS);
    // No column right of h can be pushed, and no row below 2: h2 is in none of these cycles.
    assertThat(joined(cycles(false))).hasSize(CELLS - 1).doesNotContain(6 * 7);
    assertThat(joined(mirrored)).hasSize(CELLS);
  }

  /** Where the pushes of a row to the left and a column up, and both back, take each ball. */
  private static List<int[]> cycles(boolean round) {
    List<int[]> cycles = new ArrayList<>();
    for (int row = 10; row <= 16; row++) {
      for (int column = 1; column <= 7; column++) {
        LabelledBoard labelled = new LabelledBoard(round);
        int left = LinePushes.push(row, false);
        int up = LinePushes.push(column, true);
        if (labelled.pushAll(left, up, LinePushes.inverse(left), LinePushes.inverse(up))) {
          cycles.add(targets(labelled));
        }
      }
    }
    return cycles;
  }

  private static int[] targets(LabelledBoard labelled) {
    int[] targets = new int[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
      targets[labelled.ball(LabelledBoard.bit(cell))] = cell;
    }
    return targets;
  }

  /** The cells to which the first ball can be brought. */
  private static Set<Integer> joined(List<int[]> cycles) {
    Set<Integer> joined = new TreeSet<>(Set.of(0));
    for (int before = 0; before < joined.size(); ) {
      before = joined.size();
      for (int[] target : cycles) {
        joined.addAll(joined.stream().map(cell -> target[cell]).toList());
      }
    }
    return joined;
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
