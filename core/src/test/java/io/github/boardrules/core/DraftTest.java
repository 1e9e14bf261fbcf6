package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final Step A1 = Step.cell("a1");
  private static final Label GO_ON = Label.of("Go on.");

  @Test
  void aDraftIsOpenOrWholeOrRefused() {
    Refusal refusal = Refusal.of(MoveReason.GAME_OVER);

    draftHas(Draft.partial(Set.of(A1), GO_ON), Set.of(A1), null, null, null);
    draftHas(
        Draft.complete(Set.of(A1), "move", "position", GO_ON),
        Set.of(A1),
        "move",
        null,
        "position");
    draftHas(
        Draft.complete(Set.of(), "move", "position", GO_ON), Set.of(), "move", null, "position");
    draftHas(Draft.rejected(refusal), Set.of(), null, refusal, null);
    assertThatThrownBy(() -> Draft.partial(Set.of(), GO_ON))
        .isInstanceOf(IllegalArgumentException.class);
    Set<Step> next = new HashSet<>(Set.of(A1));
    Draft<String, String> draft = Draft.partial(next, GO_ON);
    next.clear();
    assertThat(draft.next()).containsExactly(A1);
  }

  @Test
  void draftsMayHaveOtherForms() {
    Draft<String, String> draft = Draft.complete(Set.of(A1), "move", "position", GO_ON);
    Draft<String, String> refused = Draft.rejected(Refusal.of(MoveReason.GAME_OVER));

    assertThat(draft.map(String::length, String::toUpperCase))
        .isEqualTo(Draft.complete(Set.of(A1), "MOVE", 8, GO_ON));
    assertThat(refused.map(String::length, String::toUpperCase)).isEqualTo(refused);

    assertThat(draft)
        .hasToString(
            "Draft[next=[cell:a1], move=Optional[move], refusal=Optional.empty,"
                + " preview=Optional[position], prompt=Optional[Go on.]]");
  }

  private static void draftHas(
      Draft<String, String> draft,
      Set<Step> next,
      @Nullable String move,
      @Nullable Refusal refusal,
      @Nullable String preview) {
    assertThat(draft.next()).isEqualTo(next);
    assertThat(draft.move()).isEqualTo(Optional.ofNullable(move));
    assertThat(draft.refusal()).isEqualTo(Optional.ofNullable(refusal));
    assertThat(draft.prompt()).isEqualTo(refusal == null ? Optional.of(GO_ON) : Optional.empty());
    assertThat(draft.preview()).isEqualTo(Optional.ofNullable(preview));
  }
}
