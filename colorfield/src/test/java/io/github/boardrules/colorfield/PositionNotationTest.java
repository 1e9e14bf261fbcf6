package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceConditions;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: what is read, written and refused, and at which column. */
class PositionNotationTest {
  /** The pieces begin in column 5, one in every fourth column. */
  private static final String TEXT = "1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1";

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

  /** Each text breaks the condition of its row and most of those in the rows below. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 99999999999999999999 Gk1,Gzz2147483648,Re5 | FIELD_NUMBER | field=zz2147483648
          1 0 Ga0,Gk1,ry1                              | FIELD_NUMBER | field=a0
          1 99999999999999999999 Gk1,Ga1,Ga2,Ga3,Re5   | NO_SUCH_FIELD | field=k1
          1 1 Ga1,ba1,Ga3,Re5,Gx1                      | NOT_IN_ORDER | field=a1, other=a1
          1 1 Ga10,ba2,Ga3,Re5,Gx1                     | NOT_IN_ORDER | field=a2, other=a10
          1 2147483647 Ga1,Ga2,Ga3,Re5,Gx1     | QUIET_COUNT | count=2147483647, most=0
          1 0 Ga1,Ga2,Ga3,Re5,Gx1              | TOO_MANY_PIECES | team=full, colour=g, count=4, most=2
          1 0 Aa1,Rx1,ry1                      | TOO_MANY_PIECES | team=full, colour=a, count=1, most=0
          1 0 Re5,Be6,Gx1                      | FOREIGN_IN_GATE | field=x1
          1 0 Re5,Be6                          | TWO_IN_MIDDLE | field=e6, other=e5
          1 0 Be6                              | NOT_RED_IN_MIDDLE | field=e6
          1 0 Re5                              | MIDDLE_OF_MOVER | field=e5
          1 0 Ra1                              | NO_RED_OF_WAITING | player=2
          2 0 ra1                              | NO_RED_OF_WAITING | player=1
          """)
  void theFirstConditionOfThePageIsReported(
      String text, ColorfieldTextReason reason, String facts) {
    TextAssertions.assertCondition(
        each -> GamePosition.of("colorfield", each), text, reason, TextAssertions.facts(facts));
  }

  @Property
  void aTextIsRefusedAsAPositionExactlyWhenItBreaksAConditionOfThePage(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = Arbitraries.position(dice);
    ReferencePosition position = changed(given, dice);
    String text = ReferenceTexts.format(position);

    if (new ReferenceConditions(given.referenceRules()).hold(position)) {
      assertThat(GamePosition.of(given.rules(), text).text()).isEqualTo(text);
    } else {
      assertThatThrownBy(() -> GamePosition.of(given.rules(), text))
          .as("%s %s", given.rules(), text)
          .isInstanceOf(NotationException.class);
    }
  }

  /** The position with a piece or two changed, or the count, so that it may or may not be one. */
  private static ReferencePosition changed(GamePosition given, Dice dice) {
    ReferencePosition position = given.reference();
    ReferenceColorfield rules = given.referenceRules();
    List<String> fields = rules.layout().fields();
    List<Character> letters = List.copyOf(rules.start().pieces().values());
    int changes = dice.between(1, 2);
    for (int i = 0; i < changes; i++) {
      String stands = dice.pick(List.copyOf(position.pieces().keySet()));
      position =
          switch (dice.between(0, 6)) {
            case 0 -> position.pieces().size() > 1 ? position.without(stands) : position;
            case 1 -> position.with(dice.pick(fields), dice.pick(letters));
            case 2 -> position.moved(stands, dice.pick(fields));
            case 3 ->
                position.with(dice.pick(List.copyOf(rules.layout().middle())), dice.pick(letters));
            case 4 -> position.at(position.otherSide(), position.quiet());
            case 5 ->
                position.at(position.side(), rules.variant().quiet() + (dice.oneIn(2) ? 0 : 1));
            default -> dice.oneIn(4) ? position.moved(stands, "zz99") : position;
          };
    }
    return position;
  }
}
