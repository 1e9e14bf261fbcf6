package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RootMoveTest {
  private static final List<Long> LINE = List.of(5L);
  private static final List<Long> LONG_LINE = List.of(5L, 6L);

  private static RootMove open(long visits, double value, List<Long> line) {
    return new RootMove(5, visits, visits + 1, value, false, GameTree.OPEN, 0, false, line);
  }

  private static RootMove won(int distance, boolean isExact, List<Long> line) {
    return new RootMove(5, 4, 2, 1, false, GameTree.WIN, distance, isExact, line);
  }

  private static void assertMerged(RootMove one, RootMove other, RootMove merged) {
    assertThat(one.and(other)).isEqualTo(merged);
    assertThat(other.and(one)).isEqualTo(merged);
  }

  @Test
  void visitsAreAddedAndValuesAveraged() {
    assertMerged(
        open(3, 1, LINE),
        open(1, -1, LINE),
        new RootMove(5, 4, 6, 0.5, false, GameTree.OPEN, 0, false, LINE));
    assertMerged(
        open(0, 0.3, LINE),
        open(0, 0.3, LINE),
        new RootMove(5, 0, 2, 0, false, GameTree.OPEN, 0, false, LINE));
  }

  @Test
  void aProofCountsMoreThanVisitsAndAnExactDistanceMoreThanABound() {
    assertMerged(
        open(100, -0.5, LONG_LINE),
        won(3, false, LINE),
        new RootMove(5, 104, 103, 1, false, GameTree.WIN, 3, false, LINE));
    assertMerged(
        won(5, false, LONG_LINE),
        won(3, true, LINE),
        new RootMove(5, 8, 4, 1, false, GameTree.WIN, 3, true, LINE));
    assertThat(won(3, false, LINE).and(won(5, false, LINE)).distance()).isEqualTo(3);
    assertThat(won(5, true, LINE).and(won(3, true, LINE)).distance()).isEqualTo(5);
  }

  @Test
  void theLongerLineToTheSameEndIsKept() {
    assertMerged(
        won(3, true, LINE),
        won(3, false, LONG_LINE),
        new RootMove(5, 8, 4, 1, false, GameTree.WIN, 3, true, LONG_LINE));
    assertThat(open(2, 0, LINE).and(open(1, 0, LONG_LINE)).variation()).isEqualTo(LONG_LINE);
    assertThat(open(2, 0, LONG_LINE).and(open(1, 0, LINE)).variation()).isEqualTo(LONG_LINE);
    assertThat(open(1, 0, List.of(5L, 7L)).and(open(1, 0, LONG_LINE)).variation())
        .isEqualTo(List.of(5L, 7L));
  }
}
