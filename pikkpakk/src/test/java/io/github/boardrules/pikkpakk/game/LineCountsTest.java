package io.github.boardrules.pikkpakk.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines that are counted all at once are worth what they are worth one by one. */
class LineCountsTest {
  private static final int SETS = 200;
  private static final int[][] DIRECTIONS = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

  /** Powers of two, so that sums are exact and show what was added. */
  private static final double[] OPEN = {0, 1, 32, 1024, 32_768};

  private static final double[] BLOCKED = {0, 0x1p-5, 0x1p-10, 0x1p-15, 0x1p-20};

  @ParameterizedTest
  @ValueSource(ints = {4, 5})
  void theWorthIsTheSumOfAllLines(int length) {
    double[] open = Arrays.copyOf(OPEN, length);
    double[] blocked = Arrays.copyOf(BLOCKED, length);
    LineCounts counts = new LineCounts(open, blocked);
    for (int seed = 0; seed < SETS; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      long own = random.next() & BlockBits.ALL;
      long fewer = random.next() >>> random.below(Long.SIZE);
      long other = random.next() & fewer & BlockBits.ALL & ~own;

      assertThat(counts.worth(own, other))
          .as("seed %s", seed)
          .isEqualTo(worth(own, other, open, blocked));
    }
  }

  private static double worth(long own, long other, double[] open, double[] blocked) {
    double worth = 0;
    for (int[] direction : DIRECTIONS) {
      for (int cell = 0; cell < Board.BLOCK * Board.BLOCK; cell++) {
        int column = cell / Board.BLOCK;
        int row = cell % Board.BLOCK;
        int length = open.length;
        if (isOnBlock(column + (length - 1) * direction[0])
            && isOnBlock(row + (length - 1) * direction[1])) {
          int balls = 0;
          boolean isBlocked = false;
          for (int i = 0; i < length; i++) {
            long here = BlockBits.cell(column + i * direction[0], row + i * direction[1]);
            balls += (own & here) == 0 ? 0 : 1;
            isBlocked |= (other & here) != 0;
          }
          // A line that is complete has ended the game.
          worth += balls == length ? 0 : isBlocked ? blocked[balls] : open[balls];
        }
      }
    }
    return worth;
  }

  private static boolean isOnBlock(int index) {
    return index >= 0 && index < Board.BLOCK;
  }
}
