package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.TextAssertions;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Position: what is read, written and refused, and at which column. */
class PositionNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abalone | l8/9/9/9/9/9/9/9/d8 1 push 99-99",
        // the boards of SEEN need only be well formed
        "pikkpakk:repeat=2 | t8/9/9/9/9/9/9/9/9 1 push 9/9/9/9/9/9/9/9/9:1:1,"
            + "9/9/9/9/9/9/9/9/9:2:7,nttt5/9/9/9/9/9/9/9/dddnnnlll:1:10",
        "pushfour:repeat=4 | 9/9/9/9/9/9/9/9/9 1 place t8/9/9/9/9/9/9/9/n8:2:1",
      })
  void aCanonicalTextIsParsedAndFormattedAlike(String variant, String text) {
    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
  }

  @Test
  void entriesAreOrderedByBoardAndSideNotByTheirTimes() {
    String text =
        "t8/9/9/9/9/9/9/9/1lllllll1 1 push"
            + " 9/9/9/9/9/9/9/9/9:1:5,9/9/9/9/9/9/9/9/9:2:1,9/9/9/9/9/9/9/9/l8:1:3";

    assertThat(GamePosition.of("pikkpakk:repeat=9", text).play("1l").text())
        .endsWith(",9/9/9/9/9/9/9/9/l8:1:3,t8/9/9/9/9/9/9/9/1lllllll1:1:1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // boards
        "pikkpakk|08t/|1",
        "pikkpakk|tttttttttt|10",
        "pikkpakk|9/9/9/9/9/9/9/9 1 push|16",
        "pikkpakk|9/9/9/9/9/9/9/9/9/9 1 push|18",
        "pikkpakk:board=11|11/11/11/11/11/11/11/11/11 1 push|27",
        // side and phase
        "pikkpakk|9/9/9/9/9/9/9/9/t8 0 push|20",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 1 push 0-0|26",
        // lost balls
        "abalone|9/9/9/9/9/9/9/9/9 1 push|25",
        "abalone:repeat=2|9/9/9/9/9/9/9/9/9 1 push 0-0|29",
        // earlier positions
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place|26",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:3:1|45",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:1,|49",
        // what is malformed comes before what breaks a condition
        "pikkpakk|t9/9/9/9/9/9/9/9/9 3 push|20",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 100-0|28",
        "pikkpakk|54/9/9/9/4t4/9/9/9/9 1 push|2",
        "pikkpakk:board=11|12/t10/11/11/11/11/11/11/11/11/11 1 push|2",
        "pikkpakk:repeat=2|t8/9/9/9/9/9/9/9/9 1 push t8/9/9/9/9/9/9/9/9:2:0|48",
      })
  void aTextIsRefusedAtTheFirstColumnThatIsWrong(String variant, String text, int column) {
    TextAssertions.assertMalformed(
        PikkPakkRules.parse(variant).notation()::parsePosition, text, column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Push", "pull", "plank", "pushed", "pushed 0-0", "push-"})
  void anUnknownPhaseIsRefusedAtTheBeginningOfTheWord(String end) {
    String text = "9/9/9/9/9/9/9/9/t8 1 " + end;

    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> PikkPakkRules.pikkPakk().notation().parsePosition(text))
        .satisfies(
            thrown -> {
              assertThat(thrown.reason()).isEqualTo(TextReason.UNKNOWN_WORD);
              assertThat(thrown.column()).isEqualTo(22);
              assertThat(thrown.expected()).hasToString("[place, push]");
            });
  }

  @Property
  void aPositionAnswersWhatItsTextSays(@ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = Arbitraries.position(new Dice(seed));
    PikkPakkPosition position = given.position();
    ReferencePosition reference = given.reference();
    for (int column = 0; column < 11; column++) {
      for (int row = 0; row < 11; row++) {
        PikkPakkCell cell = Board.cell(column, row);

        assertThat(position.ball(cell).map(PikkPakkBall::letter))
            .isEqualTo(reference.ball(cell.toString()));
      }
    }
    assertThat(position.toMove()).isEqualTo(reference.side());
    assertThat(position.isPushing() ? "push" : "place").isEqualTo(reference.phase());
    assertThat(List.of(position.lost(1), position.lost(2)))
        .isEqualTo(reference.lost().orElse(List.of(0, 0)));
    assertThat(position.occurrences())
        .isEqualTo(
            1 + reference.seen().map(seen -> seen.getOrDefault(reference.entry(), 0)).orElse(0));
  }
}
