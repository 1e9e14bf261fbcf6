package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.PackedCounters;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The defaults of the packed contract. */
class PackedRulesTest {
  private final PackedCounters rules = new PackedCounters("counters:left=2,right=1");
  private final Position start = rules.start();
  private final Position over = new Position(0, 0, 1);

  @Test
  void theListIsAViewOfTheCodes() {
    assertThat(rules.legalMoves(start))
        .containsExactly(new Take('l', 1), new Take('l', 2), new Take('r', 1));
    assertThat(rules.legalMoves(over)).isEmpty();
  }

  @Test
  void theListCannotBeChangedOrOverrun() {
    List<Take> moves = rules.legalMoves(start);

    assertThatThrownBy(() -> moves.set(0, new Take('l', 9)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> moves.get(3)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void legalMovesAreCounted() {
    assertThat(rules.countLegal(start)).isEqualTo(3);
    assertThat(rules.countLegal(over)).isZero();
  }

  @Test
  void everyLegalMoveIsDrawnAsOftenAsAnyOther() {
    SplitMix64 random = new SplitMix64(1);
    List<Long> drawn = new ArrayList<>();

    for (int i = 0; i < 3_000; i++) {
      drawn.add(rules.randomLegal(start, random));
    }

    assertThat(drawn).containsOnly(1L, 2L, 11L);
    assertThat(List.of(1L, 2L, 11L))
        .allSatisfy(
            code ->
                assertThat(drawn.stream().filter(code::equals).count()).isBetween(900L, 1_100L));
  }

  @Test
  void noMoveCanBeDrawnOnceTheGameIsOver() {
    assertThatThrownBy(() -> rules.randomLegal(over, new SplitMix64(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("The game is over");
  }

  @Test
  void equalPositionsHaveEqualHashesWithTheirBitsMixed() {
    assertThat(rules.hash(new Position(2, 1, 1))).isEqualTo(rules.hash(start));
    assertThat(rules.hash(start)).isEqualTo(SplitMix64.mix(start.hashCode()));
  }
}
