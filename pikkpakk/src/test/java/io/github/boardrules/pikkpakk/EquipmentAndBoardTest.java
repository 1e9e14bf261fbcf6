package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Equipment and board" and "Set-up". */
class EquipmentAndBoardTest {
  @Test
  void theBallsHaveTheirLetters() {
    assertThat(PikkPakkBall.values())
        .extracting(PikkPakkBall::letter)
        .containsExactly('l', 'd', 't', 'n');
  }

  @Test
  void columnsGoFromTheLeftAndRowsFromTheBottom() {
    GamePosition position = Setup.of("pikkpakk", "a1 t, i9 l, a9 d").position();

    assertThat(position.text()).isEqualTo("d7l/9/9/9/9/9/9/9/t8 1 push");
    assertThat(position.position().ball(new PikkPakkCell('i', 9))).contains(PikkPakkBall.LIGHT);
    assertThat(position.position().ball(new PikkPakkCell('a', 9))).contains(PikkPakkBall.DARK);
    assertThat(position.position().ball(new PikkPakkCell('a', 1))).contains(PikkPakkBall.TARGET);
    assertThat(position.position().ball(new PikkPakkCell('i', 1))).isEmpty();
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
  void noCellIsBeyondTheLargestBoard() {
    assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('l', 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('`', 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('a', 0));
    assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkCell('a', 12));
  }

  @Test
  void linesAreColumnsWithLettersAndRowsWithNumbers() {
    assertThat(new PikkPakkLine(true, 1)).hasToString("a");
    assertThat(new PikkPakkLine(true, 11)).hasToString("k");
    assertThat(new PikkPakkLine(false, 1)).hasToString("1");
    assertThat(new PikkPakkLine(false, 11)).hasToString("11");
    for (int number : new int[] {Integer.MIN_VALUE, -1, 0, 12}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkLine(true, number));
      assertThatIllegalArgumentException().isThrownBy(() -> new PikkPakkLine(false, number));
    }
  }

  @Test
  void theBlockIsInTheMiddle() {
    List<String> nine = GamePosition.start("pikkpakk:start=joint").legal();
    List<String> eleven = GamePosition.start("pikkpakk:board=11,start=joint").legal();

    assertThat(nine).hasSize(48).startsWith("b2").endsWith("h8").doesNotContain("e5");
    assertThat(nine).allMatch(cell -> cell.matches("[b-h][2-8]"));
    assertThat(eleven).hasSize(48).startsWith("c3").endsWith("i9").doesNotContain("f6");
    assertThat(eleven).allMatch(cell -> cell.matches("[c-i][3-9]"));
  }

  @Test
  void nothingWrapsRound() {
    // The target has three neighbours on the edge and two in the corner.
    for (String edge : List.of("a5", "i5", "e1", "e9", "a1", "a9", "i1", "i9")) {
      String around = "a4-a6 i4-i6 d1-f1 d9-f9 b5 h5 e2 e8 a2 b1 a8 b9 h1 i2 h9 i8 b7-h7 l, ";
      Setup setup = Setup.of("pikkpakk", around + edge + " t");
      assertThat(setup.position().status()).as(edge).isEqualTo("ongoing");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | " + EndingTest.SPIRAL + " 1 push",
        "pikkpakk:board=11 | 11/11/2ldddddd2/2ldlllll2/2ldldddl2/2ldltldl2/2ldddldl2/2llllldl2"
            + "/2ddddddl2/11/11 1 push",
        "pikkpakk:push=ring | nnnnnnnnn/nlddddddn/nldllllln/nldldddln/nldltldln/nldddldln"
            + "/nllllldln/nddddddln/nnnnnnnnn 1 push",
        "pikkpakk:start=joint | 9/9/9/9/4t4/9/9/9/9 1 place",
        "pikkpakk:push=ring,start=joint | nnnnnnnnn/n7n/n7n/n7n/n3t3n/n7n/n7n/n7n/nnnnnnnnn"
            + " 1 place",
        "pikkpakk:repeat=3 | " + EndingTest.SPIRAL + " 1 push -",
        "pushfour | 9/9/9/9/9/9/9/9/9 1 place",
        "fivepush | 9/9/9/9/9/9/9/9/9 1 place",
        "abalone | ddddddddd/ddddddddd/9/9/9/9/9/lllllllll/lllllllll 1 push 0-0",
        "abalone:start=joint | 9/9/9/9/9/9/9/9/9 1 place 0-0",
        "inlay | " + EndingTest.SPIRAL + " 1 push",
      })
  void theGameBeginsAsThePageSays(String variant, String position) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.text()).isEqualTo(position);
    assertThat(start.status()).isEqualTo("ongoing");
    assertThat(start.position()).isEqualTo(GamePosition.of(variant, position).position());
    assertThat(start.position().toMove()).isEqualTo(1);
  }

  @Test
  void aPuzzleMayBeginSolved() {
    GamePosition solved = GamePosition.start("inlay:from=chess");

    assertThat(solved.status()).isEqualTo("win 1 solved");
    assertThat(solved.legal()).isEmpty();
  }
}
