package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Positions, and the sheet's figures. */
class PositionNotationTest {
  private static final String FIGURE_2 =
      "rZrRt/.TRzTt/tR2Ttttr4/Rt..z3T.t/ttT.T..T/T......./r.t2.Z4../t..tTt/T...r 1 first";
  private static final String FIGURE_3 =
      "tZrRt/.TRzTt/tR2Ttttr4/Rr....../ttT..R3../T......./z.t.T4../....Z./..... 1 second";

  @ParameterizedTest
  @ValueSource(
      strings = {
        FIGURE_2,
        FIGURE_3,
        Setup.FIXED + " 1 open",
        "...../....../......./......../......../......../......./....../..... 1 place",
        "Z..../....../......./......../......../......../......./....../..... 2 place",
        "T9R10Z11../t10r9z11.../......./......../......../......../......./....../..... 2 second",
        "T28RZ../trz.../......./......../......../......../......./....../..... 1 first",
        "T30..../trz.../......./......../......../......../......./....../..... 1 first",
      })
  void aCanonicalTextRoundTrips(String text) {
    for (String variant :
        List.of("tzaar", "tzaar:setup=random,seed=1,cover=forbid", "tzaar:setup=tournament")) {
      assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
      assertThat(GamePosition.of(variant, text).position()).hasToString(text);
    }
  }

  @Test
  void theBoardIsReadColumnByColumnFromRow1Upwards() {
    GamePosition given = Setup.of("tzaar").with("ZA1 RA5 TB1 z2E4 r3E5 t4E8 TI5").position();

    assertThat(given.text())
        .isEqualTo(
            "Z...R/T...../......./......../...z2r3..t4/......../......./....../....T 1 first");
    assertThat(given.position().stack(new TzaarField('E', 4)))
        .contains(new TzaarStack(2, TzaarKind.TZAAR, 2));
    assertThat(given.position().stack(new TzaarField('E', 5)))
        .contains(new TzaarStack(2, TzaarKind.TZARRA, 3));
    assertThat(given.position().stack(new TzaarField('E', 8)))
        .contains(new TzaarStack(2, TzaarKind.TOTT, 4));
    assertThat(given.position().stack(new TzaarField('A', 5)))
        .contains(new TzaarStack(1, TzaarKind.TZARRA, 1));
  }

  @Test
  void inFigure2TheTzaarOnG5CapturesOnC7G3AndH4AndNothingElse() {
    GamePosition given = GamePosition.of("tzaar", FIGURE_2);

    assertThat(given.at("G5")).isEqualTo("Z4");
    assertThat(given.legal("G5")).containsExactlyInAnyOrder("G5xC7", "G5xG3", "G5xH4");
    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.reason("pass")).isEqualTo("must-capture");
    assertThat(given.reason("G5+H5")).isEqualTo("must-capture");
  }

  @Test
  void inFigure3FourReinforcementsAreAmongTheLegalMoves() {
    GamePosition given = GamePosition.of("tzaar", FIGURE_3);

    assertThat(given.legal()).contains("H5+G5", "G5+H5", "G5+E6", "E6+G5", "pass");
    assertThat(given.legal().stream().filter(move -> move.contains("G5") && move.contains("+")))
        .containsExactlyInAnyOrder("H5+G5", "G5+H5", "G5+E6", "E6+G5");
    assertThat(given.play("H5+G5").at("G5")).isEqualTo("Z5");
    assertThat(given.play("G5+H5").at("H5")).isEqualTo("T5");
    assertThat(given.play("G5+E6").at("E6")).isEqualTo("T7");
    assertThat(given.play("E6+G5").at("G5")).isEqualTo("R7");
  }
}
