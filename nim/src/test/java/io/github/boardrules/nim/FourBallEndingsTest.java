package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.nim.reference.ReferenceGrid;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "How it is played", Endings, and "Decisions", the second figure. */
class FourBallEndingsTest {
  private static final GridRules RULES = GridRules.parse("one-two-three");
  private static final GridSolution SOLUTION = GridSolution.of(RULES).orElseThrow();
  private static final List<String> CELLS = List.copyOf(ReferenceGrid.of("one-two-three").cells());

  @Test
  void theyAreCountedByWhoWins() {
    Set<GridPosition> kinds = new HashSet<>();
    List<GridPosition> all = endings().stream().map(FourBallEndingsTest::position).toList();
    all.forEach(position -> kinds.add(RULES.canonical(position)));

    assertThat(all).hasSize(1820);
    assertThat(all.stream().filter(SOLUTION::isWin)).hasSize(1280);
    assertThat(kinds.stream().filter(SOLUTION::isWin)).hasSize(167);
    assertThat(kinds.stream().filter(kind -> !SOLUTION.isWin(kind))).hasSize(85);
  }

  /** In these, and in no others, each ball has as many neighbours as any other: 2, 1 or none. */
  @Test
  void thePlayerToMoveLosesWithASquareTwoPairsOrFourSingleBalls() {
    for (Set<String> balls : endings()) {
      boolean isLost =
          balls.stream()
                  .map(one -> balls.stream().filter(it -> ReferenceGrid.areNeighbours(it, one)))
                  .map(Stream::count)
                  .distinct()
                  .count()
              == 1;

      assertThat(SOLUTION.isWin(position(balls))).as("%s", balls).isEqualTo(!isLost);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "..../..../oooo/.... 1, b2+c2",
    "..../.o../.o../.oo. 1, b1+b2",
    "..../.o../ooo./.... 1, a2+b2",
    "..../.oo./oo../.... 1, b2+b3",
    "ooo./..../..../...o 1, a4+b4",
    "oo../o.../..../...o 1, a4+b4",
    "oo../..../o..o/.... 1, a4+b4"
  })
  void twoBallsWinAllOthers(String position, String move) {
    assertThat(SOLUTION.bestMoves(RULES.notation().parsePosition(position)))
        .contains(RULES.notation().parseMove(move));
  }

  /** Returns all choices of four cells. */
  private static List<Set<String>> endings() {
    return IntStream.range(0, 1 << CELLS.size())
        .filter(balls -> Integer.bitCount(balls) == 4)
        .mapToObj(
            balls -> IntStream.range(0, CELLS.size()).filter(cell -> (balls >> cell & 1) == 1))
        .map(cells -> cells.mapToObj(CELLS::get).collect(Collectors.toSet()))
        .toList();
  }

  private static GridPosition position(Set<String> balls) {
    return GridGamePosition.of(RULES, balls, 1).position();
  }
}
