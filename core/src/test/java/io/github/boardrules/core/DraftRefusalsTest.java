package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DraftRefusalsTest {
  private static final Step A1 = new Step.Cell("a1");

  @Test
  void aDeadEndNamesTheLastStepAndItsCell() {
    assertThat(DraftRefusals.deadEnd(List.of(new Step.Word("pass"), A1)))
        .isEqualTo(
            new Refusal(CoreReason.DEAD_END, List.of("a1"), Map.of("step", "a1", "number", "2")));
    assertThat(DraftRefusals.deadEnd(List.of(new Step.Piece("W"))))
        .isEqualTo(new Refusal(CoreReason.DEAD_END, List.of(), Map.of("step", "W", "number", "1")));
  }

  @Test
  void theFirstStepOfAMoveHasASentenceOfItsOwn() {
    Refusal first = DraftRefusals.deadEnd(List.of(A1));
    Refusal second = DraftRefusals.deadEnd(List.of(A1, A1));

    assertThat(first.message()).isEqualTo("No legal move begins with a1.");
    assertThat(second.message()).isEqualTo("No legal move goes on with a1.");
    assertThat(first.message(Locale.forLanguageTag("hu")))
        .isEqualTo("Egyetlen szabályos lépés sem kezdődik így: a1.");
  }

  @Test
  void ofSeveralRefusalsTheOneWithTheLastReasonCounts() {
    Refusal over = Refusal.of(CoreReason.GAME_OVER);
    Refusal illegal = new Refusal(CoreReason.ILLEGAL, List.of("a1"), Map.of("move", "x"));
    Refusal other = new Refusal(CoreReason.ILLEGAL, List.of("b1"), Map.of("move", "y"));

    assertThat(DraftRefusals.lastReason(List.of(over, illegal, other))).contains(illegal);
    assertThat(DraftRefusals.lastReason(List.of())).isEmpty();
  }
}
