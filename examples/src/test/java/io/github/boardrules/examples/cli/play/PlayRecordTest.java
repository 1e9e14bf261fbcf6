package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.toy.ToyFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code save} in {@code play}, and {@code play --record}: a saved match goes on. */
class PlayRecordTest {
  @TempDir Path folder;

  @Test
  void aSavedMatchGoesOnWithItsMovesAndPlayers() throws IOException {
    Path file = folder.resolve("a game.txt");
    Run saved =
        Run.with("take1\nsave " + file + "\ntake3\n", "play heap:size=9 --seat2 random --seed 1");
    assertThat(saved.out())
        .contains("\n\n6 1\nPlayer 1 is to move.\n> The game is saved in '" + file + "'.\n");
    assertThat(Files.readString(file))
        .isEqualTo(
            """
            [variant "heap:size=9"]
            [player1 "human"]
            [player2 "random"]

            take1 take2
            {ongoing}
            """);

    Run resumed = Run.with("take3\nundo\nundo\n", "play --record", file.toString());
    assertThat(resumed.status()).isZero();
    assertThat(resumed.out())
        .contains("A legal move here: take3\n\n6 1\nPlayer 1 is to move.\n> ")
        .contains("\nPlayer 2 plays take")
        .endsWith("> \n9 1\nPlayer 1 is to move.\n> \n");

    Run.with("on\non\nsave " + file + "\n", "play walk");
    assertThat(Files.readString(file))
        .isEqualTo("[variant \"walk\"]\n[player1 \"human\"]\n\non on\n{draw game-over}\n");
  }

  @Test
  void headersAndNamesOfPeopleAreKept() throws IOException {
    Path file =
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
    Run.with("take2\nsave " + file + "\n", "play heap --record", file.toString(), "--seat2=human");
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
    Path file = write(resigned);
    assertThat(Run.with("save " + file + "\n", "play --record", file.toString()).out())
        .startsWith(
            "The recorded match has ended, but you may play on from there."
                + " Player 1 wins: the other player has resigned.\n");
    assertThat(Files.readString(file)).isEqualTo(resigned);
    Run.with("take1\nsave " + file + "\n", "play --record", file.toString());
    assertThat(Files.readString(file)).endsWith("\ntake1 take1\n{ongoing}\n");
  }

  @Test
  void aRecordNamesTheVariantAndThePlayers() {
    session(
        """
        $ cat > ./a.txt < [variant "heap:size=8"]¶[player2 "perfect"]¶¶take1¶{ongoing}
        $ play --record ./a.txt heap:size=8
        Type a move or a command; help lists the commands.
        A legal move here: take3

        7 2
        Player 2 is to move.
        Player 2 plays take3.

        4 1
        Player 1 is to move.
        >
        $ play heap --record ./a.txt > ! the record is of heap:size=8, not of heap.
        """);
    assertThat(Run.of("play"))
        .isEqualTo(Run.failed("VARIANT is missing; usage: " + PlayCommand.USAGE));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "take1/take9/{ongoing} | 1 | 4: move 2, take9: too-many: At most 3 may be taken.",
        "take1// rob1 | 1 | 5: move 2, 'rob1': character 2: expected take here.",
        "take1 take1/{win 1 last-taken} | 2 | 4: the status at the end: other-status: The record says"
            + " win 1 last-taken, but its moves lead to ongoing.",
        "take1 take1 | 2 | 4: the status at the end: character 1: expected '{' here.",
      })
  void aDamagedRecordIsReadUpToItsFirstProblem(String moves, int plies, String problem)
      throws IOException {
    Path file = write("[variant \"heap\"]\n\n" + moves.replace('/', '\n') + "\n");
    Run run = Run.of("play --record", file.toString());
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("The record is read up to move " + plies + " only. " + file + ":" + problem)
        .contains("\n" + (5 - plies) + " " + (plies % 2 + 1) + "\n");
  }

  @Test
  void aRecordWithoutAMatchIsRefused() {
    session(
        """
        $ cat > ./a.txt < [variant "heap"]¶take1
        $ play --record ./a.txt
        ! the record, ./a.txt:2: character 1: expected '[' or the end of the line here.
        $ cat > ./a.txt < [variant "heap"]¶[date "1"]¶[date "2"]¶¶{ongoing}
        $ play --record ./a.txt
        ! the record, ./a.txt:3: repeated-header: the header date is given twice.
        $ cat > ./a.txt < [variant "go"]¶¶¶{ongoing}
        $ play --record ./a.txt > ! the variant: character 1: unknown game 'go'; …
        $ play --record ./none.txt > ! there is no file or folder './none.txt'.
        """);
  }

  @Test
  void aFileThatCannotBeWrittenDoesNotEndTheGame() {
    Path missing = folder.resolve("games");
    assertThat(answers("save\nsave " + folder + "\nsave " + missing.resolve("1/a.txt") + "\n"))
        .isEqualTo(
            "> Name a file to save in: save FILE.\n> '"
                + folder
                + "' is a folder, not a file.\n> There is no folder '"
                + missing
                + "'.\n> \n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my thesis",
        "[section]\nkey = 1\n",
        "{\"variant\": \"heap\", \"moves\": []}\n",
        "\u00ff\u0000",
        "[var"
      })
  void aFileWithSomethingElseIsNotOverwritten(String text) throws IOException {
    Path file = write(text);
    assertThat(answers("take1\nsave " + file))
        .endsWith(
            "> The file '"
                + file
                + "' exists and holds no match record, so it is not overwritten;"
                + " save in another file, or delete it first.\n> \n");
    assertThat(file).hasContent(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[variant \"walk\"]\n\non\n{ongoing}\n", "[variant \"damaged"})
  void anEmptyFileAndAnOlderRecordAreOverwritten(String text) throws IOException {
    Path file = write(text);
    assertThat(answers("take1\nsave " + file + "\ntake1\nundo\nsave " + file))
        .contains("> The game is saved in '" + file + "'.\n")
        .endsWith("> The game is saved in '" + file + "'.\n> \n");
    assertThat(file)
        .hasContent(
            "[variant \"heap\"]\n[player1 \"human\"]\n[player2 \"human\"]\n\ntake1\n{ongoing}\n");
  }

  @ParameterizedTest
  @CsvSource({
    "~/no such folder/a.txt, HOME/no such folder",
    "~other/a.txt, ~other",
    "no~/a.txt, no~",
  })
  void theTildeIsTheHomeOfTheUser(String typed, String missing) {
    String named = Path.of(missing.replace("HOME", System.getProperty("user.home", ""))).toString();
    assertThat(answers("save " + typed)).isEqualTo("> There is no folder '" + named + "'.\n> \n");
  }

  private static String answers(String input) {
    return Run.with(input, "play heap --seat2 human").answers();
  }

  private void session(String text) {
    new Session(Catalog.of(new ToyFamily()), folder).run(text);
  }

  private Path write(String text) throws IOException {
    return Files.writeString(folder.resolve("match.txt"), text);
  }
}
