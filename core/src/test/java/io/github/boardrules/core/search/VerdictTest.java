package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class VerdictTest {

  @Test
  void aWinIsALossForTheOther() {
    Verdict verdict = Verdict.win(2, 7);

    assertThat(verdict.isWinFor(2)).isTrue();
    assertThat(verdict.isWinFor(1)).isFalse();
    assertThat(verdict.isLossFor(1)).isTrue();
    assertThat(verdict.isLossFor(2)).isFalse();
    assertThat(verdict.isDraw()).isFalse();
  }

  @Test
  void aDrawIsNeitherForAnybody() {
    Verdict draw = Verdict.draw();

    assertThat(draw.isDraw()).isTrue();
    assertThat(draw.isWinFor(1)).isFalse();
    assertThat(draw.isLossFor(1)).isFalse();
    assertThat(draw.length()).isEmpty();
  }

  @Test
  void theTextIsThatOfAStatus() {
    assertThat(Verdict.win(2, 7).text()).isEqualTo("win 2");
    assertThat(Verdict.draw().text()).isEqualTo("draw");
    assertThat(Verdict.win(2, 7)).hasToString("win 2 in 7");
    assertThat(Verdict.win(1)).hasToString("win 1");
    assertThat(Verdict.draw()).hasToString("draw");
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> Verdict.win(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Players count from 1, not 0.");
    assertThatThrownBy(() -> Verdict.win(1, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A length is 0 or more, not -1.");
    assertThatThrownBy(() -> new Verdict(OptionalInt.empty(), OptionalInt.of(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A draw has no length.");
  }
}
