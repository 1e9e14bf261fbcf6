package io.github.boardrules.examples.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The engine finds forced wins in every game, and proves them. */
@Tag("claims")
class ForcedWinsTest {
  private static final Limit SHORT = Limit.nodes(5_000);

  /** The nodes of about a second. */
  private static final Limit LONG = Limit.nodes(50_000);

  private static final double SHARE = 0.95;

  /** Of so many proofs the distance is known too, which has to be found within the same nodes. */
  private static final double EXACT_SHARE = 0.5;

  @Test
  void nearlyAllForcedWinsAreProven() throws IOException {
    List<ForcedWin> collection = ForcedWin.collection();
    List<String> missed = new ArrayList<>();
    int exact = 0;
    for (ForcedWin win : collection) {
      Optional<GameValue> proof = proof(win, SHORT).or(() -> proof(win, LONG));
      if (proof.isEmpty()) {
        missed.add(win.line());
      } else {
        exact += proof.get().distance().isPresent() ? 1 : 0;
      }
    }

    assertThat(collection).hasSizeGreaterThanOrEqualTo(200).doesNotHaveDuplicates();
    assertThat(missed).hasSizeLessThanOrEqualTo((int) (collection.size() * (1 - SHARE)));
    assertThat(exact).isGreaterThanOrEqualTo((int) (collection.size() * EXACT_SHARE));
  }

  private static Optional<GameValue> proof(ForcedWin win, Limit limit) {
    PackedRules<Object, Object> rules = ForcedWin.rules(win.variant());
    Object position = rules.notation().parsePosition(win.position());
    int player = rules.status(position).toMove().orElseThrow();
    Optional<GameValue> proof = Engine.of(rules).analyse(position, limit).proof();
    proof.ifPresent(
        value -> {
          assertThat(value.isWinFor(player)).as(win.line()).isTrue();
          value
              .distance()
              .ifPresent(plies -> assertThat(plies).as(win.line()).isEqualTo(win.distance()));
        });
    return proof;
  }
}
