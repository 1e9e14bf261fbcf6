package io.github.boardrules.pikkpakk.inlay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pikkpakk.board.Board;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words of pushes are shortened, and no more than their effect allows. */
class LinePushesTest {
  private static final int COLUMN_UP = LinePushes.push(3, true);
  private static final int OTHER_COLUMN_UP = LinePushes.push(5, true);
  private static final int ROW_LEFT = LinePushes.push(Board.NINE.size + 4, false);

  @ParameterizedTest
  @CsvSource({"1, 1", "3, 3", "4, -3", "6, -1", "7, 0", "8, 1"})
  void aLineOfSevenGoesRoundTheShorterWay(int ahead, int net) {
    int push = net > 0 ? COLUMN_UP : LinePushes.inverse(COLUMN_UP);

    assertThat(LinePushes.shortened(times(ahead, COLUMN_UP), 7))
        .containsExactly(times(Math.abs(net), push));
    assertThat(LinePushes.shortened(times(ahead, COLUMN_UP), 0))
        .containsExactly(times(ahead, COLUMN_UP));
  }

  @Test
  void parallelPushesCommuteAndOthersDoNot() {
    int down = LinePushes.inverse(COLUMN_UP);

    assertThat(shortened(OTHER_COLUMN_UP, COLUMN_UP)).containsExactly(COLUMN_UP, OTHER_COLUMN_UP);
    assertThat(shortened(COLUMN_UP, OTHER_COLUMN_UP, down)).containsExactly(OTHER_COLUMN_UP);
    assertThat(shortened(COLUMN_UP, ROW_LEFT, down)).containsExactly(COLUMN_UP, ROW_LEFT, down);
    assertThat(shortened(COLUMN_UP, ROW_LEFT, LinePushes.inverse(ROW_LEFT), down)).isEmpty();
  }

  private static int[] shortened(int... word) {
    return LinePushes.shortened(word, 0);
  }

  private static int[] times(int number, int push) {
    return IntStream.generate(() -> push).limit(number).toArray();
  }
}
