package io.github.boardrules.pikkpakk.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;
import java.util.Arrays;
import java.util.stream.LongStream;
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

  @ParameterizedTest
  @ValueSource(ints = {4, 5})
  void aBallOnACellThatIsLackingCompletesALine(int length) {
    for (int seed = 0; seed < SETS; seed++) {
      long own = new SplitMix64(seed).next() & BlockBits.ALL;
      long lacking = 0;
      for (int step : new int[] {1, 8, 9, 10}) {
        lacking |= LineCounts.lacking(own, step, length);
      }
      for (long rest = BlockBits.ALL & ~own; rest != 0; rest &= rest - 1) {
        long cell = Long.lowestOneBit(rest);
        assertThat((lacking & cell) != 0)
            .as("seed %s, cell %s", seed, cell)
            .isEqualTo(lines(length).anyMatch(line -> (line & cell) != 0 && (line & ~own) == cell));
      }
    }
  }

  private static double worth(long own, long other, double[] open, double[] blocked) {
    return lines(open.length)
        .mapToDouble(
            line -> {
              int balls = Long.bitCount(own & line);
              // A line that is complete has ended the game.
              return balls == open.length ? 0 : (other & line) == 0 ? open[balls] : blocked[balls];
            })
        .sum();
  }

  private static LongStream lines(int length) {
    LongStream.Builder lines = LongStream.builder();
    for (int[] direction : DIRECTIONS) {
      for (int cell = 0; cell < Board.BLOCK * Board.BLOCK; cell++) {
        int column = cell / Board.BLOCK;
        int row = cell % Board.BLOCK;
        if (isOnBlock(column + (length - 1) * direction[0])
            && isOnBlock(row + (length - 1) * direction[1])) {
          long line = 0;
          for (int i = 0; i < length; i++) {
            line |= BlockBits.cell(column + i * direction[0], row + i * direction[1]);
          }
          lines.add(line);
        }
      }
    }
    return lines.build();
  }

  private static boolean isOnBlock(int index) {
    return index >= 0 && index < Board.BLOCK;
  }
}
