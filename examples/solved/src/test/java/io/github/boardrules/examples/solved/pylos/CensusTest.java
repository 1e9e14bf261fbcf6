package io.github.boardrules.examples.solved.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.pylos.PylosMove;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The census counts what the solution says about each position. */
class CensusTest {
  private static final CellBoard BOARD = new CellBoard(3);
  private static final Shapes SHAPES = new Shapes(BOARD);

  private long won;
  private long lost;
  private long drawn;
  private int longest;
  private long mutualZugzwangs;

  static Stream<PylosRules> smallRuleSets() {
    return RuleSets.onBase(3);
  }

  @ParameterizedTest
  @MethodSource("smallRuleSets")
  void everyPositionIsCounted(PylosRules rules) {
    TableSolution<PylosPosition, PylosMove> solution = TableSolver.of(rules).orElseThrow().solve();

    for (int number = 0; number < SHAPES.size(); number++) {
      int shape = SHAPES.shape(number);
      for (int own : subsets(shape)) {
        if (Stones.areEnough(BOARD, shape, own)) {
          count(rules, solution, shape, own);
        }
      }
    }

    assertThat(solution.census())
        .isEqualTo(new TableCensus(won, lost, drawn, OptionalInt.of(longest), mutualZugzwangs));
  }

  private void count(
      PylosRules rules, TableSolution<PylosPosition, PylosMove> solution, int shape, int own) {
    PylosPosition position = Stones.position(BOARD, rules, shape, own, 1);
    if (rules.status(position).isOver()) {
      return;
    }
    GameValue value = solution.gameValue(position);
    longest = Math.max(longest, value.distance().orElse(0));
    if (value.isDraw()) {
      drawn++;
    } else if (value.isWinFor(1)) {
      won++;
    } else {
      lost++;
      PylosPosition other = Stones.position(BOARD, rules, shape, own, 2);
      boolean isFirstOfPair = own <= (shape & ~own);
      if (isFirstOfPair
          && !rules.status(other).isOver()
          && solution.gameValue(other).isLossFor(2)) {
        mutualZugzwangs++;
      }
    }
  }

  private static int[] subsets(int set) {
    int size = Integer.bitCount(set);
    return IntStream.range(0, 1 << size).map(bits -> Stones.spread(bits, set)).toArray();
  }
}
