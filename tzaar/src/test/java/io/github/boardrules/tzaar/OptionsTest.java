package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {

  @Test
  void changingOneOptionKeepsTheOthers() {
    TzaarOptions forbid = TzaarOptions.DEFAULT.withCover(TzaarOptions.CoverRule.FORBID);

    assertThat(forbid.variant()).isEqualTo("tzaar:cover=forbid");
    assertThat(forbid.withRandomSetup(7).variant())
        .isEqualTo("tzaar:setup=random,seed=7,cover=forbid");
    assertThat(forbid.withTournamentSetup().variant())
        .isEqualTo("tzaar:setup=tournament,cover=forbid");
    assertThat(forbid.withRandomSetup(7).withCover(TzaarOptions.CoverRule.LOSE).variant())
        .isEqualTo("tzaar:setup=random,seed=7");
    assertThat(TzaarOptions.DEFAULT.variant()).isEqualTo("tzaar");
  }

  @Test
  void anotherSetupDropsTheSeed() {
    TzaarOptions random = TzaarOptions.DEFAULT.withRandomSetup(7);

    assertThat(random.seed()).hasValue(7);
    assertThat(random.withRandomSetup(8).seed()).hasValue(8);
    assertThat(random.withFixedSetup()).isEqualTo(TzaarOptions.DEFAULT);
    assertThat(random.withTournamentSetup().seed()).isEmpty();
    assertThat(random.withTournamentSetup().withFixedSetup()).isEqualTo(TzaarOptions.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, -42, Long.MIN_VALUE})
  void aSeedIsNeverNegative(long seed) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TzaarOptions.DEFAULT.withRandomSetup(seed));
  }

  @ParameterizedTest
  @EnumSource
  void onlyTheRandomSetupHasASeed(TzaarOptions.SetupRule setup) {
    boolean random = setup == TzaarOptions.SetupRule.RANDOM;
    OptionalLong wrong = random ? OptionalLong.empty() : OptionalLong.of(0);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TzaarOptions(setup, wrong, TzaarOptions.CoverRule.LOSE));
  }
}
