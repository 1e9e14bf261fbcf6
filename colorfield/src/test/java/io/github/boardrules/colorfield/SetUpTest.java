package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Set-up", and the start in "Notation". */
class SetUpTest {
  private static final String START =
      "1 0 Na1,Oa2,Pa3,ya8,ga9,wa10,Bb1,bb10,Wc1,nc10,Gd1,od10,Ye1,pe10,Pf1,yf10,Og1,gg10,Nh1,wh10"
          + ",Bi1,bi10,Wj1,Gj2,Yj3,pj8,oj9,nj10,Rx1,Rx2,Rx3,ry1,ry2,ry3";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "colorfield",
        "colorfield:first=empty",
        "colorfield:force=step",
        "colorfield:block=any,quiet=100",
        "colorfield:first=empty,force=step,block=any,quiet=9999"
      })
  void theStartIsThatOfThePageWhateverTheOptions(String variant) {
    assertThat(GamePosition.start(variant).text()).isEqualTo(START);
    assertThat(GamePosition.start(variant).status()).isEqualTo("ongoing");
    assertThat(GamePosition.of(variant, START).position())
        .isEqualTo(GamePosition.start(variant).position());
  }

  /** The page's "Invariants", The standard layout: no move of the start takes or leaves a gate. */
  @ParameterizedTest
  @ValueSource(
      strings = {"colorfield", "colorfield:first=empty", "colorfield:force=step,block=any"})
  void theFirstMoveOfEachSideIsOneOf36AndCannotTake(String variant) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.legal())
        .hasSize(36)
        .noneMatch(move -> move.contains("x"))
        .allMatch(move -> move.charAt(0) <= 'j');
    for (String move : start.legal()) {
      assertThat(start.play(move).legal()).hasSize(36).noneMatch(reply -> reply.contains("x"));
    }
  }

  @Test
  void oneRedPieceStandsInEachGateAndTheOthersOnTheirMarkedFields() {
    assertThat(GamePosition.start(Layouts.SMALL).text())
        .isEqualTo("1 0 Ga1,ba5,Bb1,gb5,Yc1,yc5,Gd1,bd5,Be1,ge5,Rx1,Rx2,ry1,ry2");
    assertThat(GamePosition.start(Layouts.WHEEL).text())
        .isEqualTo("1 0 Rga1,Rga2,rgb1,rgb2,Bo1,Go2,Bo3,bo7,go8,bo9");
  }
}
