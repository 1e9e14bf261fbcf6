package io.github.boardrules.nim;

import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * RULES.md, "Notation": positions, malformed texts, and well-formed texts that are not positions.
 */
class PositionNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          heaps:sizes=3-4-5 | 3-4 1 | WRONG_HEAPS | count=2, due=3
          # reported before a heap that is too large
          triangle | 9 1 | WRONG_HEAPS | count=1, due=8
          heaps:sizes=3-4-5 | 4-4-5 1 | HEAP_TOO_LARGE | heap=1, count=4, most=3
          heaps:sizes=3-4-5 | 3-9999999999-5 1 | HEAP_TOO_LARGE | heap=2, count=9999999999, most=4
          # the first of several is reported
          heaps:sizes=3-4-5 | 3-9-9 1 | HEAP_TOO_LARGE | heap=2, count=9, most=4
          # the triangle's heaps may not be exchanged
          triangle:rows=2 | 2-1 1 | HEAP_TOO_LARGE | heap=1, count=2, most=1
          """)
  void aTextThatBreaksAConditionIsNotAPosition(
      String variant, String text, NimTextReason reason, String facts) {
    TextAssertions.assertCondition(
        each -> GamePosition.of(variant, each), text, reason, TextAssertions.facts(facts));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "one-two-three|x;O;0;/;4-4 1|1",
        "one-two-three|ooo/;ooo |4",
        "one-two-three|ooooo;oooo |5",
        "one-two-three|oooo/oooo/oooo 1|15",
        "one-two-three|oooo/oooo/oooo/oooo/;oooo/oooo/oooo/oooo1;oooo/oooo/oooo/ooooo 1|20",
        "one-two-three|oooo/oooo/oooo/oooo 0;oooo/oooo/oooo/oooo 3;oooo/oooo/oooo/oooo  1|21",
        "one-two-three|oooo/oooo/oooo/oooo 1 ;oooo/oooo/oooo/oooo 12|22",
        "heaps:sizes=3-4-5|x;-3; 3-4-5 1;o|1",
        "heaps:sizes=3-4-5|03-4-5 1|2",
        "heaps:sizes=3-4-5|3--4;3-x;3- 4;3 -4-5 1|3",
        "heaps:sizes=3-4-5|3-4-5;3-4-5/1;3-4-00 1|6",
        "heaps:sizes=3-4-5|3-4-51;3-4-5- 1;3-4-5 0;3-4-5 3;3-4-5  1|7",
        "heaps:sizes=3-4-5|3-4-5 1 ;3-4-5 11|8",
        // malformed texts are reported before broken conditions
        "heaps:sizes=3-4-5|99 x|4",
        "heaps:sizes=3-4-5|1-1-1-1-1 3|11"
      })
  void aMalformedTextIsRefusedAtTheFirstWrongColumn(String variant, String texts, int column) {
    for (String text : texts.split(";", -1)) {
      TextAssertions.assertMalformed(each -> GamePosition.of(variant, each), text, column);
    }
  }
}
