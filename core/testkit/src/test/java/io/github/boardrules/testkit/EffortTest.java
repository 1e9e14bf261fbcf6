package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class EffortTest {
  private static final Effort STANDARD = Effort.standard();

  private static final List<ToIntFunction<Effort>> PARTS =
      List.of(
          Effort::games,
          Effort::maxPlies,
          Effort::moves,
          Effort::texts,
          Effort::thoroughUpTo,
          Effort::nearMisses);

  private static final List<IntFunction<Effort>> WITH =
      List.of(
          STANDARD::withGames,
          STANDARD::withMaxPlies,
          STANDARD::withMoves,
          STANDARD::withTexts,
          STANDARD::withThoroughUpTo,
          STANDARD::withNearMisses);

  private static final List<Integer> MINIMUMS = List.of(0, 1, 1, 1, 0, 0);

  @Test
  void thePresetsAreThoseOfTheTable() {
    assertThat(Effort.standard())
        .hasToString(
            "Effort[games=1, maxPlies=300, moves=24, texts=24, thoroughUpTo=1500, nearMisses=2]");
    assertThat(Effort.quick())
        .hasToString(
            "Effort[games=1, maxPlies=60, moves=6, texts=6, thoroughUpTo=0, nearMisses=0]");
  }

  @Test
  void eachPartChangesAlone() {
    for (int changed = 0; changed < PARTS.size(); changed++) {
      Effort effort = WITH.get(changed).apply(9);

      for (int part = 0; part < PARTS.size(); part++) {
        ToIntFunction<Effort> number = PARTS.get(part);
        assertThat(number.applyAsInt(effort))
            .isEqualTo(part == changed ? 9 : number.applyAsInt(STANDARD));
      }
      assertThat(effort)
          .isEqualTo(WITH.get(changed).apply(9))
          .hasSameHashCodeAs(WITH.get(changed).apply(9));
      assertThat(effort.hashCode()).isNotEqualTo(STANDARD.hashCode());
      assertThat(effort)
          .isNotEqualTo(STANDARD)
          .isNotEqualTo(WITH.get(changed).apply(10))
          .isNotEqualTo("Effort");
    }
  }

  @Test
  void aPartBelowItsLeastIsRefused() {
    for (int part = 0; part < PARTS.size(); part++) {
      int least = MINIMUMS.get(part);
      IntFunction<Effort> with = WITH.get(part);

      assertThat(PARTS.get(part).applyAsInt(with.apply(least))).isEqualTo(least);
      assertThatIllegalArgumentException().isThrownBy(() -> with.apply(least - 1));
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> STANDARD.withMaxPlies(0))
        .withMessage("maxPlies is 0, but must be 1 or more.");
  }
}
