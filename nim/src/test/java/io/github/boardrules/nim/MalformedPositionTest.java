package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": where a position's text is malformed. */
class MalformedPositionTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "x|1",
        "O|1",
        "0|1",
        "/|1",
        "4-4 1|1",
        "ooo/|4",
        "ooo |4",
        "ooooo|5",
        "oooo |5",
        "oooo//|6",
        "oooo/oooo/oooo/oooo/|20",
        "oooo/oooo/oooo/oooo1|20",
        "oooo/oooo/oooo/ooooo 1|20",
        "oooo/oooo/oooo/oooo 0|21",
        "oooo/oooo/oooo/oooo 3|21",
        "oooo/oooo/oooo/oooo  1|21",
        "oooo/oooo/oooo/oooo 1 |22",
        "oooo/oooo/oooo/oooo 12|22",
        "oooo/oooo/oooo 1|15"
      })
  void aMalformedGridIsRefusedAtTheFirstWrongColumn(String text, int column) {
    assertMalformed("one-two-three", text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "x|1",
        "-3|1",
        " 3-4-5 1|1",
        "o|1",
        "03-4-5 1|2",
        "3--4|3",
        "3-x|3",
        "3- 4|3",
        "3 -4-5 1|3",
        "3-4-5|6",
        "3-4-51|7",
        "3-4-5/1|6",
        "3-4-5- 1|7",
        "3-4-5 0|7",
        "3-4-5 3|7",
        "3-4-5  1|7",
        "3-4-5 1 |8",
        "3-4-5 11|8",
        "3-4-00 1|6",
        // malformed texts are reported before broken conditions
        "99 x|4",
        "1-1-1-1-1 3|11"
      })
  void malformedHeapsAreRefusedAtTheFirstWrongColumn(String text, int column) {
    assertMalformed("heaps:sizes=3-4-5", text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | oooo/oooo/oooo/oooo 1",
        "one-two-three:cols=2,rows=3 | o./oo/.o 2",
        "heaps:sizes=3-4-5 | 3-4-5 1"
      })
  void aTruncatedTextIsRefusedAtItsEnd(String variant, String text) {
    for (int length = 0; length < text.length(); length++) {
      assertMalformed(variant, text.substring(0, length), length + 1);
    }
  }

  private static void assertMalformed(String variant, String text, int column) {
    assertThatExceptionOfType(NotationException.class)
        .as(text)
        .isThrownBy(() -> GamePosition.of(variant, text))
        .satisfies(
            thrown -> {
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.reason()).isEqualTo(CoreReason.MALFORMED);
              assertThat(thrown.expected()).isNotEmpty();
              assertThat(thrown.text()).isEqualTo(text);
            });
  }
}
