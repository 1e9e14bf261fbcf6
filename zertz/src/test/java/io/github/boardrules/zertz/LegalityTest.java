package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": all moves, retract and pass. */
class LegalityTest {
  private static final String RETRACT = "zertz:capture=retract";

  private static Setup won(String variant) {
    return Setup.of(variant).with("Wd4 Gd5").gone("a1").held(1, 3, 0, 0).toMove(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pass", "retract", "Gg4,a2", "Gg4", "Gh1,a1",
        "Gd4,a1", "Bg4,a2xBg4", "xd4Gd6", "xh1Gh3", "xd4Gd5"
      })
  void onceTheGameIsOverEveryMoveIsRefusedForThat(String move) {
    won("zertz").game().assertRefused(move, "game-over");
    won(RETRACT).game().assertRefused(move, "game-over");
  }

  @Test
  void aPendingLapseCannotBeTakenBackOnceTheGameIsOver() {
    Setup before = Setup.of(RETRACT).with("Wd4 Gd5");
    Setup over = won(RETRACT).lapseFrom(before);

    over.game().assertRefused("retract", "game-over");
  }

  @Test
  void withoutALapsePendingThereIsNothingToRetract() {
    for (String variant : List.of("zertz", RETRACT)) {
      GamePosition.start(variant).assertRefused("retract", "nothing-to-retract");
      Setup.of(variant).with("Wd4 Gd5").game().assertRefused("retract", "nothing-to-retract");
    }
    Setup.of(RETRACT).with("Wd4 Gd5").bound().game().assertRefused("retract", "nothing-to-retract");
  }

  @Test
  void aPlayerWhoCanCaptureCannotPass() {
    Setup emptyHanded =
        Setup.of("zertz")
            .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 g1 g2 g3")
            .with("Wa1 Wa2 Wa3 Ga4 Gb1 Gb2 Gb3 Bb4 Bb5 Bc1 Bc2 Wg1 Bg2 Bc3")
            .held(2, 1, 3, 3);

    emptyHanded.game().assertRefused("pass", "must-capture", "g1");
    assertThat(emptyHanded.game().legal()).containsExactly("xg1Bg3");
  }

  @Test
  void aPlayerWithAMarbleToPlaceCannotPass() {
    GamePosition.start("zertz").assertRefused("pass", "cannot-pass");
    Setup.of("zertz")
        .with("Wa1 Wg1 Wd7 Gd1 Ba4")
        .held(1, 1, 3, 4)
        .held(2, 1, 3, 4)
        .game()
        .assertRefused("pass", "cannot-pass");
  }

  @Test
  void mustCaptureComesBeforeCannotPass() {
    for (String variant : List.of("zertz", RETRACT)) {
      Setup.of(variant).with("Wd4 Gd5").game().assertRefused("pass", "must-capture", "d4", "d5");
    }
    GamePosition bound = Setup.of(RETRACT).with("Wd4 Gd5").bound().game();
    bound.assertRefused("pass", "must-capture", "d4", "d5");
  }

  @Test
  void aPassIsLegalOnlyIfNothingElseIs() {
    GamePosition stuck = Setup.stuck("zertz").game();

    assertThat(stuck.reason("pass")).isEqualTo("legal");
    stuck.assertRefused("Wg1,g2", "not-in-supply");
    stuck.assertRefused("xa1Wa3", "landing-occupied", "a3");
  }
}
