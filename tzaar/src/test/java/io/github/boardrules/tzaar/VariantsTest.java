package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids, and the choices. */
class VariantsTest extends VariantsContract<TzaarRules, TzaarOptions> {
  private static final String TOO_LARGE =
      "|out-of-range|name=seed, least=0, most=9223372036854775807, value=";

  VariantsTest() {
    super(
        ContractTest.GAME,
        TzaarRules::parse,
        TzaarRules::options,
        TzaarRules::of,
        TzaarOptions::parse);
  }

  @Test
  void theDefaultsAreThoseOfAnIdWithoutOptions() {
    assertThat(TzaarOptions.parse("tzaar"))
        .isEqualTo(TzaarRules.standard().options())
        .isEqualTo(TzaarOptions.DEFAULT);
  }

  @Override
  protected List<String> keys() {
    return List.of("setup|fixed, random, tournament", "seed|", "cover|lose, forbid");
  }

  @Override
  protected List<String> moreIds() {
    return List.of(
        "tzaar:setup=random,seed=1,cover=forbid", "tzaar:setup=random,seed=2,cover=forbid");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "tzaar:cover=lose,cover=lose|repeated-key|key=cover",
        "tzaar:setup=random,seed=1,seed=1|repeated-key|key=seed",
        "tzaar:setup=random,seed=9223372036854775808" + TOO_LARGE + "9223372036854775808",
        "tzaar:setup=random,seed=100000000000000000000000000000000000000000000000000"
            + TOO_LARGE
            + "100000000000000000000000000000000000000000000000000",
        "tzaar:setup=random|seed-missing",
        "tzaar:seed=1|seed-unused",
        "tzaar:setup=tournament,seed=5,cover=forbid|seed-unused");
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
