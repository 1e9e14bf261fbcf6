package io.github.boardrules.pikkpakk;

import static io.github.boardrules.fixtures.TextAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Moves. */
class MoveNotationTest {

  @Test
  void eachMoveIsParsedFromItsText() {
    assertThat(PikkPakkMove.parse("e5"))
        .isEqualTo(new PikkPakkMove.Place(new PikkPakkCell('e', 5)));
    assertThat(PikkPakkMove.parse("bu"))
        .isEqualTo(new PikkPakkMove.PushLine(new PikkPakkLine(true, 2), PikkPakkDirection.UP, 1));
    assertThat(PikkPakkMove.parse("10r2"))
        .isEqualTo(
            new PikkPakkMove.PushLine(new PikkPakkLine(false, 10), PikkPakkDirection.RIGHT, 2));
    assertThat(PikkPakkMove.parse("c9l"))
        .isEqualTo(new PikkPakkMove.PushRun(new PikkPakkCell('c', 9), PikkPakkDirection.LEFT, 1));
    assertThat(PikkPakkMove.parse("a1u2"))
        .isEqualTo(new PikkPakkMove.PushRun(new PikkPakkCell('a', 1), PikkPakkDirection.UP, 2));
    assertThat(PikkPakkMove.parse("a2-c2u"))
        .isEqualTo(
            PikkPakkMove.Sideways.of(
                new PikkPakkCell('a', 2), new PikkPakkCell('c', 2), PikkPakkDirection.UP, 1));
    assertThat(PikkPakkMove.parse("b3-b4r2"))
        .isEqualTo(
            PikkPakkMove.Sideways.of(
                new PikkPakkCell('b', 3), new PikkPakkCell('b', 4), PikkPakkDirection.RIGHT, 2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // the page's
        "el|2",
        "''|1",
        "0l|1",
        // lines
        "br|2",
        "bu02|3",
        "12l|2",
        "05l|1",
        "11u|3",
        // cells
        "e0|2",
        "e12|3",
        "e5uu|4",
        // K is 2 to 11
        "bu1|4",
        "bu0|3",
        "5l12|4",
        "5l99999999999999999999|4",
        "a1u12|5",
        // what is malformed comes before what breaks a condition
        "c3-a3u2x|8",
      })
  void anyOtherTextIsRefusedAtTheFirstColumnThatIsWrong(String text, int column) {
    assertMalformed(PikkPakkMove::parse, text, column);
    assertMalformed(PikkPakkRules.inlay().notation()::parseMove, text, column);
  }

  @ParameterizedTest
  @CsvSource({
    // the page's
    "c3-a3u, no-series",
    "c3-c3u, no-series",
    "a3-c3l, not-across",
    // and others
    "a3-a1r, no-series",
    "a3-c3r, not-across",
    "a3-a5d2, not-across",
  })
  void aTextThatBreaksAConditionIsRefused(String text, String code) {
    PositionConditionsTest.assertCondition(PikkPakkMove::parse, text, code);
  }

  @Test
  void movesWithoutATextCannotBeCreated() {
    PikkPakkCell cell = new PikkPakkCell('c', 3);
    PikkPakkCell right = new PikkPakkCell('d', 3);
    PikkPakkLine column = new PikkPakkLine(true, 1);
    PikkPakkLine row = new PikkPakkLine(false, 1);
    List<ThrowingCallable> moves =
        new ArrayList<>(
            List.of(
                () -> new PikkPakkMove.PushLine(column, PikkPakkDirection.LEFT, 1),
                () -> new PikkPakkMove.PushLine(row, PikkPakkDirection.DOWN, 1),
                () -> PikkPakkMove.Sideways.of(cell, cell, PikkPakkDirection.UP, 1),
                () -> PikkPakkMove.Sideways.of(cell, cell, PikkPakkDirection.RIGHT, 1),
                () -> PikkPakkMove.Sideways.of(right, cell, PikkPakkDirection.UP, 1),
                () ->
                    PikkPakkMove.Sideways.of(
                        cell, new PikkPakkCell('d', 4), PikkPakkDirection.UP, 1),
                () -> PikkPakkMove.Sideways.of(cell, right, PikkPakkDirection.LEFT, 1),
                () ->
                    PikkPakkMove.Sideways.of(
                        cell, new PikkPakkCell('c', 4), PikkPakkDirection.UP, 1)));
    for (int cells : new int[] {Integer.MIN_VALUE, -1, 0, 12}) {
      moves.add(() -> new PikkPakkMove.PushRun(cell, PikkPakkDirection.UP, cells));
      moves.add(() -> new PikkPakkMove.PushLine(column, PikkPakkDirection.UP, cells));
      moves.add(() -> PikkPakkMove.Sideways.of(cell, right, PikkPakkDirection.UP, cells));
    }

    assertThat(moves).allSatisfy(move -> assertThatIllegalArgumentException().isThrownBy(move));
  }

  @Test
  void directionsHaveTheirLetters() {
    assertThat(PikkPakkDirection.values())
        .extracting(PikkPakkDirection::letter)
        .containsExactly('d', 'l', 'r', 'u');
    assertThat(PikkPakkDirection.values())
        .filteredOn(PikkPakkDirection::isVertical)
        .containsExactly(PikkPakkDirection.DOWN, PikkPakkDirection.UP);
  }
}
