package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
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
}
