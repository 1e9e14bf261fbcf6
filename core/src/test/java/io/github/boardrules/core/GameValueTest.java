package io.github.boardrules.core;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class GameValueTest {

  @Test
  void aWinIsALossForTheOtherPlayerAndADrawIsNeither() {
    GameValue value = GameValue.win(2, 7);
    GameValue draw = GameValue.draw();

    assertThat(value.isWinFor(2)).isTrue();
    assertThat(value.isWinFor(1)).isFalse();
    assertThat(value.isLossFor(1)).isTrue();
    assertThat(value.isLossFor(2)).isFalse();
    assertThat(value.isDraw()).isFalse();
    assertThat(draw.isDraw()).isTrue();
    assertThat(draw.isWinFor(1)).isFalse();
    assertThat(draw.isLossFor(1)).isFalse();
    assertThat(draw.distance()).isEmpty();
  }

  @Test
  void theTextIsThatOfAStatus() {
    assertThat(GameValue.win(2, 7).text()).isEqualTo("win 2");
    assertThat(GameValue.draw().text()).isEqualTo("draw");
    assertThat(GameValue.win(2, 7)).hasToString("win 2 in 7");
    assertThat(GameValue.win(1)).hasToString("win 1");
    assertThat(GameValue.draw()).hasToString("draw");
  }

  @Test
  void numbersOutOfRangeAreRejected() {
    illegalArgument(() -> GameValue.win(0), "Players count from 1, not 0.");
    illegalArgument(() -> GameValue.win(1, -1), "A distance is 0 or more, not -1.");
    illegalArgument(
        () -> new GameValue(OptionalInt.empty(), OptionalInt.of(3)), "A draw has no distance.");
  }
}
