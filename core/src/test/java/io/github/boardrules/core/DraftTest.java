package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final Step A1 = new Step.Cell("a1");

  @Test
  void aDraftIsOpenOrWholeOrRefused() {
    Optional<String> none = Optional.empty();
    Refusal refusal = Refusal.of(CoreReason.GAME_OVER);

    assertThat(Draft.<String, String>partial(Set.of(A1)))
        .isEqualTo(new Draft<>(Set.of(A1), none, Optional.empty(), none));
    assertThat(Draft.complete(Set.of(A1), "move", "position"))
        .isEqualTo(
            new Draft<>(
                Set.of(A1), Optional.of("move"), Optional.empty(), Optional.of("position")));
    assertThat(Draft.<String, String>rejected(refusal))
        .isEqualTo(new Draft<>(Set.of(), none, Optional.of(refusal), none));
  }

  @Test
  void theNextStepsAreCopied() {
    Set<Step> next = new HashSet<>(Set.of(A1));
    Draft<String, String> draft = Draft.partial(next);

    next.clear();

    assertThat(draft.next()).containsExactly(A1);
  }
}
