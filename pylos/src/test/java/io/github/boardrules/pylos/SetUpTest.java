package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Set-up". */
class SetUpTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pylos; ..../..../..../....|.../.../...|../..|. 1 0; 15 15",
        "pylos:takeback=none,out=stuck; ..../..../..../....|.../.../...|../..|. 1 0; 15 15",
        "pylos:lines=yes,limit=999; ..../..../..../....|.../.../...|../..|. 1 0; 15 15",
        "pylos:base=3; .../.../...|../..|. 1 0; 7 7",
        "pylos:base=3,takeback=must,limit=1; .../.../...|../..|. 1 0; 7 7"
      })
  void theBoardIsEmptyTheReservesAreFullAndPlayer1IsToMove(
      String variant, String position, String reserves) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.text()).isEqualTo(position);
    assertThat(start.position()).isEqualTo(GamePosition.of(variant, position).position());
    assertThat(start.reserves()).isEqualTo(reserves);
    assertThat(start.position().toMove()).isEqualTo(1);
    assertThat(start.position().takeBackTurns()).isZero();
    assertThat(start.status()).isEqualTo("ongoing");
  }
}
