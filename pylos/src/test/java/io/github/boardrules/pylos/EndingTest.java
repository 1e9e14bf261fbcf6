package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Invariants": how long a game lasts. The second model knows the endings. */
class EndingTest {
  @ParameterizedTest
  @CsvSource({
    "pylos,",
    "'pylos:base=3,takeback=must,lines=yes',",
    "pylos:takeback=none, 50",
    "'pylos:base=3,takeback=none', 20",
    "pylos:limit=1, 56",
    "'pylos:base=3,limit=999', 4016",
  })
  void aLimitBoundsTheGameAndSoDoesTakingNothingBack(String variant, Integer most) {
    assertThat(PylosRules.parse(variant).maxPlies())
        .isEqualTo(most == null ? OptionalInt.empty() : OptionalInt.of(most));
  }
}
