package io.github.boardrules.pikkpakk.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that are looked for all at once are those that are found cell by cell. */
class StraightLinesTest {
  /** By direction, the columns and the rows from one cell to the next. */
  private static final int[][] DIRECTIONS = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

  @ParameterizedTest
  @CsvSource({"9, 5", "9, 6", "9, 7", "9, 8", "11, 5", "11, 6", "11, 7", "11, 8"})
  void aLineEndsAtTheEdgeAndHasNoGap(int size, int length) {
    StraightLines lines = new StraightLines(Board.of(size), length);
    int cells = size * size;
    for (int[] direction : DIRECTIONS) {
      int step = direction[0] * size + direction[1];
      for (int first = 0; first + (length - 1) * step < cells; first++) {
        Set<Integer> set = new HashSet<>();
        IntStream.iterate(first, cell -> cell + step).limit(length).forEach(set::add);
        assertLines(lines, size, length, set);
        for (int i = 0; i < length; i++) {
          Set<Integer> moved = new HashSet<>(set);
          moved.remove(first + i * step);
          moved.add((first + i * step + cells / 2) % cells);
          assertLines(lines, size, length, moved);
        }
      }
    }
  }

  private static void assertLines(StraightLines lines, int size, int length, Set<Integer> set) {
    long low = set.stream().mapToLong(CellSets::low).sum();
    long high = set.stream().mapToLong(CellSets::high).sum();

    assertThat(lines.hasLine(low, high)).as("%s", set).isEqualTo(hasLine(set, size, length));
  }

  private static boolean hasLine(Set<Integer> set, int size, int length) {
    return set.stream()
        .anyMatch(
            first -> {
              for (int[] direction : DIRECTIONS) {
                int found = 0;
                int column = first / size;
                int row = first % size;
                while (row >= 0 && row < size && set.contains(column * size + row)) {
                  found++;
                  column += direction[0];
                  row += direction[1];
                }
                if (found >= length) {
                  return true;
                }
              }
              return false;
            });
  }
}
