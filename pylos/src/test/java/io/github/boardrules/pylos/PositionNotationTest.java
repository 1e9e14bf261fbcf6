package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.TextAssertions;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: what is read, written and refused, and at which column. */
class PositionNotationTest {
  /** 43 characters: levels begin in 1, 21, 33 and 39; turn and count in 41 and 43. */
  private static final String START = "..../..../..../....|.../.../...|../..|. 1 0";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // from a column on, by what the start is replaced, and the column that is wrong
        "1|; ;3;0;x;/|1",
        "1|1a1|2",
        "1|.../|4",
        "10|.|10",
        "20|;.;/; 1 0|20",
        "32|;/|32",
        "39|; 1 0;3|39",
        "40|;.;/;_1 0|40",
        "41|; 1;0;3;x;-|41",
        "42|;1;,0|42",
        "43|; 0;-1;+1;x|43",
        "43|00;01;0 ;0.5;1x|44",
        "43|12 |45",
      })
  void aMalformedPositionIsRefusedAtItsFirstWrongCharacter(int from, String rests, int column) {
    for (String rest : rests.split(";", -1)) {
      TextAssertions.assertMalformed(
          text -> GamePosition.of("pylos", text), START, from, rest, column);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1111/1111/1111/1111|.../.../...|../..|1 3 0, 41",
    "'1111/1111/1111/1111|.../.../...|../..|1 1 5 ', 44",
    "1111/1111/1111/1111|.../.../...|../..|1 1 01, 44",
  })
  void aMalformedTextIsReportedBeforeABrokenCondition(String text, int column) {
    TextAssertions.assertMalformed(each -> GamePosition.of("pylos", each), text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pylos; ..../..../1.../11..|.../.../2..|../..|. 2 0; UNSUPPORTED_STONE; cell; 2a1",
        "pylos:base=3; .../.../...|../..|1 1 0; UNSUPPORTED_STONE; cell; 3a1",
        // the first of several
        "pylos; ..../..../..../....|..1/.2./...|../1.|1 1 0; UNSUPPORTED_STONE; cell; 2b2",
        "pylos; 1111/1111/1111/1111|.../.../...|../..|. 2 0; TOO_MANY_STONES; stones; 15",
        "pylos; 2222/2222/2222/2222|.../.../...|../..|. 2 0; TOO_MANY_STONES; stones; 15",
        "pylos:base=3; 111/111/11.|../..|. 1 0; TOO_MANY_STONES; stones; 7",
        "pylos; ..../..../..../....|.../.../...|../..|. 1 1; COUNT_ABOVE_LIMIT; limit; 0",
        "pylos:limit=3; ..../..../..../....|.../.../...|../..|. 1 4; COUNT_ABOVE_LIMIT; limit; 3",
        "pylos:base=3,limit=999; .../.../...|../..|. 1 99999999999; COUNT_ABOVE_LIMIT; limit; 999",
        // the first of the page's conditions
        "pylos; 1111/1111/1111/1111|.../.../...|../1.|. 1 5; UNSUPPORTED_STONE; cell; 3a1",
        "pylos; 1111/1111/1111/1111|.../.../...|../..|. 1 5; TOO_MANY_STONES; stones; 15",
      })
  void aWellFormedTextMayBreakACondition(
      String variant, String text, PylosTextReason reason, String fact, String value) {
    TextAssertions.assertCondition(
        each -> GamePosition.of(variant, each), text, reason, Map.of(fact, value));
  }

  @Property
  void aTextIsRefusedExactlyWhenItBreaksAConditionOfThePage(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GamePosition given = RandomGames.position(dice);
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = changed(given, dice);
    boolean holds =
        position.stones().keySet().stream()
                .allMatch(cell -> ReferencePylos.isSupported(position, cell))
            && position.stonesOf(1) <= rules.board().stones()
            && position.stonesOf(2) <= rules.board().stones()
            && position.count() <= rules.variant().limit();
    String text = ReferenceTexts.format(rules.board(), position);

    if (holds) {
      assertThat(GamePosition.of(given.rules(), text).text()).isEqualTo(text);
    } else {
      assertThatThrownBy(() -> GamePosition.of(given.rules(), text))
          .isInstanceOf(NotationException.class);
    }
  }

  /** The position with a cell changed, or the count, so that it may or may not be one. */
  private static ReferencePosition changed(GamePosition given, Dice dice) {
    ReferencePosition position = given.reference();
    ReferenceCell cell = dice.pick(given.referenceRules().board().cells());
    return switch (dice.between(0, 2)) {
      case 0 -> position.without(cell);
      case 1 -> position.with(cell, dice.between(1, 2));
      default -> position.at(position.side(), dice.between(0, 1) + given.options().limit());
    };
  }
}
