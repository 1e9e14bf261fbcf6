package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {

  @Test
  void changingOneOptionKeepsTheOthers() {
    TzaarOptions forbid = TzaarOptions.DEFAULT.withCover(TzaarOptions.CoverRule.FORBID);

    assertThat(forbid.variant()).isEqualTo("tzaar:cover=forbid");
    assertThat(forbid.withSeed(7).variant()).isEqualTo("tzaar:setup=random,seed=7,cover=forbid");
    assertThat(forbid.withSetup(TzaarOptions.SetupRule.TOURNAMENT).variant())
        .isEqualTo("tzaar:setup=tournament,cover=forbid");
    assertThat(forbid.withSeed(7).withCover(TzaarOptions.CoverRule.LOSE).variant())
        .isEqualTo("tzaar:setup=random,seed=7");
    assertThat(TzaarOptions.DEFAULT.variant()).isEqualTo("tzaar");
  }

  @Test
  void anotherSetupDropsTheSeed() {
    TzaarOptions random = TzaarOptions.DEFAULT.withSeed(7);

    assertThat(random.seed()).hasValue(7);
    assertThat(random.withSeed(8).seed()).hasValue(8);
    assertThat(random.withSetup(TzaarOptions.SetupRule.FIXED)).isEqualTo(TzaarOptions.DEFAULT);
    assertThat(random.withSetup(TzaarOptions.SetupRule.TOURNAMENT).seed()).isEmpty();
    assertThat(
            random
                .withSetup(TzaarOptions.SetupRule.TOURNAMENT)
                .withSetup(TzaarOptions.SetupRule.FIXED))
        .isEqualTo(TzaarOptions.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, -42, Long.MIN_VALUE})
  void aSeedIsNeverNegative(long seed) {
    assertThatIllegalArgumentException().isThrownBy(() -> TzaarOptions.DEFAULT.withSeed(seed));
  }

  @Test
  void onlyTheRandomSetupHasASeed() {
    TzaarOptions random = TzaarOptions.DEFAULT.withSeed(7);

    assertThat(random.setup()).isEqualTo(TzaarOptions.SetupRule.RANDOM);
    assertThat(random.withSetup(TzaarOptions.SetupRule.RANDOM)).isEqualTo(random);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TzaarOptions.DEFAULT.withSetup(TzaarOptions.SetupRule.RANDOM))
        .withMessageContaining("seed");
  }
}
