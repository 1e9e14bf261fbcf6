package io.github.boardrules.examples.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code save} in {@code play}. */
class SaveTest {
  private static final String RECORD =
      "[variant \"heap\"]\n[player1 \"human\"]\n[player2 \"human\"]\n\ntake1\n{ongoing}\n";

  @TempDir Path folder;

  @Test
  void saveWritesTheGameAsARecord() throws IOException {
    Path file = folder.resolve("a game.txt");
    Run run = Run.with("take1\nsave " + file + "\n", "play heap --seat2 random --seed 1");
    assertThat(run.out()).endsWith("> The game is saved in '" + file + "'.\n> \n");
    assertThat(Files.readString(file))
        .isEqualTo(
            """
            [variant "heap"]
            [player1 "human"]
            [player2 "random"]

            take1 take2
            {ongoing}
            """);
  }

  @Test
  void aGameThatIsOverCanStillBeSaved() throws IOException {
    Path file = folder.resolve("walk.txt");
    Run.with("on\non\nsave " + file + "\n", "play walk");
    assertThat(Files.readString(file))
        .isEqualTo("[variant \"walk\"]\n[player1 \"human\"]\n\non on\n{draw game-over}\n");
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
    Path file = Files.writeString(folder.resolve("other.txt"), text);
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
    Path file = Files.writeString(folder.resolve("match.txt"), text);
    assertThat(answers("take1\nsave " + file + "\ntake1\nundo\nsave " + file))
        .contains("> The game is saved in '" + file + "'.\n")
        .endsWith("> The game is saved in '" + file + "'.\n> \n");
    assertThat(file).hasContent(RECORD);
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
}
