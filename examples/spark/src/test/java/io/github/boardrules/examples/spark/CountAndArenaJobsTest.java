package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
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
      })
  void countsAreThoseOfThePlainProgram(String line) {
    String plain = line.replaceFirst(" --master.*", "");

    assertThat(JobRun.of(line)).isEqualTo(JobRun.plain(plain)).matches(run -> run.status() == 0);
  }

  @Test
  void aPositionMayBeGiven() {
    String text = "...-/-...-/--...-/.W...../..G.G./G...-/.B.- 3,2,8 0,2,0 1,0,0 2";

    assertThat(JobRun.of("perft zertz 1 --position", text))
        .isEqualTo(JobRun.plain("perft zertz 1 --position", text))
        .matches(run -> run.status() == 0);
  }

  @Test
  void tournamentsHaveTheScoresOfThePlainProgram() {
    String line =
        "arena pylos:base=3 tzaar:setup=random triangle --player1 engine:nodes=20 --player2 flat"
            + " --nodes 10 --games 7 --max-plies 60 --seed 5";

    assertThat(JobRun.of(line).scores()).hasLineCount(3).isEqualTo(JobRun.plain(line).scores());
  }

  @Test
  void progressIsShownOnATerminalAndErased() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    JobRun run = JobRun.onTerminal(err, "perft pylos 5");

    assertThat(run).isEqualTo(JobRun.plain("perft pylos 5"));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .containsPattern("\\r\\d+ of \\d+ tasks done")
        .endsWith("\r");
  }
}
