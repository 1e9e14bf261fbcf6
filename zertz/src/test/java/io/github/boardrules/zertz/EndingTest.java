package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * RULES.md, "Invariants", 17: how long a game lasts; and what is due as long as it does. The second
 * model knows the endings.
 */
class EndingTest {
  @ParameterizedTest
  @CsvSource({
    "zertz,",
    "'zertz:capture=retract,stall=3',",
    "zertz:stall=3, 114",
    "'zertz:game=tournament,rings=61,stall=999', 61938",
  })
  void aStallBoundsTheGameWhereCapturesAreForced(String variant, Integer most) {
    assertThat(ZertzRules.parse(variant).maxPlies())
        .isEqualTo(most == null ? OptionalInt.empty() : OptionalInt.of(most));
  }

  @Test
  void theStatusSaysWhatIsDue() {
    Setup jump = Setup.of("zertz").with("Wd4 Gd5");
    Setup mayLapse = Setup.of("zertz:capture=retract").with("Wd4 Gd5");
    GamePosition lapse = mayLapse.game().play("Bg4,a1");

    assertThat(due(GamePosition.start("zertz"))).isEqualTo("Player 1 is to move.");
    assertThat(due(jump.toMove(2).game()))
        .isEqualTo("Player 2 is to move: a capture, which is compulsory.");
    assertThat(due(mayLapse.game())).isEqualTo("Player 1 is to move.");
    assertThat(due(lapse))
        .isEqualTo(
            "Player 2 is to move: any move, or retract: the last turn missed a capture and can"
                + " be taken back.");
    assertThat(due(lapse.play("retract")))
        .isEqualTo("Player 1 is to move: a capture, which is compulsory.");
  }

  private static String due(GamePosition game) {
    return game.rules().status(game.position()).message(Locale.ENGLISH);
  }
}
