package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
  private static final String FIRST = "Player 1 is to move.";

  @TempDir Path folder;

  @Test
  void drawsThePositionAsTextWithTheStatus() {
    assertThat(Run.of("show", "heap")).isEqualTo(Run.done("5 1", FIRST));
    assertThat(Run.of("show", "heap", "--position", "2 2"))
        .isEqualTo(Run.done("2 2", "Player 2 is to move."));
    assertThat(Run.of("show", "heap", "--position", "0 2", "--locale", "hu"))
        .isEqualTo(Run.done("0 2", "1. játékos nyert: övé az utolsó."));
  }

  @Test
  void drawsEachPositionOfABatch() {
    assertThat(Run.with("2 2\n1 1\n", "show", "heap", "--position", "-"))
        .isEqualTo(Run.done("2 2", "Player 2 is to move.", "1 1", FIRST));
  }

  @Test
  void alsoDrawsThePositionAsAPicture() throws IOException {
    Path picture = folder.resolve("heap.svg");
    assertThat(Run.of("show", "heap", "--svg", picture.toString()))
        .isEqualTo(Run.done("5 1", FIRST));
    assertThat(Files.readString(picture))
        .contains("<svg ")
        .contains("<title>heap</title>")
        .contains("5 1");
  }

  @Test
  void explainsWhyThePictureCannotBeWritten() {
    Path nowhere = folder.resolve("none").resolve("heap.svg");
    assertThat(Run.of("show", "heap", "--svg", nowhere.toString()))
        .isEqualTo(Run.failed("there is no file or folder '" + nowhere + "'.", "5 1", FIRST));
    assertThat(Run.of("show", "heap", "--svg", folder.toString()))
        .isEqualTo(Run.failed("'" + folder + "' is a folder, not a file.", "5 1", FIRST));
  }

  @Test
  void drawsNoPictureOfABatch() {
    assertThat(Run.with("5 1\n", "show", "heap", "--position", "-", "--svg", "heap.svg"))
        .isEqualTo(Run.failed("--svg takes one position, so it does not go with --position -."));
  }
}
