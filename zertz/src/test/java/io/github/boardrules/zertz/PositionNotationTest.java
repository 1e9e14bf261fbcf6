package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation": the texts of positions that are well-formed. */
class PositionNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "37; ..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
        "40; ...../....../......./......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
        "43; ...../....../......./......./....../...../..../... 5,7,9 0,0,0 0,0,0 1",
        "44; ...../....../......./......../......./....../..... 5,7,9 0,0,0 0,0,0 1",
        "48; ...../....../......./......../......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
        "61; ...../....../......./......../........./......../......./....../....."
            + " 5,7,9 0,0,0 0,0,0 1"
      })
  void theStartPositions(int rings, String text) {
    String tournament = text.replace("5,7,9", "6,8,10");

    assertStarts("zertz:rings=" + rings, text);
    assertStarts("zertz:game=tournament,rings=" + rings, tournament);
    assertStarts("zertz:rings=" + rings + ",claim=automatic", text);
    assertStarts("zertz:rings=" + rings + ",stall=12", text + " s0");
    assertStarts("zertz:rings=" + rings + ",capture=retract", text + " -");
    assertStarts("zertz:rings=" + rings + ",capture=retract,stall=12", text + " s0 -");
  }

  @Test
  void theExampleAfterThreeMoves() {
    assertThat(GamePosition.start("zertz").play("Wd4,d1", "Gd5,a1", "xd4Gd6").text())
        .isEqualTo("-.../...../....../-....W./....../...../.... 4,6,9 0,1,0 0,0,0 2");
  }

  @Test
  void theBoardIsReadColumnByColumnFromNumber1Upwards() {
    GamePosition game =
        GamePosition.of("zertz", "W-../..G../B...../......./....../...../.... 4,6,8 0,0,0 0,0,0 2");

    assertThat(Stream.of("a1", "a2", "a3", "b3", "c1").map(game::at))
        .containsExactly('W', '-', '.', 'G', 'B');
    assertThat(game.position().toMove()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // nothing pending, bound, a lapse
        "..../...../....../...WG../....../...../.... 4,6,9 0,0,0 0,0,0 1 s3 -",
        "..../...../....../...WG../....../...../.... 4,6,9 0,0,0 0,0,0 1 s3 !",
        "-.../...../....../...WG../....../...../...B 4,6,8 0,0,0 0,0,0 2 s0"
            + " <..../...../....../...WG../....../...../....|4,6,9|0,0,0|0,0,0|s3>",
        // the position before a lapse may be any in which a capture is possible
        "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 s12"
            + " <WB.-/-----/WWG---/.------/------/-----/----|0,6,8|0,0,0|2,0,0|s12>"
      })
  void aLapseKeepsThePositionBeforeItWithItsCounter(String text) {
    String variant = "zertz:capture=retract,stall=12";

    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // no rings at all
        "----/-----/------/-------/------/-----/---- 5,7,9 0,0,0 0,0,0 1",
        // holes
        "..../.-.../..--../..-.-../..--../...-./.... 5,7,9 0,0,0 0,0,0 1",
        // rings apart
        ".--./-----/------/---.---/------/-----/.--. 5,7,9 0,0,0 0,0,0 2",
        // over, in more than one way
        "----/-----/------/---WG--/------/-----/---- 1,2,4 3,0,0 0,4,5 1",
        "..../...../....../......./....../...../.... 0,0,0 5,7,9 0,0,0 1",
        // all marbles on the board
        "WWWW/WGGGG/GGGBBB/BBBBBB./....../...../.... 0,0,0 0,0,0 0,0,0 2"
      })
  void allOtherWellFormedTextsAreAccepted(String text) {
    assertThat(GamePosition.of("zertz", text).text()).isEqualTo(text);
  }

  private static void assertStarts(String variant, String text) {
    assertThat(GamePosition.start(variant).text()).isEqualTo(text);
    assertThat(GamePosition.of(variant, text).position())
        .isEqualTo(GamePosition.start(variant).position());
    assertThat(GamePosition.start(variant).position()).hasToString(text);
  }
}
