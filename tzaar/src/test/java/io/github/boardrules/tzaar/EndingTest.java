package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Invariants": how long a game lasts. The second model knows the endings. */
class EndingTest {
  @ParameterizedTest
  @CsvSource({
    "tzaar, 109",
    "'tzaar:setup=random,seed=3,cover=forbid', 109",
    "tzaar:setup=tournament, 169",
  })
  void sixtyPlacingsAre55CapturesAndReinforcementsAnd54Passes(String variant, int most) {
    assertThat(TzaarRules.parse(variant).maxPlies()).hasValue(most);
  }
}
