package io.github.boardrules.examples.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Faulty readers are noticed. */
class TextReaderTest {
  private static final TextReader<Integer> CORRECT =
      TextReader.of(TextReaderTest::read, number -> "#" + number);

  /** Reads a number from 0 to 99 with a sign before it. */
  private static int read(String text) {
    TextCursor cursor = new TextCursor(text);
    cursor.expect('#');
    int number = cursor.expectNumber();
    cursor.expectEnd();
    if (number > 99) {
      throw NotationException.broken(text, TextReason.OUT_OF_RANGE, Map.of());
    }
    return number;
  }

  @Test
  void aCorrectReaderPasses() {
    assertThat(CORRECT.check("#7")).contains(7);
    for (String text : List.of("", "7", "#", "#07", "#7 ", "#100", "#\u0661")) {
      assertThat(CORRECT.check(text)).as(text).isEmpty();
    }
  }

  @Test
  void aWrittenValueMustBeReadAsTheSameValue() {
    assertNoticed("#5", TextReaderTest::read, number -> "#" + (number + 1));
    assertNoticed("#5", TextReaderTest::read, number -> number + "#");
    assertNoticed("#5", text -> read(text.strip()) % 2 == 0 ? 2 : 1, number -> "#" + (3 - number));
  }

  @Test
  void aRefusalMustNameTheTextAndAColumnOfIt() {
    assertRefusalNoticed("#x", 0, "#x");
    assertRefusalNoticed("#x", 4, "#x");
    assertRefusalNoticed("#x", 2, "#y");
  }

  @Test
  void aRefusalMustNameTheFirstWrongColumn() {
    assertRefusalNoticed("#7x", 2, "#7x");
    assertRefusalNoticed("x7", 2, "x7");
  }

  @Test
  void aConditionMustBeReportedAtTheEnd() {
    assertNoticed(
        "#100",
        text -> {
          NotationException problem =
              NotationException.broken("#", TextReason.OUT_OF_RANGE, Map.of());
          throw problem.within(text, 0);
        },
        number -> "");
  }

  @Test
  void otherExceptionsAreNoticed() {
    TextReader<String> reader = TextReader.of(text -> text.substring(2), text -> "##" + text);

    assertThatExceptionOfType(StringIndexOutOfBoundsException.class)
        .isThrownBy(() -> reader.check("#"));
    assertThat(reader.check("##1")).isEqualTo(Optional.of("1"));
  }

  /** Asserts that a reader is noticed which refuses one text wrongly, and is right about others. */
  private static void assertRefusalNoticed(String text, int column, String reported) {
    assertNoticed(
        text,
        any -> {
          if (any.equals(text)) {
            throw NotationException.malformed(
                reported, column - 1, List.of(Expected.range('0', '9')));
          }
          return read(any);
        },
        number -> "#" + number);
  }

  private static void assertNoticed(
      String text, Function<String, Integer> read, Function<Integer, String> write) {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> TextReader.of(read, write).check(text))
        .withMessageContaining(Claim.quote(text).toString());
  }
}
