package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnalyseCommandTest {
  @TempDir Path folder;

  @Test
  void theMovesAreListedWithWhatIsProven() {
    assertThat(Run.of("analyse heap --nodes 1000").out().lines())
        .hasSize(6)
        .contains("Player 1 is to move: 100 % is a certain win for that player, 50 % an even game.")
        .anyMatch(line -> line.matches("   move   value {2,}visits  then"))
        .anyMatch(line -> line.matches("1  take1  player 1 wins .*"))
        .anyMatch(line -> line.matches("\\d+ nodes, \\d+ moves deep; player 1 wins.*"));
    assertThat(Run.of("analyse heap --nodes=1000 --lines=1 --locale=hu").out().lines())
        .hasSize(4)
        .anyMatch(line -> line.matches("1  take1  nyer: 1. játékos.*"));
  }

  @Test
  void theSameNodesGiveTheSameAnalysis() {
    String[] arguments = {"analyse", "zertz", "--nodes", "300", "--seed", "4", "--lines", "3"};
    Run run = Run.installed(arguments);
    assertThat(Run.installed(arguments)).isEqualTo(run);
    assertThat(run.out().lines().skip(2).limit(3))
        .allMatch(line -> line.matches("[1-3]  [WGB]\\S+ +\\d+\\.\\d % +\\d+.*"));
  }

  @Test
  void aPositionOrTheEndOfARecordIsAnalysed() throws IOException {
    assertThat(Run.of("analyse heap --position", "6 2", "--nodes=1000").out())
        .contains("1  take2  player 2 wins");
    assertThat(Run.of("analyse heap --position", "0 2").out())
        .isEqualTo("Player 1 wins: the last one was taken.\n");
    Path file = folder.resolve("record.txt");
    Files.writeString(file, "[variant \"heap:size=9\"]\n\ntake3\n{ongoing}\n");
    assertThat(Run.of("analyse heap:size=9 --record", file.toString(), "--nodes=999").out())
        .contains("1  take2  player 2 wins");
    assertThat(Run.of("analyse heap --record", file.toString()))
        .isEqualTo(Run.failed("the record is of heap:size=9, not of heap."));
    assertThat(Run.of("analyse heap --record", file.toString(), "--position", "6 2"))
        .isEqualTo(Run.failed("--position and --record do not go together."));
  }

  @Test
  void mistakesAreExplained() {
    Session.check(
        """
        $ analyse walk --lines=1 > ! walk is a puzzle; boardrules solve finds its solution.
        $ analyse heap --lines=0 > ! --lines is '0', but must be a whole number from 1 to 999.
        $ analyse heap --time=x
        ! --time is 'x', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ analyse heap --position=x > ! the position: character 1: expected 0 to 9 here.
        """);
  }

  @Test
  void onAScreenTheLinesTakeThePlaceOfThoseBefore() {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    GrowingLines grown = new GrowingLines(new Output(screen), OptionalInt.of(8));
    grown.show(List.of("one", "and seven"));
    grown.show(List.of("another", "line", "more"));
    grown.show(List.of("end"));
    assertThat(screen.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "one\nand se…\n\u001b[2A\r\u001b[Janother\nline\nmore\n\u001b[3A\r\u001b[Jend\n");
  }

  @Test
  void onATerminalTheTableGrows() {
    Streams terminal =
        new Streams() {
          @Override
          public OptionalInt screenWidth() {
            return OptionalInt.of(40);
          }
        };
    Run run = Run.with(Run.GAMES, terminal, "", "analyse zertz --time=700ms --lines=2");
    assertThat(run.out()).contains("\u001b[4A\r\u001b[J");
    assertThat(run.out().lines().skip(1))
        .allMatch(line -> line.replaceFirst("^\u001b.*\u001b\\[J", "").length() < 40);
  }
}
