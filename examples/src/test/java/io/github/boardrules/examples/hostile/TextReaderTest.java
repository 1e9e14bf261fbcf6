package io.github.boardrules.examples.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Readers that do wrong are found out. */
class TextReaderTest {
  private static final TextReader<Integer> RIGHT =
      TextReader.of(TextReaderTest::read, number -> "#" + number);

  /** Reads a number from 0 to 99 with a sign before it. */
  private static int read(String text) {
    TextCursor cursor = new TextCursor(text);
    cursor.expect('#');
    int number = cursor.expectNumber();
    cursor.expectEnd();
    if (number > 99) {
      throw new NotationException(text, CoreReason.OUT_OF_RANGE, Map.of());
    }
    return number;
  }

  @Test
  void aRightReaderPasses() {
    assertThat(RIGHT.check("#7")).contains(7);
    for (String text : List.of("", "7", "#", "#07", "#7 ", "#100", "#\u0661")) {
      assertThat(RIGHT.check(text)).as(text).isEmpty();
    }
  }

  @Test
  void whatIsWrittenMustBeReadAgainAsTheSame() {
    found("#5", TextReaderTest::read, number -> "#" + (number + 1));
    found("#5", TextReaderTest::read, number -> number + "#");
    found("#5", text -> read(text.strip()) % 2 == 0 ? 2 : 1, number -> "#" + (3 - number));
  }

  @Test
  void aRefusalMustNameTheTextAndAColumnOfIt() {
    refused("#x", 0, "#x");
    refused("#x", 4, "#x");
    refused("#x", 2, "#y");
  }

  @Test
  void aRefusalMustNameTheFirstWrongColumn() {
    refused("#7x", 2, "#7x");
    refused("x7", 2, "x7");
  }

  @Test
  void aConditionMustBeNamedAtTheEnd() {
    found(
        "#100",
        text -> {
          NotationException problem = new NotationException("#", CoreReason.OUT_OF_RANGE, Map.of());
          throw new NotationException(text, problem, 0);
        },
        number -> "");
  }

  @Test
  void otherExceptionsAreFound() {
    TextReader<String> reader = TextReader.of(text -> text.substring(2), text -> "##" + text);

    assertThatExceptionOfType(StringIndexOutOfBoundsException.class)
        .isThrownBy(() -> reader.check("#"));
    assertThat(reader.check("##1")).isEqualTo(Optional.of("1"));
  }

  /** A reader that refuses one text wrongly, and all others as it should. */
  private static void refused(String text, int column, String told) {
    found(
        text,
        any -> {
          if (any.equals(text)) {
            throw new NotationException(told, column, List.of("0..9"));
          }
          return read(any);
        },
        number -> "#" + number);
  }

  private static void found(
      String text, Function<String, Integer> read, Function<Integer, String> write) {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> TextReader.of(read, write).check(text))
        .withMessageContaining(Claim.quote(text).toString());
  }
}
