package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final Step A1 = new Step.Cell("a1");

  @Test
  void anOpenDraftHasOnlyNextSteps() {
    Draft<String, String> draft = Draft.partial(Set.of(A1));

    assertThat(draft.next()).containsExactly(A1);
    assertThat(draft.move()).isEmpty();
    assertThat(draft.preview()).isEmpty();
    assertThat(draft.refusal()).isEmpty();
  }

  @Test
  void aWholeDraftHasItsMoveAndThePositionAfterIt() {
    Draft<String, String> draft = Draft.complete(Set.of(A1), "move", "position");

    assertThat(draft.next()).containsExactly(A1);
    assertThat(draft.move()).contains("move");
    assertThat(draft.preview()).contains("position");
    assertThat(draft.refusal()).isEmpty();
  }

  @Test
  void aRefusedDraftHasOnlyItsRefusal() {
    Refusal refusal = Refusal.of(CoreReason.GAME_OVER);
    Draft<String, String> draft = Draft.rejected(refusal);

    assertThat(draft.next()).isEmpty();
    assertThat(draft.move()).isEmpty();
    assertThat(draft.preview()).isEmpty();
    assertThat(draft.refusal()).contains(refusal);
  }

  @Test
  void theNextStepsAreCopied() {
    Set<Step> next = new HashSet<>(Set.of(A1));
    Draft<String, String> draft = Draft.partial(next);

    next.clear();

    assertThat(draft.next()).containsExactly(A1);
  }

  @Test
  void aDeadEndNamesTheLastStepAndItsCell() {
    Status ongoing = Status.ongoing(1);

    assertThat(Draft.deadEnd(ongoing, List.of(new Step.Word("pass"), A1)))
        .isEqualTo(
            new Refusal(CoreReason.DEAD_END, List.of("a1"), Map.of("step", "a1", "number", "2")));
    assertThat(Draft.deadEnd(ongoing, List.of(new Step.Piece("W"))))
        .isEqualTo(new Refusal(CoreReason.DEAD_END, List.of(), Map.of("step", "W", "number", "1")));
  }

  @Test
  void aGameThatIsOverIsTheReasonBeforeAnyStep() {
    Refusal gameOver = Refusal.of(CoreReason.GAME_OVER);

    assertThat(Draft.deadEnd(new Status.Draw(CoreReason.ILLEGAL), List.of(A1))).isEqualTo(gameOver);
    assertThat(Draft.deadEnd(Status.ongoing(1), List.of())).isEqualTo(gameOver);
  }
}
