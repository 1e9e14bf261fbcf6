package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "How it is played", Endings, and "Decisions", the second figure. */
class FourBallEndingsTest {
  private static final GridRules RULES = GridRules.parse("one-two-three");
  private static final GridSolution SOLUTION = GridSolution.of(RULES).orElseThrow();
  private static final int SIDE = 4;
  private static final int CELLS = SIDE * SIDE;
  private static final List<Integer> SQUARE = List.of(0, 1, SIDE, SIDE + 1);

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

  @Test
  void thePlayerToMoveLosesWithASquareTwoPairsOrFourSingleBalls() {
    for (List<Integer> balls : endings()) {
      List<Integer> groups = groups(balls);
      boolean isLost =
          isSquare(balls) || groups.equals(List.of(2, 2)) || groups.equals(List.of(1, 1, 1, 1));

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
    assertThat(Setup.winningMoves(SOLUTION, RULES.notation().parsePosition(position)))
        .contains(RULES.notation().parseMove(move));
  }

  /** Returns all choices of four cells, by their numbers row by row from the top. */
  private static List<List<Integer>> endings() {
    return IntStream.range(0, 1 << CELLS)
        .filter(balls -> Integer.bitCount(balls) == SIDE)
        .mapToObj(balls -> IntStream.range(0, CELLS).filter(cell -> (balls >> cell & 1) == 1))
        .map(cells -> cells.boxed().toList())
        .toList();
  }

  private static GridPosition position(List<Integer> balls) {
    String board =
        IntStream.range(0, CELLS)
            .mapToObj(
                cell ->
                    (cell > 0 && cell % SIDE == 0 ? "/" : "") + (balls.contains(cell) ? "o" : "."))
            .collect(Collectors.joining());
    return RULES.notation().parsePosition(board + " 1");
  }

  private static boolean isSquare(List<Integer> balls) {
    int first = balls.get(0);
    return balls.stream().map(ball -> ball - first).toList().equals(SQUARE) && first % SIDE < 3;
  }

  /** Returns the sizes of the groups of balls that touch, the least first. */
  private static List<Integer> groups(List<Integer> balls) {
    List<Integer> sizes = new ArrayList<>();
    List<Integer> left = new ArrayList<>(balls);
    while (!left.isEmpty()) {
      List<Integer> group = new ArrayList<>(List.of(left.remove(0)));
      for (int i = 0; i < group.size(); i++) {
        int ball = group.get(i);
        List<Integer> touching = left.stream().filter(other -> touch(ball, other)).toList();
        group.addAll(touching);
        left.removeAll(touching);
      }
      sizes.add(group.size());
    }
    return sizes.stream().sorted().toList();
  }

  private static boolean touch(int a, int b) {
    return Math.abs(a % SIDE - b % SIDE) + Math.abs(a / SIDE - b / SIDE) == 1;
  }
}
