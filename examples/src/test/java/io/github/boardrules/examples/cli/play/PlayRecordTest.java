package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code play --record}: a saved match goes on. */
class PlayRecordTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("match.txt");
  }

  @Test
  void aSavedMatchGoesOnWithItsMovesAndPlayers() throws IOException {
    String[] start = {"play", "heap:size=9", "--seat2", "random", "--seed", "1"};
    Run saved = Run.with("take1\nsave " + file + "\ntake3\n", start);
    String position = "\n\n6 1\nPlayer 1 is to move.\n> ";
    assertThat(saved.out()).contains(position);

    Run resumed = Run.with("take3\nundo\nundo\n", "play --record", file.toString());

    assertThat(resumed.status()).isZero();
    assertThat(resumed.out())
        .contains("A legal move here: take3\n\n6 1\nPlayer 1 is to move.\n> ")
        .contains("\nPlayer 2 plays take")
        .endsWith("> \n9 1\nPlayer 1 is to move.\n> \n");
  }

  @Test
  void headersAndNamesOfPeopleAreKept() throws IOException {
    write(
        """
        [variant "heap"]
        [start "9 2"]
        [player1 "Anna"]
        [player2 "random"]
        [date "2026-11-22"]

        take1
        {ongoing}
        """);
    String[] arguments = {"play", "heap", "--record", file.toString(), "--seat2", "human"};
    assertThat(Run.with("take2\nsave " + file + "\n", arguments))
        .extracting(Run::status)
        .isEqualTo(0);
    assertThat(Files.readString(file))
        .isEqualTo(
            """
            [variant "heap"]
            [start "9 2"]
            [player1 "Anna"]
            [player2 "human"]
            [date "2026-11-22"]

            take1 take2
            {ongoing}
            """);
  }

  @Test
  void anEndingOutsideTheRulesIsReportedAndStaysUntilAMoveIsPlayed() throws IOException {
    String resigned =
        "[variant \"heap\"]\n[player1 \"human\"]\n[player2 \"human\"]\n\ntake1\n{ongoing}\n{win 1 resignation}\n";
    write(resigned);
    String[] arguments = {"play", "--record", file.toString()};
    assertThat(Run.with("save " + file + "\n", arguments).out())
        .startsWith(
            "The recorded match has ended, but you may play on from there."
                + " Player 1 wins: the other player has resigned.\n");
    assertThat(Files.readString(file)).isEqualTo(resigned);
    Run.with("take1\nsave " + file + "\n", arguments);
    assertThat(Files.readString(file)).endsWith("\ntake1 take1\n{ongoing}\n");
  }

  @Test
  void theVariantMayBeGivenButMustBeTheSame() throws IOException {
    write("[variant \"heap:size=9\"]\n\n\n{ongoing}\n");
    assertThat(Run.of("play --record", file.toString(), "heap:size=9").out()).contains("\n9 1\n");
    assertThat(Run.of("play heap --record", file.toString()))
        .isEqualTo(Run.failed("the record is of heap:size=9, not of heap."));
  }

  @Test
  void aProgramSolvesTheRecordedPosition() throws IOException {
    write("[variant \"heap:size=8\"]\n[player2 \"perfect\"]\n\ntake1\n{ongoing}\n");
    assertThat(Run.of("play --record", file.toString()).out())
        .contains("Player 2 plays take3.\n\n4 1\n");
  }

  @Test
  void aDamagedRecordIsReadUpToItsFirstProblem() throws IOException {
    assertCut(
        "take1\ntake9\n{ongoing}\n", 1, ":4: move 2, take9: too-many: At most 3 may be taken.");
    assertCut("take1\n\n rob1\n", 1, ":5: move 2, 'rob1': character 2: expected take here.");
    assertCut(
        "take1 take1\n{win 1 last-taken}\n",
        2,
        ":4: the status at the end: other-status: The record says win 1 last-taken, but its moves lead to ongoing.");
    assertCut("take1 take1\n", 2, ":4: the status at the end: character 1: expected '{' here.");
  }

  @Test
  void aRecordWithoutAMatchIsRefused() throws IOException {
    String place = "the record, " + file;
    write("[variant \"heap\"]\ntake1\n");
    assertThat(Run.of("play --record", file.toString()))
        .isEqualTo(
            Run.failed(place + ":2: character 1: expected '[' or the end of the line here."));
    write("[variant \"heap\"]\n[date \"1\"]\n[date \"2\"]\n\n{ongoing}\n");
    assertThat(Run.of("play --record", file.toString()))
        .isEqualTo(Run.failed(place + ":3: repeated-header: the header date is given twice."));
    write("[variant \"go\"]\n\n\n{ongoing}\n");
    assertThat(Run.of("play --record", file.toString()).err())
        .startsWith("boardrules: the variant: character 1: unknown game 'go';");
    assertThat(Run.of("play --record", folder.resolve("none.txt").toString()))
        .isEqualTo(Run.failed("there is no file or folder '" + folder.resolve("none.txt") + "'."));
    assertThat(Run.of("play"))
        .isEqualTo(Run.failed("VARIANT is missing; usage: " + PlayCommand.USAGE));
  }

  private void assertCut(String moves, int plies, String problem) throws IOException {
    write("[variant \"heap\"]\n\n" + moves);
    Run run = Run.of("play --record", file.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("The record is read up to move " + plies + " only. " + file + problem + "\n")
        .contains("\n" + (5 - plies) + " " + (plies % 2 + 1) + "\n");
  }

  private void write(String text) throws IOException {
    Files.writeString(file, text);
  }
}
