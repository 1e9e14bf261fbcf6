package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position. */
class PositionNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "colorfield:quiet=100; 1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1",
        "colorfield:quiet=100; 2 0 rb2,Gf4,gh3,yj5,Rx1,ry1",
        "colorfield:quiet=9999; 2 9999 ba6,Rx1,ry1",
        "colorfield; 1 0 ry1",
        "colorfield; 2 0 Rx1",
        "colorfield; 2 0 Re5,ry1",
        "colorfield; 1 0 ra1,ra2,ra10,Rx1,Rx2,Rx3",
        "colorfield:first=empty; 1 0 re1,Rx1",
      })
  void aCanonicalTextIsWrittenAsItIsRead(String variant, String text) {
    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
    assertThat(GamePosition.of(variant, text).position()).hasToString(text);
  }

  @Test
  void everyLayoutHasItsOwnFieldsInTheirOrder() {
    String wheel = "1 0 Rga1,rgb1,Bi1,bi2,Bo2,go10,bo11";

    assertThat(GamePosition.of(Layouts.WHEEL, wheel).text()).isEqualTo(wheel);
    assertThat(GamePosition.of(Layouts.SMALL, "2 0 Ga1,rb1,Rx2").text())
        .isEqualTo("2 0 Ga1,rb1,Rx2");
  }

  @Test
  void upperCaseIsFullAndLowerCaseIsEmptyForEitherPlayer1() {
    for (String variant : List.of("colorfield", "colorfield:first=empty")) {
      ColorfieldPosition position = GamePosition.of(variant, "1 0 ba6,Ge4,Rx1,ry1").position();

      assertThat(position.piece(Field.parse("a6"))).contains(new TeamPiece(Team.EMPTY, 'b'));
      assertThat(position.piece(Field.parse("e4"))).contains(new TeamPiece(Team.FULL, 'g'));
      assertThat(position.piece(Field.parse("x1"))).contains(new TeamPiece(Team.FULL, 'r'));
      assertThat(position.piece(Field.parse("a7"))).isEmpty();
    }
    assertThat(GamePosition.of("colorfield", "1 0 ba6,Ge4,Rx1,ry1").legal("e4")).isNotEmpty();
    assertThat(GamePosition.of("colorfield:first=empty", "1 0 ba6,Ge4,Rx1,ry1").legal("e4"))
        .isEmpty();
    assertThat(GamePosition.of("colorfield:first=empty", "1 0 ba6,Ge4,Rx1,ry1").legal("a6"))
        .isNotEmpty();
  }

  @Test
  void thePlayerAndTheCountAreReadAndTheCountHasNoLeadingZeros() {
    for (int count : List.of(0, 1, 9, 10, 99, 100, 999, 1000, 9999)) {
      GamePosition given =
          Setup.of("colorfield:quiet=9999").with("Rx1 ry1").quiet(count).gamePosition();

      assertThat(given.text()).isEqualTo("1 " + count + " Rx1,ry1");
      assertThat(given.position().quiet()).isEqualTo(count);
      assertThat(given.position().toMove()).isEqualTo(1);
    }
  }

  @Test
  void theTextDoesNotDependOnTheOrderOfMoves() {
    GamePosition one = GamePosition.start("colorfield").play("a3-a4", "a8-a7", "j3-j4", "j8-j7");
    GamePosition other = GamePosition.start("colorfield").play("j3-j4", "j8-j7", "a3-a4", "a8-a7");

    assertThat(one.text()).isEqualTo(other.text());
    assertThat(one.position()).isEqualTo(other.position()).hasSameHashCodeAs(other.position());
  }
}
