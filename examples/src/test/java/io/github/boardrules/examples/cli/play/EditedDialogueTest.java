package io.github.boardrules.examples.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.examples.cli.shared.Output;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jline.terminal.Size;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that are edited: the keys that a person presses, and the line that results. */
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class EditedDialogueTest {
  private static final String LEFT = "\u001bOD";
  private static final String UP = "\u001bOA";

  @ParameterizedTest
  @CsvSource({
    "take1\\r, take1",
    "tke1<<<a\\r, take1",
    "ta\\t2\\r, take2",
    "u\\t\\r, undo",
    "why ta\\t3\\r, why take3",
    "tak1\\t\\r, tak1",
    "a'b\\c!!\\r, a'b\\c!!",
  })
  void aLineIsEditedAndCompleted(String keys, String line) throws IOException {
    String pressed = keys.replace("\\r", "\r").replace("\\t", "\t").replace("<", LEFT);
    assertThat(lines(pressed, 1).get(0).map(String::strip)).contains(line);
  }

  @Test
  void earlierLinesComeBack() throws IOException {
    assertThat(lines("take1\rtake2\r" + UP + UP + "\r", 3))
        .containsExactly(Optional.of("take1"), Optional.of("take2"), Optional.of("take1"));
  }

  @Test
  void controlDEndsTheInput() throws IOException {
    assertThat(lines("take1\r\u0004", 2)).containsExactly(Optional.of("take1"), Optional.empty());
  }

  @Test
  void resultsComeBeforeThePrompt() throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Output results = new Output(screen);
    results.line("the position");
    try (EditedDialogue dialogue = dialogue("y\r", screen, results)) {
      assertThat(dialogue.answer("Sure? ")).contains("y");
    }
    assertThat(screen.toString(UTF_8)).containsSubsequence("the position\n", "Sure? ");
  }

  @Test
  void aTerminalWithoutAWidthHasNoEditor() throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    Output results = new Output(screen);
    try (EditedDialogue dialogue = dialogue("", screen, results)) {
      assertThat(dialogue.width()).isEqualTo(160);
    }
    ExternalTerminal flat = terminal("", screen);
    flat.setSize(new Size(0, 0));
    assertThat(EditedDialogue.on(flat, results, typed -> List.of())).isEmpty();
    assertThatThrownBy(flat::getWidth).hasMessageContaining("closed");
    try (ExternalTerminal narrow = terminal("", screen)) {
      narrow.setSize(new Size(50, 20));
      assertThat(EditedDialogue.on(narrow, results, typed -> List.of()))
          .hasValueSatisfying(
              dialogue -> {
                assertThat(dialogue.width()).isEqualTo(50);
                narrow.setSize(new Size(0, 20));
                assertThat(dialogue.width()).isEqualTo(80);
              });
    }
  }

  private static List<Optional<String>> lines(String keys, int count) throws IOException {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    try (EditedDialogue dialogue = dialogue(keys, screen, new Output(screen))) {
      return IntStream.range(0, count).mapToObj(i -> dialogue.command()).toList();
    }
  }

  private static EditedDialogue dialogue(String keys, ByteArrayOutputStream screen, Output results)
      throws IOException {
    return new EditedDialogue(
        terminal(keys, screen),
        results,
        typed -> typed.startsWith("u") ? List.of("undo") : List.of("take1", "take2", "take3"));
  }

  private static ExternalTerminal terminal(String keys, ByteArrayOutputStream screen)
      throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(keys.getBytes(UTF_8));
    return new ExternalTerminal("test", "xterm", in, screen, UTF_8);
  }
}
