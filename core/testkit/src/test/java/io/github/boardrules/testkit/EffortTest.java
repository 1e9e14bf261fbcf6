package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EffortTest {

  @Test
  void eachPartIsChangedAlone() {
    Effort effort = new Effort(1, 2, 3, 4, 5, 6);

    assertThat(effort.withGames(9)).isEqualTo(new Effort(9, 2, 3, 4, 5, 6));
    assertThat(effort.withMaxPlies(9)).isEqualTo(new Effort(1, 9, 3, 4, 5, 6));
    assertThat(effort.withMoves(9)).isEqualTo(new Effort(1, 2, 9, 4, 5, 6));
    assertThat(effort.withTexts(9)).isEqualTo(new Effort(1, 2, 3, 9, 5, 6));
    assertThat(effort.withThoroughUpTo(9)).isEqualTo(new Effort(1, 2, 3, 4, 9, 6));
    assertThat(effort.withNearMisses(9)).isEqualTo(new Effort(1, 2, 3, 4, 5, 9));
  }

  @Test
  void nothingCanBeDoneWithNoMovesOrTexts() {
    Effort effort = Effort.standard();

    assertThatThrownBy(() -> effort.withMaxPlies(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> effort.withMoves(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> effort.withTexts(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> effort.withGames(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> effort.withThoroughUpTo(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> effort.withNearMisses(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("maxPlies, moves and texts must be 1 or more, the rest 0 or more.");
  }
}
