package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields, pieces and layouts. */
class ValuesTest {
  @Test
  void fieldsAreOrderedByTheirLettersThenByTheirNumber() {
    List<String> ordered =
        List.of("a1", "a2", "a9", "a10", "a99", "aa1", "aa2", "ab1", "az9", "b1", "ba1", "z99");
    List<ColorfieldField> shuffled =
        new ArrayList<>(ordered.stream().map(ColorfieldField::parse).toList());
    Collections.reverse(shuffled);

    assertThat(shuffled.stream().sorted().map(ColorfieldField::toString)).isEqualTo(ordered);
    assertThat(new ColorfieldField("aa", 10)).isEqualTo(ColorfieldField.parse("aa10"));
  }

  @ParameterizedTest
  @CsvSource({"'', 1", "A, 1", "á, 1", "a, 0", "a, 100", "a, 2147483647"})
  void otherNamesAreNotFields(String letters, int number) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ColorfieldField(letters, number))
        .withMessageContaining("\"" + letters + number + "\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {"''|1", "1|1", "A1|1", "a|2", "aA1|2", "aa|3", "aaa1|3", "a01|3", "a1 |3", "aa1a|4"})
  void aTextThatIsNotAFieldIsRefusedAtItsFirstWrongCharacter(String text, int column) {
    TextAssertions.assertMalformed(ColorfieldField::parse, text, column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a0", "a100", "zz4294967297", "b99999999999999999999999"})
  void aNumberOutOfItsRangeIsACondition(String text) {
    TextAssertions.assertCondition(
        ColorfieldField::parse, text, ColorfieldTextReason.FIELD_NUMBER, Map.of("field", text));
  }

  @Test
  void aPieceHasATeamAndAColour() {
    assertThat(new ColorfieldPiece(ColorfieldTeam.FULL, 'g')).hasToString("G");
    assertThat(new ColorfieldPiece(ColorfieldTeam.EMPTY, 'g')).hasToString("g");
    for (char colour : new char[] {'A', 'R', '`', '{', '1', ' '}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new ColorfieldPiece(ColorfieldTeam.FULL, colour))
          .withMessageContaining("'" + colour + "'");
    }
    assertThat(ColorfieldTeam.FULL.other()).isEqualTo(ColorfieldTeam.EMPTY);
    assertThat(ColorfieldTeam.EMPTY.other()).isEqualTo(ColorfieldTeam.FULL);
  }

  @Test
  void aFieldThatTheLayoutDoesNotHaveHasNoColourAndTouchesNothing() {
    for (String name : List.of("k1", "a11", "x4", "zz99")) {
      ColorfieldField field = ColorfieldField.parse(name);

      assertThat(ColorfieldLayout.STANDARD.colour(field)).isEmpty();
      assertThat(ColorfieldLayout.STANDARD.touching(field)).isEmpty();
      assertThat(ColorfieldRules.standard().start().piece(field)).isEmpty();
    }
  }

  @Test
  void theHashTellsAllColoursApart() {
    ColorfieldRules rules = ColorfieldRules.parse(Layouts.RAINBOW);

    assertThat(Layouts.COLOURS)
        .extracting(
            letter -> rules.hash(rules.notation().parsePosition("1 0 " + letter + "c1,Rxa1,rxb1")))
        .doesNotHaveDuplicates();
  }

  @Test
  void theAnswersOfALayoutCannotBeChanged() {
    ColorfieldLayout small = ColorfieldLayout.parse(Layouts.SMALL);
    ColorfieldField field = ColorfieldField.parse("a1");

    assertThat(small.fields()).isUnmodifiable();
    assertThat(small.touching(field)).isUnmodifiable();
    assertThat(small.middle()).isUnmodifiable();
    assertThat(small.gates(ColorfieldTeam.EMPTY)).isUnmodifiable();
    assertThatThrownBy(() -> small.start().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }
}
