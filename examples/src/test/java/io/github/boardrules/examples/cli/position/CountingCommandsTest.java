package io.github.boardrules.examples.cli.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import org.junit.jupiter.api.Test;

/** {@code perft} and {@code divide}. */
class CountingCommandsTest {

  @Test
  void perftCountsSequences() {
    assertThat(Run.of("perft heap 0")).isEqualTo(Run.done("1"));
    assertThat(Run.of("perft heap 1")).isEqualTo(Run.done("3"));
    assertThat(Run.of("perft heap 3")).isEqualTo(Run.done("10"));
    assertThat(Run.of("perft walk:goal=99 10")).isEqualTo(Run.done("1024"));
  }

  @Test
  void perftOfAPosition() {
    assertThat(Run.of("perft heap 2 --position", "2 2")).isEqualTo(Run.done("1"));
    assertThat(Run.of("perft heap 1 --position", "0 2")).isEqualTo(Run.done("0"));
  }

  @Test
  void perftOfABatchIsOneNumberEach() {
    assertThat(Run.with("1 1\n3 1\n", "perft heap 1 --position -")).isEqualTo(Run.done("1", "3"));
  }

  @Test
  void aCountThatIsTooLargeIsRefused() {
    Run vast = Run.failed("the number of sequences is above 9223372036854775807.");
    assertThat(Run.of("perft faulty:by=vastness 2")).isEqualTo(vast);
    assertThat(Run.of("perft faulty:by=vastness 3")).isEqualTo(vast);
    assertThat(Run.of("divide faulty:by=vastness 2")).isEqualTo(vast);
  }

  @Test
  void divideSortsByMove() {
    assertThat(Run.of("divide heap 3")).isEqualTo(Run.done("take1 6", "take2 3", "take3 1"));
  }

  @Test
  void divideOfABatchEndsEachListWithAnEmptyLine() {
    assertThat(Run.with("1 1\n0 1\n2 1\n", "divide heap 1 --position -"))
        .isEqualTo(Run.done("take1 1", "", "", "take1 1", "take2 1", ""));
  }
}
