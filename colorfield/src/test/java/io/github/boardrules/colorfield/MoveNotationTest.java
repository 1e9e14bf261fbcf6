package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.TextAssertions.assertCondition;
import static io.github.boardrules.fixtures.TextAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Move. */
class MoveNotationTest {

  @Test
  void eachMoveIsReadFromItsText() {
    ColorfieldField e4 = ColorfieldField.parse("e4");
    ColorfieldField f4 = ColorfieldField.parse("f4");
    ColorfieldField a6 = ColorfieldField.parse("a6");

    assertThat(ColorfieldMove.parse("e4-f4"))
        .isEqualTo(ColorfieldMove.step(e4, f4))
        .isEqualTo(new ColorfieldMove(e4, f4, Optional.empty()));
    assertThat(ColorfieldMove.parse("e4-f4xa6"))
        .isEqualTo(ColorfieldMove.capture(e4, f4, a6))
        .isEqualTo(new ColorfieldMove(e4, f4, Optional.of(a6)));
  }

  /** By the column of the first wrong character. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          1 | '' ' a1-a2' 'A1-a2' '1-a2' '-a2'
          2 | 'a-a2' 'a'
          3 | 'aaa1-a2' 'a01-a2' 'a1' 'a1xa2' 'a1 -a2' 'a1:a2'
          4 | 'a1-' 'a1--a2' 'a1- a2' 'a1-A2'
          5 | 'a1-x' 'a1-a'
          6 | 'a1-xx' 'a1-a2 ' 'a1-a2-a3' 'a1-a2Xa3' 'a1-a2+a3'
          7 | 'a1-a2x' 'a1-a2x ' 'a1-a2x-a3' 'a1-a2xA3'
          8 | 'a1-a2xa'
          9 | 'a1-a2xxx' 'a1-a2xa3 ' 'a1-a2xa3xa4' 'a1-a2xa03'
          """)
  void anyOtherTextIsRefusedAtItsFirstWrongCharacter(int column, String texts) {
    for (String text : LayoutTextTest.quoted(texts)) {
      assertMalformed(ColorfieldMove::parse, text, column);
      assertMalformed(ColorfieldRules.standard().notation()::parseMove, text, column);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "a0-a1, a0",
    "a100-a0xa101, a100",
    "a1-zz99999999999999999999, zz99999999999999999999"
  })
  void aNumberThatNoFieldHasIsACondition(String text, String field) {
    assertCondition(
        ColorfieldMove::parse, text, ColorfieldTextReason.FIELD_NUMBER, Map.of("field", field));
  }
}
