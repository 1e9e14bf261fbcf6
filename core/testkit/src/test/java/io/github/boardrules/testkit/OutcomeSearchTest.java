package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.GameValue;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutcomeSearchTest {
  private static final Trio TRIO = new Trio(30, true);

  private static OutcomeSearch.Outcome outcome(String position, int plies) {
    return new OutcomeSearch<>(TRIO, plies).outcome(TRIO.notation().parsePosition(position));
  }

  @Test
  void theFastestWinIsFound() {
    assertThat(outcome("xx./oo./... 1 4", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.win(1, 1)), 1));
    assertThat(outcome("xx./.../oo. 1 29", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.win(1, 1)), 1));
    assertThat(outcome("xxo/.../... 1 29", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.draw()), 1));
  }

  @Test
  void theSearchEndsWhereThereAreTooManyMoves() {
    assertThat(outcome(".../.../... 1 0", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.empty(), 3));
    assertThat(outcome(".../.../... 1 0", 20))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.empty(), 5));
  }
}
