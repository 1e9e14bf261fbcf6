package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** RULES.md, "Invariants" and "Decisions": what can be said of single positions. */
class DecisionsTest {

  /** Decision 6. */
  @Test
  void nothingIsEverJumpedOver() {
    for (String between : List.of("T", "t")) {
      GamePosition given =
          Setup.of("tzaar")
              .with("Z9A1 " + between + "A2 tA3 TA4 RI1 TI2 zH1 rH2 tH6")
              .phase("second")
              .position();

      assertThat(given.reason("A1xA3")).isEqualTo("blocked");
      assertThat(given.reason("A1+A4")).isEqualTo("blocked");
      assertThat(given.refusal("A1+A4").cells()).containsExactly("A2");
    }
  }

  /** Decisions 5 and 7. */
  @Test
  void theFirstStepIsNeverPassedAndTheSecondAlwaysCanBe() {
    GamePosition given = GamePosition.start("tzaar:setup=random,seed=6");

    assertThat(given.reason("pass")).isEqualTo("must-capture");
    given = given.play(given.legal().get(0));
    for (int turn = 0; turn < 5; turn++) {
      assertThat(given.playerAndPhase()).endsWith("first");
      assertThat(given.reason("pass")).isEqualTo("must-capture");
      given = given.play(given.legal().get(0));
      assertThat(given.playerAndPhase()).endsWith("second");
      assertThat(given.legal()).contains("pass");
      given = given.play("pass");
    }
  }

  /** Decision 13. */
  @Test
  void whilePlacingAPlayerMayChangeBetweenTheKinds() {
    GamePosition given =
        GamePosition.start("tzaar:setup=tournament")
            .play("Z@A1", "T@A2", "R@A3", "Z@A4", "Z@A5", "T@B1");

    assertThat(given.text())
        .isEqualTo("ZtRzZ/t...../......./......../......../......../......./....../..... 1 place");
    assertThat(given.reason("pass")).isEqualTo("must-place");
  }

  @Test
  void aGameMayBeginFromALayoutMadeByHand() {
    GamePosition dealt = GamePosition.of("tzaar:setup=random,seed=42", Setup.FIXED + " 1 open");

    assertThat(dealt.status()).isEqualTo("ongoing");
    assertThat(dealt.legal()).isEqualTo(GamePosition.start("tzaar").legal());
    assertThat(dealt.play("E4xF4").playerAndPhase()).isEqualTo("2 first");
  }
}
