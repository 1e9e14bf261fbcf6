package io.github.boardrules.colorfield;

import static io.github.boardrules.colorfield.ColorfieldTextReason.FOREIGN_IN_GATE;
import static io.github.boardrules.colorfield.ColorfieldTextReason.MIDDLE_OF_MOVER;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NOT_IN_ORDER;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NOT_RED_IN_MIDDLE;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NO_RED_OF_WAITING;
import static io.github.boardrules.colorfield.ColorfieldTextReason.NO_SUCH_FIELD;
import static io.github.boardrules.colorfield.ColorfieldTextReason.QUIET_COUNT;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TOO_MANY_PIECES;
import static io.github.boardrules.colorfield.ColorfieldTextReason.TWO_IN_MIDDLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: what is read, written and refused, and at which column. */
class PositionNotationTest {
  /** The pieces begin in column 5, one in every fourth column. */
  private static final String TEXT = "1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1";

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "colorfield:quiet=9999; 2 9999 ba6,Rx1,ry1",
        Layouts.WHEEL + "; 1 0 Rga1,rgb1,Bi1,bi2,Bo2,go10,bo11",
      })
  void aCanonicalTextIsWrittenAsItIsRead(String variant, String text) {
    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
    assertThat(GamePosition.of(variant, text).position()).hasToString(text);
  }

  /** From which column on the text is replaced, the column that is wrong, and by what. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          1  | 1  | '' ' ' '0 5 Rx1,ry1' '3 5 Rx1,ry1' 'full'
          2  | 2  | '' ',5 Rx1' '1 5 Rx1'
          3  | 3  | '' ' 5 Rx1' '-1 Rx1' 'x Rx1'
          3  | 4  | '05 Rx1' '00 Rx1'
          4  | 4  | '' ',Rx1' '.5 Rx1'
          5  | 5  | '' ' Rx1' ',Rx1' '1a6' '-' 'ÁA'
          6  | 6  | '' 'A6' '6'
          7  | 7  | '' '-6'
          7  | 8  | 'abc1' '06,'
          8  | 8  | ' ' ';rb2' 'x,rb2'
          9  | 9  | '' ',rb2' ' rb2'
          32 | 32 | ' ' 'x'
          32 | 33 | ','
          32 | 35 | ',ry'
          """)
  void aMalformedPositionIsRefusedAtItsFirstWrongCharacter(int from, int column, String rests) {
    for (String rest : LayoutTextTest.quoted(rests)) {
      TextAssertions.assertMalformed(PositionNotationTest::read, TEXT, from, rest, column);
    }
  }

  @Test
  void aMalformedTextIsReportedBeforeABrokenCondition() {
    assertMalformed("1 10000 Gx1,", 13);
    assertMalformed("1 5 ry1,Rk1,Rx1 ", 16);
    assertMalformed("1 5 ra100,Ra0,Rk", 17);
  }

  private static void assertMalformed(String text, int column) {
    TextAssertions.assertMalformed(PositionNotationTest::read, text, column);
  }

  private static GamePosition read(String text) {
    return GamePosition.of("colorfield:quiet=100", text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # the number of a field is 1 to 99
          first=full|1 0 Ga0,ry1|FIELD_NUMBER|field=a0
          first=full|1 0 Gzz2147483648,ry1|FIELD_NUMBER|field=zz2147483648
          # every field exists
          first=full|1 0 Ga11,ry1|NO_SUCH_FIELD|field=a11
          first=full|1 0 Rx4,ry1|NO_SUCH_FIELD|field=x4
          # every field occurs once, in their order
          first=full|1 0 Ga1,ba1,Rx1,ry1|NOT_IN_ORDER|field=a1, other=a1
          first=full|1 0 Ga10,ba2,Rx1,ry1|NOT_IN_ORDER|field=a2, other=a10
          first=full|1 0 Rx1,ry1,Ga1|NOT_IN_ORDER|field=a1, other=y1
          # the count is at most the variant's bound
          first=full|1 1 Rx1,ry1|QUIET_COUNT|count=1, most=0
          quiet=12|1 13 Rx1,ry1|QUIET_COUNT|count=13, most=12
          quiet=1|1 2147483647 Rx1,ry1|QUIET_COUNT|count=2147483647, most=1
          # no team has more pieces of a colour than it starts with
          first=full|1 0 Ga1,Ga2,Ga3,Rx1,ry1|TOO_MANY_PIECES|team=full, colour=g, count=3, most=2
          first=full|1 0 Ra1,Rx1,Rx2,Rx3,ry1|TOO_MANY_PIECES|team=full, colour=r, count=4, most=3
          first=full|1 0 Aa1,Rx1,ry1|TOO_MANY_PIECES|team=full, colour=a, count=1, most=0
          # in a gate stands only a red piece of its team
          first=full|1 0 Gx1,Rx2,ry1|FOREIGN_IN_GATE|field=x1
          first=full|1 0 rx1,Rx2,ry1|FOREIGN_IN_GATE|field=x1
          first=full|1 0 Rx1,Ry2|FOREIGN_IN_GATE|field=y2
          # in the middle stands at most one piece, a red one, and not of the player to move
          first=full|1 0 re5,rf6,Rx1|TWO_IN_MIDDLE|field=f6, other=e5
          first=full|1 0 ge5,Rx1,ry1|NOT_RED_IN_MIDDLE|field=e5
          first=full|1 0 Re5,Rx1,ry1|MIDDLE_OF_MOVER|field=e5
          first=full|2 0 re5,Rx1,ry1|MIDDLE_OF_MOVER|field=e5
          # the player who is not to move has a red piece
          first=full|1 0 Rx1|NO_RED_OF_WAITING|player=2
          first=full|2 0 ry1|NO_RED_OF_WAITING|player=1
          """)
  void aPositionKeepsTheConditionsOfThePage(
      String option, String text, ColorfieldTextReason reason, String facts) {
    TextAssertions.assertCondition(
        each -> GamePosition.of("colorfield:" + option, each),
        text,
        reason,
        LayoutConditionsTest.facts(facts));
  }

  @Test
  void theFirstConditionOfThePageIsReported() {
    // Each text breaks all conditions that follow as well.
    assertReason("1 99999999999999999999 Gk1,Ga1,Ga2,Ga3,Re5,Gx1", NO_SUCH_FIELD);
    assertReason("1 1 Ga2,Ga1,Ga3,Re5,Gx1", NOT_IN_ORDER);
    assertReason("1 99999999999999999999 Ga1,Ga2,Ga3,Re5,Gx1", QUIET_COUNT);
    assertReason("1 0 Ga1,Ga2,Ga3,Re5,Gx1", TOO_MANY_PIECES);
    assertReason("1 0 Re5,Be6,Gx1", FOREIGN_IN_GATE);
    assertReason("1 0 Re5,Be6", TWO_IN_MIDDLE);
    assertReason("1 0 Be6", NOT_RED_IN_MIDDLE);
    assertReason("1 0 Re5", MIDDLE_OF_MOVER);
    assertReason("1 0 Ra1", NO_RED_OF_WAITING);
    assertThat(GamePosition.of("colorfield", "1 0 Ra1,ry1").status()).isEqualTo("ongoing");
  }

  private static void assertReason(String text, ColorfieldTextReason reason) {
    assertThatExceptionOfType(NotationException.class)
        .as(text)
        .isThrownBy(() -> GamePosition.of("colorfield", text))
        .satisfies(thrown -> assertThat(thrown.reason()).isEqualTo(reason));
  }
}
