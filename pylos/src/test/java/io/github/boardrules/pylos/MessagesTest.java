package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.MessagesContract;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The sentences, in English and Hungarian. */
class MessagesTest extends MessagesContract {
  private static final Locale HUNGARIAN = new Locale("hu");

  MessagesTest() {
    super(
        GameFixture.PYLOS,
        Set.of(
            "player.1",
            "player.2",
            "drawing.hollow",
            "drawing.light",
            "drawing.dark",
            "drawing.reserve.1",
            "drawing.reserve.2"));
  }

  @Test
  void theCodesAreThoseOfThePageInItsOrder() {
    assertThat(PylosReason.values())
        .extracting(PylosReason::code)
        .containsExactly(
            "no-reserve",
            "source-empty",
            "not-your-stone",
            "not-free",
            "not-higher",
            "occupied",
            "unsupported",
            "take-back-not-earned",
            "take-back-required",
            "take-back-twice",
            "take-back-empty",
            "take-back-not-yours",
            "take-back-not-free");
    assertThat(PylosTextReason.values())
        .extracting(PylosTextReason::code)
        .containsExactly(
            "nothing-to-take-back", "unsupported-stone", "too-many-stones", "count-above-limit");
  }

  @Test
  void thePlayersAreLightAndDark() {
    PylosRules rules = PylosRules.standard();

    assertThat(rules.statusMessage(rules.start(), Locale.ENGLISH))
        .isEqualTo("Player 1 (light) is to move.");
    assertThat(rules.playerName(2).orElseThrow().text(HUNGARIAN)).isEqualTo("sötét");
    assertThatIllegalArgumentException().isThrownBy(() -> rules.playerName(0));
    assertThatIllegalArgumentException().isThrownBy(() -> rules.playerName(3));
  }

  @Test
  void aRefusalNamesItsCells() {
    GamePosition start = GamePosition.start("pylos");

    assertThat(start.refusal("2a1").message(Locale.ENGLISH))
        .isEqualTo("2a1 does not rest on four stones.");
    assertThat(start.refusal("2a1").message(HUNGARIAN)).isEqualTo("Nincs alatta négy kő: 2a1.");
    assertThat(start.play("1a1", "1b1").refusal("1a1-1c1").message(Locale.ENGLISH))
        .isEqualTo("1c1 is not on a higher level than 1a1.");
    assertThat(start.play("1a1", "1b1").refusal("1a1-1c1").message(HUNGARIAN))
        .isEqualTo("1c1 nincs magasabb szinten, mint 1a1.");
  }
}
