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
  void theDefaultsAreTheFixedSetupAndThatCoveringLoses() {
    assertThat(TzaarRules.parse("tzaar").options())
        .isEqualTo(TzaarRules.standard().options())
        .isEqualTo(TzaarOptions.DEFAULT);
    assertThat(TzaarOptions.DEFAULT.setup()).isEqualTo(TzaarOptions.SetupRule.FIXED);
    assertThat(TzaarOptions.DEFAULT.seed()).isEmpty();
    assertThat(TzaarOptions.DEFAULT.cover()).isEqualTo(TzaarOptions.CoverRule.LOSE);
  }

  @Override
  protected List<String> keys() {
    return List.of("setup|fixed, random, tournament", "seed|", "cover|lose, forbid");
  }

  @Override
  protected List<String> canonical() {
    return List.of(
        "tzaar",
        "tzaar:cover=forbid",
        "tzaar:setup=random,seed=42",
        "tzaar:setup=random,seed=1,cover=forbid",
        "tzaar:setup=random,seed=9223372036854775807",
        "tzaar:setup=random,seed=9223372036854775807,cover=forbid",
        "tzaar:setup=tournament",
        "tzaar:setup=tournament,cover=forbid");
  }

  @Override
  protected List<String> others() {
    return List.of(
        "tzaar:setup=fixed,cover=lose|tzaar",
        "tzaar:cover=forbid,setup=fixed|tzaar:cover=forbid",
        "tzaar:cover=lose,seed=0,setup=random|tzaar:setup=random,seed=0",
        "tzaar:seed=1,cover=forbid,setup=random|tzaar:setup=random,seed=1,cover=forbid",
        "tzaar:cover=forbid,setup=tournament|tzaar:setup=tournament,cover=forbid");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        // no game where one is due
        "|1",
        " tzaar|1",
        "tzaar |6",
        "tzaar,cover=lose|6",
        // no option where one is due
        "tzaar:|7",
        "tzaar:cover=lose,|18",
        // no equals sign behind a key
        "tzaar:setup|12",
        // no value where one is due
        "tzaar:setup=|13",
        // a seed without sign and leading zero
        "tzaar:seed=|12",
        "tzaar:seed=-1|12",
        "tzaar:setup=random,seed=01|26",
        // malformed texts are reported before broken conditions
        "tzaar:seed=99999999999999999999x|32");
  }

  @Override
  protected List<String> unknown() {
    return List.of(
        "zertz|1",
        "Tzaar|1",
        "tzaar:x=1|7",
        "tzaar:Setup=fixed|7",
        "tzaar:setup=Fixed|13",
        "tzaar:setup=rand,seed=1|13",
        "tzaar:cover=win|13",
        // an unknown word is reported before what breaks a condition
        "tzaar:seed=1,x|14",
        "tzaar:setup=random,setup=x|26");
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
