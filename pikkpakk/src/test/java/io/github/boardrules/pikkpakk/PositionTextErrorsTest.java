package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Position: the column of the error in a text. */
class PositionTextErrorsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // boards
        "pikkpakk|''|1",
        "pikkpakk| |1",
        "pikkpakk|/|1",
        "pikkpakk|x8|1",
        "pikkpakk|L8|1",
        "pikkpakk|.8|1",
        "pikkpakk|-8|1",
        "pikkpakk|8 |2",
        "pikkpakk|t7/|3",
        "pikkpakk|9|2",
        "pikkpakk|99/|2",
        "pikkpakk|08t/|1",
        "pikkpakk|81/|2",
        "pikkpakk|tttttttttt|10",
        "pikkpakk|ttttttttt1|10",
        "pikkpakk|9/9/9/9/9/9/9/9/|17",
        "pikkpakk|9/9/9/9/9/9/9/9 1 push|16",
        "pikkpakk|9/9/9/9/9/9/9/9/9/9 1 push|18",
        "pikkpakk:board=11|9/11|2",
        "pikkpakk:board=11|11/11/11/11/11/11/11/11/11 1 push|27",
        // side and phase
        "pikkpakk|9/9/9/9/9/9/9/9/t8|19",
        "pikkpakk|9/9/9/9/9/9/9/9/t8_1 push|19",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 |20",
        "pikkpakk|9/9/9/9/9/9/9/9/t8  1 push|20",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 0 push|20",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 3 push|20",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 12 push|21",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 1|21",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 1 |22",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 1 push |26",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 1 push -|26",
        "pikkpakk|9/9/9/9/9/9/9/9/t8 1 push 0-0|26",
        "pushfour|9/9/9/9/9/9/9/9/9 1 place -|26",
        // lost balls
        "abalone|9/9/9/9/9/9/9/9/9 1 push|25",
        "abalone|9/9/9/9/9/9/9/9/9 1 push |26",
        "abalone|9/9/9/9/9/9/9/9/9 1 push -|26",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0|27",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0:0|27",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 00-0|27",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0-|28",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0-00|29",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0-0 |29",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0-0 -|29",
        "abalone:repeat=2|9/9/9/9/9/9/9/9/9 1 push 0-0|29",
        // earlier positions
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place|26",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place |27",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place x|27",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place - |28",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place --|28",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9|44",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:3:1|45",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1|46",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:|47",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:01|47",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:-1|47",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:1,|49",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:1,-|49",
        "pushfour:repeat=2|9/9/9/9/9/9/9/9/9 1 place 9/9/9/9/9/9/9/9/9:1:1 |48",
        // what is malformed comes before what breaks a condition
        "pikkpakk|n8/9/9/9/9/9/9/9/9 3 push|20",
        "pikkpakk|t9/9/9/9/9/9/9/9/9 3 push|20",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 100-0|28",
        "abalone|9/9/9/9/9/9/9/9/9 1 push 0-999999999999|30",
        "pikkpakk|54/9/9/9/4t4/9/9/9/9 1 push|2",
        "pikkpakk|0t8/9/9/9/9/9/9/9/9 1 push|1",
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
}
