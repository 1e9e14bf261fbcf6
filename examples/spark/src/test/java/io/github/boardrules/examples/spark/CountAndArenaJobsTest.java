package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code perft} and {@code arena} print what the plain program prints. */
class CountAndArenaJobsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "perft zertz 2",
        "perft zertz 0",
        "perft pylos 6 --master local[1]",
        "perft triangle 4",
        "perft triangle:rows=3 7",
        "perft tzaar 3 --master=local[3]",
        "perft zertz 1 --position ...-/-...-/--...-/.W...../..G.G./G...-/.B.-_3,2,8_0,2,0_1,0,0_2",
      })
  void countsAreThoseOfThePlainProgram(String line) {
    String[] words = words(line);
    String[] plain =
        Arrays.stream(words)
            .filter(word -> !word.contains("master") && !word.startsWith("local"))
            .toArray(String[]::new);

    assertThat(JobRun.of(words)).isEqualTo(JobRun.plain(plain)).matches(run -> run.status() == 0);
  }

  @Test
  void tournamentsHaveTheScoresOfThePlainProgram() {
    String[] words =
        words(
            "arena pylos:base=3 tzaar:setup=random triangle --player1 engine:nodes=20 --player2 flat"
                + " --nodes 10 --games 7 --max-plies 60 --seed 5");

    assertThat(scores(JobRun.of(words))).hasSize(3).isEqualTo(scores(JobRun.plain(words)));
  }

  @Test
  void progressIsShownOnATerminalAndErased() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    JobRun run = JobRun.onTerminal(err, "perft", "pylos", "5");

    assertThat(run).isEqualTo(JobRun.plain("perft", "pylos", "5"));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .containsPattern("\\r\\d+ of \\d+ tasks done")
        .endsWith("\r");
  }

  /** Returns the lines of a result without the nodes a second. */
  private static List<String> scores(JobRun run) {
    assertThat(run.err()).isEmpty();
    return run.out().lines().map(line -> line.replaceFirst("; nodes a second.*", "")).toList();
  }

  /** Returns the words of a line; an underscore stands for a space within one. */
  private static String[] words(String line) {
    return Stream.of(line.split(" ", -1))
        .map(word -> word.replace('_', ' '))
        .toArray(String[]::new);
  }
}
