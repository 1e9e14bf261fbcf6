package io.github.boardrules.tzaar;

import static io.github.boardrules.fixtures.TextAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Expected;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Moves. */
class MoveNotationTest {

  @Test
  void eachMoveIsParsedFromItsText() {
    TzaarField d5 = new TzaarField('D', 5);
    TzaarField c5 = new TzaarField('C', 5);

    assertThat(TzaarMove.parse("Z@D5")).isEqualTo(new TzaarMove.Place(TzaarKind.TZAAR, d5));
    assertThat(TzaarMove.parse("R@D5")).isEqualTo(new TzaarMove.Place(TzaarKind.TZARRA, d5));
    assertThat(TzaarMove.parse("T@C5")).isEqualTo(new TzaarMove.Place(TzaarKind.TOTT, c5));
    assertThat(TzaarMove.parse("D5xC5")).isEqualTo(new TzaarMove.Capture(d5, c5));
    assertThat(TzaarMove.parse("C5+D5")).isEqualTo(new TzaarMove.Reinforce(c5, d5));
    assertThat(TzaarMove.parse("pass")).isEqualTo(new TzaarMove.Pass());
  }

  @ParameterizedTest
  @CsvSource({"tzaar, false", "tzaar:setup=random;seed=1, false", "tzaar:setup=tournament, true"})
  void anErrorNamesPlacementsOnlyWhereThereAreSome(String variant, boolean areNamed) {
    Notation<?, TzaarMove> notation = TzaarRules.parse(variant.replace(';', ',')).notation();
    assertThatThrownBy(() -> notation.parseMove("?"))
        .isInstanceOfSatisfying(
            NotationException.class,
            problem ->
                assertThat(problem.expected().contains(Expected.of("Z"))).isEqualTo(areNamed));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // examples of the rule page
        "A6|2",
        "E9|2",
        "a1xa2|1",
        "z@A1|1",
        "pas|1",
        "A1xA22|6",
        // no move begins like this
        "''|1",
        "PASS|1",
        // placements
        "Z|2",
        "Z@|3",
        "Z@E9|4",
        "Z@E4 |5",
        // captures and reinforcements
        "B7xA1|2",
        "A1|3",
        "A1-A2|3",
        "A1x A2|4",
        "A1xA6|5",
        // the pass
        "pass |5",
        "passs|1",
      })
  void anyOtherTextIsRefusedAtTheFirstWrongColumn(String text, int column) {
    assertMalformed(TzaarMove::parse, text, column);
    assertMalformed(TzaarRules.standard().notation()::parseMove, text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {"''|1", "a1|1", "J1|1", "A|2", "A0|2", "A6|2", "E9|2", "I6|2", "A1 |3", "A11|3"})
  void aTextThatIsNotAFieldIsRefused(String text, int column) {
    assertMalformed(TzaarField::parse, text, column);
  }
}
