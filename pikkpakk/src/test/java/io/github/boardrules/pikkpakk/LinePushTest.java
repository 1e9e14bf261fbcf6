package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move", Pushing 1: line pushes, in Pikk-Pakk, five-then-push and the puzzle. */
class LinePushTest {

  @Test
  void fromTheSpiralLightHasTheFourteenMovesOfThePage() {
    assertThat(GamePosition.start("pikkpakk").legal())
        .containsExactly(
            "3l", "3r", "5l", "5r", "7l", "7r", "bd", "bu", "dd", "du", "fd", "fu", "hd", "hu");
  }

  @ParameterizedTest
  @CsvSource({
    "bu, b1-b9, ..dllllll",
    "bd, b1-b9, dllllll..",
    "5l, a5-i5, ldltldl..",
    "5r, a5-i5, ..ldltldl",
  })
  void allSevenBallsMoveOneCell(String move, String cells, String after) {
    GamePosition next = GamePosition.start("pikkpakk").play(move);

    assertThat(next.along(cells)).isEqualTo(after);
    assertThat(next.turn()).isEqualTo("2 push");
  }

  @Test
  void nothingElseMoves() {
    assertThat(GamePosition.start("pikkpakk").play("3r").board())
        .isEqualTo("9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/2llllldl/1ddddddl1/9");
  }

  @ParameterizedTest
  @CsvSource({
    // seven balls side by side, wherever they stand
    "a5-g5 lllllll, 5r",
    "c5-i5 lllllll, 5l",
    "b5-h5 lllllll, 5l 5r",
    "b5-h5 lllldtd, 5l 5r",
    "b5-h5 llltddd, ''",
    "b5-h5 lltlddl, 5l 5r",
    // the lines at the edge, which begin or end the words of a set
    "a2-a8 lllldtd, ad au",
    "a2-a8 llltddd, ''",
    "h1-h7 lllldtd, hu",
    "h3-h9 llltddd, ''",
    "i2-i8 lllldtd, id iu",
    "i3-i9 lllldtd, id",
    "i2-i8 llltddd, ''",
    "b1-h1 lllldtd, 1l 1r",
    "b1-h1 llltddd, ''",
    "a9-g9 lllldtd, 9r",
    "c9-i9 lllldtd, 9l",
    "b9-h9 llltddd, ''",
    // too few, too many, a gap
    "b5-g5 llllll, ''",
    "a5-h5 llllllll, ''",
    "a5-i5 lllllllll, ''",
  })
  void aLineIsCompleteWithExactlySevenBallsSideBySide(String series, String legal) {
    String[] fields = series.split(" ", -1);
    Setup setup = Setup.of("pikkpakk").series(fields[0], fields[1]);
    if (!fields[1].contains("t")) {
      setup.target("a1");
    }

    assertThat(String.join(" ", setup.position().legal())).isEqualTo(legal);
  }

  @Test
  void aGapMakesALineIncomplete() {
    Setup setup = Setup.of("pikkpakk").target("a1").light("a5-c5 e5-h5 b9-h9");

    assertThat(setup.position().reason("5r")).isEqualTo("not-complete");
    assertThat(setup.light("d5").empty("a5").position().reason("5r")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void withAnyStepsALineGoesAsFarAsTheBoard() {
    GamePosition start = GamePosition.start("pikkpakk:board=11,steps=any");

    assertThat(start.legal("c")).containsExactly("cd", "cd2", "cu", "cu2");
    assertThat(start.legal("4")).containsExactly("4l", "4l2", "4r", "4r2");
    assertThat(start.play("cu2").along("c1-c11")).isEqualTo("....dllllll");
    assertThat(start.play("cd2").along("c1-c11")).isEqualTo("dllllll....");
    assertThat(start.reason("cu3")).isEqualTo("edge");
    assertThat(start.play("cu2", "dd", "cd4").along("c1-c11")).isEqualTo("dllllll....");
  }

  @Test
  void onTheNineByNineBoardTwoStepsAreForALineAtTheEdge() {
    GamePosition position = Setup.of("pikkpakk:steps=any").light("a5-g5").target("e1").position();

    assertThat(position.legal()).containsExactly("5r", "5r2");
    assertThat(position.play("5r2").along("a5-i5")).isEqualTo("..lllllll");
  }

  @Test
  void inFiveThenPushFourBallsAreAMajorityUnlessNoneIsNeeded() {
    Setup light = Setup.of("fivepush").series("b5-h5", "lldldld");
    Setup any = Setup.of("fivepush:majority=no").series("b5-h5", "lldldld");

    assertThat(light.position().legal()).containsExactly("5l", "5r");
    assertThat(light.toMove(2).position().legal()).isEmpty();
    assertThat(any.toMove(2).position().legal()).containsExactly("5l", "5r");
    assertThat(any.position().reason("5l2")).isEqualTo("too-many-steps");
  }

  @Test
  void inThePuzzleEveryCompleteLineMayBePushed() {
    GamePosition start = GamePosition.start("inlay");

    assertThat(start.legal()).hasSize(28);
    assertThat(start.play("cu").along("c1-c9")).isEqualTo("..dlddddd");
    assertThat(start.play("cu").turn()).isEqualTo("1 push");
    // All rows that the column leaves have six balls, or a gap.
    assertThat(start.play("cu").legal())
        .containsExactly(
            "3l", "3r", "4l", "4r", "5l", "5r", "6l", "6r", "7l", "7r", "8l", "8r", "bd", "bu",
            "cd", "dd", "du", "ed", "eu", "fd", "fu", "gd", "gu", "hd", "hu");
  }

  @Test
  void ofTwoPushesAcrossTheSecondWaitsUntilTheFirstIsTakenBack() {
    GamePosition position = GamePosition.start("pikkpakk").play("bu");

    // Row 2 has lost its ball on b2, row 9 has won one.
    assertThat(List.of("2l", "9r", "bd"))
        .extracting(position::reason)
        .containsExactly("not-complete", "not-complete", "no-majority");
  }
}
