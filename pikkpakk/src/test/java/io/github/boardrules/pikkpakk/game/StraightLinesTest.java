package io.github.boardrules.pikkpakk.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pikkpakk.board.CellSets;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that are looked for all at once are those that are found cell by cell. */
class StraightLinesTest {
  private static final int SIZE = 9;
  private static final int CELLS = SIZE * SIZE;

  @ParameterizedTest
  @CsvSource({"0, 1", "1, -1", "1, 0", "1, 1"})
  void aLineEndsAtTheEdgeAndHasNoGap(int across, int up) {
    int step = across * SIZE + up;
    for (int first = 0; first + 4 * step < CELLS; first++) {
      int column = first / SIZE + 4 * across;
      int row = first % SIZE + 4 * up;
      Set<Integer> set = new HashSet<>();
      IntStream.iterate(first, cell -> cell + step).limit(5).forEach(set::add);

      assertThat(hasFive(set)).isEqualTo(column < SIZE && row >= 0 && row < SIZE);
      for (int i = 0; i < 5; i++) {
        Set<Integer> moved = new HashSet<>(set);
        moved.remove(first + i * step);
        moved.add((first + i * step + 37) % CELLS);
        assertThat(hasFive(moved)).isFalse();
      }
    }
  }

  private static boolean hasFive(Set<Integer> cells) {
    return StraightLines.hasFive(
        cells.stream().mapToLong(CellSets::low).sum(),
        cells.stream().mapToLong(CellSets::high).sum());
  }
}
