package io.github.boardrules.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors in the arguments of jobs, which are reported before Spark is started; help; the page. */
class JobArgumentsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                                | a command is missing; the commands are selfplay, perft, check, stats, arena.
          count                             | there is no command 'count'; the commands are selfplay, perft, check, stats, arena.
          perft chess 3                     | the variant: character 1: unknown game 'chess'; the games are
          perft zertz -1                    | DEPTH is '-1', but must be a whole number from 0 to 999.
          perft zertz 1 --position x        | the position: character 1: expected
          perft zertz 1 --master here       | --master is 'here', but Spark knows local, local[N], spark://HOST:PORT, yarn and k8s://HOST:PORT.
          perft zertz 1 --master spark://x  | --master is 'spark://x', but Spark knows
          perft zertz 1 --log loud          | --log is 'loud', but must be one of: off, error, warn, info, debug.
          selfplay zertz --games 5          | --out DIR is missing; usage: boardrules spark selfplay VARIANT
          selfplay zertz --games 0 --out x  | --games is '0', but must be a whole number from 1 to
          selfplay hex --games 1 --out x    | the variant: character 1: unknown game 'hex'
          selfplay zertz --games 1 --out x --players me | --players is 'me', but must be one of: random, flat, uct, engine, perfect, program.
          selfplay zertz --games 1 --out x --players engine:time=1s | --players: the setting time is not available on Spark
          selfplay zertz --games 1 --out x --players engine:clock=9s | --players: the setting clock is not available on Spark
          selfplay zertz --games 1 --out x --players engine:threads=2 | --players: the setting threads is not available on Spark
          selfplay inlay --games 1 --out x --players engine | inlay has one player
          arena inlay                       | inlay has one player
          arena zertz hex                   | the variant: character 1: unknown game 'hex'
          check none.jsonl                  | there is no file or folder 'none.jsonl'.
          check a.jsonl counts.TSV          | counts.TSV holds counts;
          """)
  void mistakesAreExplainedInOneLine(String line, String problem) {
    JobRun run = JobRun.of(line);

    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("boardrules: " + problem).hasLineCount(1);
  }

  @Test
  void weightsStayOnThisMachine(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("weights"), "stack=1");

    assertThat(JobRun.of("arena zertz --player1", "engine:weights=" + file))
        .isEqualTo(
            JobRun.failed(
                "--player1: weights are not available on Spark, because other machines do not have the file."));
  }

  @Test
  void aMasterThatRefusesIsReportedAtOnce() throws IOException {
    String master = "spark://127.0.0.1:" + LocalCluster.freePort();

    String problem = "' does not answer: is it running, and may this machine reach it?";
    assertThat(JobRun.of("perft zertz 1 --master", master))
        .isEqualTo(JobRun.failed("the master '" + master + problem));
    assertThat(JobRun.of("perft zertz 1 --locale hu --master", master).err())
        .startsWith("boardrules: nem válaszol a megadott vezérlő („spark://");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "selfplay", "perft", "check", "stats", "arena"})
  void everyJobHelpsInBothLanguages(String job) {
    JobRun english = JobRun.of(job + " --help");

    assertThat(english.status()).isZero();
    assertThat(english.out())
        .contains("boardrules spark " + (job.isEmpty() ? "JOB" : job))
        .doesNotContain("Minden", "nélküle");
    assertThat(JobRun.of(job + " --help --locale hu").out())
        .contains("hu;")
        .isNotEqualTo(english.out());
  }

  @Test
  void theCommandsOfThePageSucceed(@TempDir Path folder) throws IOException {
    String command = "examples/boardrules spark ";
    List<String> commands;
    try (Stream<String> lines = Files.lines(Path.of("../../docs/scale.md"))) {
      commands = lines.filter(line -> line.startsWith(command)).toList();
    }

    assertThat(commands).hasSize(5);
    for (String line : commands) {
      String here = line.substring(command.length()).replace(" target/", " " + folder + "/");
      JobRun run = JobRun.of(here.replace("examples/", "../"));
      assertThat(run.status()).as(line + "\n" + run.err()).isZero();
      assertThat(run.out()).as(line).isNotBlank();
    }
  }
}
