package io.github.boardrules.examples.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShellWordTest {
  @DisabledOnOs(OS.WINDOWS)
  @ParameterizedTest
  @ValueSource(
      strings = {
        "it's",
        "a b",
        "$HOME",
        "`id`",
        "\"",
        "a\\b",
        "(x)",
        "a&b",
        "a;b",
        "a|b",
        "a>b",
        "a<b",
        "*",
        "?",
        "[a-z]*",
        "{a,b}",
        "~",
        "#a",
        "!a",
        "a\tb",
        "a\nb",
        "''",
        "é",
        "",
        "/plain/a-1.txt"
      })
  void theShellReadsTheText(String text) throws IOException, InterruptedException {
    String command = "printf %s " + ShellWord.of(text, false);
    assertThat(Run.of(new ProcessBuilder("sh", "-c", command))).isEqualTo(new Run(0, text, ""));
  }

  @Test
  void plainTextsHaveNoQuotes() {
    assertThat(ShellWord.of("/home/a/b-1.txt", false)).isEqualTo("/home/a/b-1.txt");
    assertThat(ShellWord.of("C:\\a\\b-1.txt", true)).isEqualTo("C:\\a\\b-1.txt");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {"it's", "a b", "a&b", "a^b", "(x)", "a;b", "a=b"})
  void windowsHasDoubleQuotes(String text) {
    assertThat(ShellWord.of(text, true)).isEqualTo('"' + text + '"');
  }
}
