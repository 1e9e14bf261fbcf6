package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.fixtures.RefusedVariant;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids. */
class VariantsTest {

  @Test
  void theDefaultsAreTheFixedSetupAndThatCoveringLoses() {
    assertThat(TzaarRules.parse("tzaar").options())
        .isEqualTo(TzaarRules.standard().options())
        .isEqualTo(TzaarOptions.DEFAULT)
        .isEqualTo(
            new TzaarOptions(
                TzaarOptions.SetupRule.FIXED, OptionalLong.empty(), TzaarOptions.CoverRule.LOSE));
    assertThat(TzaarRules.standard().variant()).isEqualTo("tzaar");
    assertThat(TzaarRules.tournament().variant()).isEqualTo("tzaar:setup=tournament");
    assertThat(TzaarRules.random(42).variant()).isEqualTo("tzaar:setup=random,seed=42");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tzaar",
        "tzaar:cover=forbid",
        "tzaar:setup=random,seed=0",
        "tzaar:setup=random,seed=42",
        "tzaar:setup=random,seed=1,cover=forbid",
        "tzaar:setup=random,seed=9223372036854775807",
        "tzaar:setup=random,seed=9223372036854775807,cover=forbid",
        "tzaar:setup=tournament",
        "tzaar:setup=tournament,cover=forbid"
      })
  void aCanonicalIdRoundTrips(String id) {
    TzaarRules rules = TzaarRules.parse(id);

    assertThat(rules.variant()).isEqualTo(id);
    assertThat(rules).hasToString(id);
    assertThat(TzaarRules.of(rules.options()).variant()).isEqualTo(id);
    assertThat(TzaarOptions.parse(id)).isEqualTo(rules.options());
    assertThat(rules.options().variant()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tzaar:setup=fixed,cover=lose | tzaar",
        "tzaar:setup=fixed | tzaar",
        "tzaar:cover=lose | tzaar",
        "tzaar:cover=forbid,setup=fixed | tzaar:cover=forbid",
        "tzaar:seed=42,setup=random | tzaar:setup=random,seed=42",
        "tzaar:cover=lose,seed=0,setup=random | tzaar:setup=random,seed=0",
        "tzaar:seed=1,cover=forbid,setup=random | tzaar:setup=random,seed=1,cover=forbid",
        "tzaar:cover=forbid,setup=tournament | tzaar:setup=tournament,cover=forbid"
      })
  void keysMayComeInAnyOrderAndDefaultsMayBeNamed(String id, String canonical) {
    assertThat(TzaarRules.parse(id).variant()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // an unknown game
        "''|1",
        "zertz|1",
        "Tzaar|1",
        " tzaar|1",
        "tza|4",
        "tzar|4",
        "tzaarr|6",
        "tzaar |6",
        "tzaar,cover=lose|6",
        // no option where one is due
        "tzaar:|7",
        "tzaar:,cover=lose|7",
        "tzaar: cover=lose|7",
        "tzaar:cover=lose,|18",
        "tzaar:cover=lose;setup=fixed|17",
        "tzaar:setup=random,|20",
        "tzaar:setup=random |19",
        // an unknown key: s and se begin two
        "tzaar:x=1|7",
        "tzaar:Setup=fixed|7",
        "tzaar:s=1|8",
        "tzaar:se=1|9",
        "tzaar:sed=1|9",
        "tzaar:setups=fixed|12",
        "tzaar:setup|12",
        "tzaar:setup:fixed|12",
        "tzaar:coverage=1|12",
        // an unknown value
        "tzaar:setup=|13",
        "tzaar:setup=Fixed|13",
        "tzaar:setup=fix|16",
        "tzaar:setup=fixedd|18",
        "tzaar:setup=rand,seed=1|17",
        "tzaar:setup=t|14",
        "tzaar:cover=win|13",
        "tzaar:cover=lost|16",
        "tzaar:cover= lose|13",
        // a seed without sign and leading zero
        "tzaar:seed=|12",
        "tzaar:seed=-1|12",
        "tzaar:seed=+1|12",
        "tzaar:seed=x|12",
        "tzaar:seed=01|13",
        "tzaar:setup=random,seed=|25",
        "tzaar:setup=random,seed=-1|25",
        "tzaar:setup=random,seed= 1|25",
        "tzaar:setup=random,seed=01|26",
        "tzaar:setup=random,seed=00|26",
        "tzaar:setup=random,seed=1.5|26",
        "tzaar:setup=random,seed=1_000|26",
        "tzaar:setup=random,seed=0x1|26",
        // what is malformed comes before what breaks a condition
        "tzaar:seed=1,x|14",
        "tzaar:setup=random,setup=x|26",
        "tzaar:seed=99999999999999999999x|32"
      })
  void aMalformedIdIsRefusedAtTheFirstWrongColumn(String id, int column) {
    RefusedVariant.assertMalformed(TzaarRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tzaar:cover=lose,cover=lose|cover",
        "tzaar:setup=fixed,cover=forbid,setup=fixed|setup",
        "tzaar:setup=random,seed=1,seed=1|seed",
        "tzaar:setup=random,seed=1,setup=random|setup"
      })
  void aKeyGivenTwiceIsACondition(String id, String key) {
    RefusedVariant.assertCondition(
        TzaarRules::parse, id, CoreReason.REPEATED_KEY, Map.of("key", key));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "9999999999999999999",
        "18446744073709551615",
        "10000000000000000000",
        "100000000000000000000000000000000000000000000000000"
      })
  void aSeedAbove9223372036854775807IsACondition(String seed) {
    RefusedVariant.assertCondition(
        TzaarRules::parse,
        "tzaar:setup=random,seed=" + seed,
        CoreReason.OUT_OF_RANGE,
        Map.of("name", "seed", "value", seed, "least", "0", "most", "9223372036854775807"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tzaar:setup=random",
        "tzaar:setup=random,cover=forbid",
        "tzaar:cover=lose,setup=random"
      })
  void aRandomSetupWithoutASeedIsACondition(String id) {
    RefusedVariant.assertCondition(TzaarRules::parse, id, TzaarTextReason.SEED_MISSING, Map.of());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tzaar:seed=1",
        "tzaar:seed=0",
        "tzaar:setup=fixed,seed=1",
        "tzaar:seed=1,setup=tournament",
        "tzaar:setup=tournament,seed=5,cover=forbid"
      })
  void aSeedWithoutARandomSetupIsACondition(String id) {
    RefusedVariant.assertCondition(TzaarRules::parse, id, TzaarTextReason.SEED_UNUSED, Map.of());
  }
}
