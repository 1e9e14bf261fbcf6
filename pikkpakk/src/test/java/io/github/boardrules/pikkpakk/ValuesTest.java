package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Balls, cells and lines; neutral balls matter; what a position knows of its players. */
class ValuesTest {
  @Test
  void theBallsHaveTheirLetters() {
    assertThat(PikkPakkBall.values())
        .extracting(PikkPakkBall::letter)
        .containsExactly('l', 'd', 't', 'n');
  }

  @Test
  void cellsAreOrderedColumnByColumn() {
    assertThat(Stream.of("b1", "a11", "a2", "k1", "a10").map(PikkPakkCell::parse).sorted())
        .hasToString("[a2, a10, a11, b1, k1]");
  }

  @ParameterizedTest
  @CsvSource({"'',1", "A1,1", "l1,1", "5,1", "a,2", "a0,2", "aa,2", "a12,3", "'a1 ',3", "k111,4"})
  void otherTextsAreNotCells(String text, int column) {
    TextAssertions.assertMalformed(PikkPakkCell::parse, text, column);
  }

  @Test
  void noCellAndNoLineIsBeyondTheLargestBoard() {
    assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('l', 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('`', 1));
    for (int number : new int[] {Integer.MIN_VALUE, -1, 0, 12}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('a', number));
      assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkLine(true, number));
      assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkLine(false, number));
    }
    assertThat(new PikkPakkLine(true, 11)).hasToString("k");
    assertThat(new PikkPakkLine(false, 11)).hasToString("11");
  }

  /** The laws find no two positions that differ in nothing else. */
  @Test
  void aNeutralBallElsewhereMakesAnotherPosition() {
    String pattern = "lllllll/".repeat(6) + "lllllln";
    String variant = "inlay:from=" + pattern + ",to=" + pattern;
    String rest = "9/" + "1lllllll1/".repeat(6);

    assertThat(GamePosition.of(variant, rest + "1lllllln1/9 1 push").position())
        .isNotEqualTo(GamePosition.of(variant, rest + "1llllll1n/9 1 push").position());
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PikkPakkPosition start = GamePosition.start("abalone").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.lost(player))
        .withMessageContaining(Integer.toString(player));
  }
}
