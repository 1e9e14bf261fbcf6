package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a position knows of its players. */
class ValuesTest {
  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    TzaarPosition start = GamePosition.start("tzaar").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.stacks(player, TzaarKind.TOTT))
        .withMessageContaining(Integer.toString(player));
    assertThatIllegalArgumentException().isThrownBy(() -> start.toPlace(player, TzaarKind.TOTT));
  }
}
