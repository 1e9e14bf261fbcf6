package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantAssertions;
import java.util.Locale;
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
    assertThat(TzaarRules.parse("tzaar:setup=tournament").variant())
        .isEqualTo("tzaar:setup=tournament");
    assertThat(TzaarRules.of(TzaarOptions.DEFAULT.withRandomSetup(42)).variant())
        .isEqualTo("tzaar:setup=random,seed=42");
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
        // no game where one is due
        "''|1",
        " tzaar|1",
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
        // no equals sign behind a key
        "tzaar:setup|12",
        "tzaar:setup:fixed|12",
        // no value where one is due
        "tzaar:setup=|13",
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
        // malformed texts are reported before broken conditions
        "tzaar:seed=99999999999999999999x|32"
      })
  void aMalformedIdIsRefusedAtTheFirstWrongColumn(String id, int column) {
    VariantAssertions.assertMalformed(TzaarRules::parse, id, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz            | 1  | UNKNOWN_GAME   | zertz",
        "Tzaar            | 1  | UNKNOWN_GAME   | Tzaar",
        "tza              | 1  | UNKNOWN_GAME   | tza",
        "tzar             | 1  | UNKNOWN_GAME   | tzar",
        "tzaarr           | 1  | UNKNOWN_GAME   | tzaarr",
        "tzaar:x=1        | 7  | UNKNOWN_OPTION | x",
        "tzaar:Setup=fixed | 7 | UNKNOWN_OPTION | Setup",
        "tzaar:s=1        | 7  | UNKNOWN_OPTION | s",
        "tzaar:se=1       | 7  | UNKNOWN_OPTION | se",
        "tzaar:sed=1      | 7  | UNKNOWN_OPTION | sed",
        "tzaar:setups=fixed | 7 | UNKNOWN_OPTION | setups",
        "tzaar:coverage=1 | 7  | UNKNOWN_OPTION | coverage",
        "tzaar:setup=Fixed | 13 | UNKNOWN_VALUE | Fixed",
        "tzaar:setup=fix  | 13 | UNKNOWN_VALUE  | fix",
        "tzaar:setup=fixedd | 13 | UNKNOWN_VALUE | fixedd",
        "tzaar:setup=rand,seed=1 | 13 | UNKNOWN_VALUE | rand",
        "tzaar:setup=t    | 13 | UNKNOWN_VALUE  | t",
        "tzaar:cover=win  | 13 | UNKNOWN_VALUE  | win",
        "tzaar:cover=lost | 13 | UNKNOWN_VALUE  | lost",
        // an unknown word is reported before what breaks a condition
        "tzaar:seed=1,x   | 14 | UNKNOWN_OPTION | x",
        "tzaar:setup=random,setup=x | 26 | UNKNOWN_VALUE | x"
      })
  void anUnknownWordIsRefusedAtItsFirstCharacter(
      String id, int column, CoreReason reason, String found) {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> TzaarRules.parse(id))
        .satisfies(
            thrown -> {
              assertThat(thrown.column()).isEqualTo(column);
              assertThat(thrown.reason()).isEqualTo(reason);
              assertThat(thrown.facts()).containsEntry("found", found);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tza | character 1: unknown game 'tza'; the games are tzaar."
            + " | 1. karakter: ismeretlen játék: tza; a játékok: tzaar.",
        "tzaar:x=1 | character 7: unknown option 'x'; the options are setup, seed, cover."
            + " | 7. karakter: ismeretlen beállítás: x; a beállítások: setup, seed, cover.",
        "tzaar:cover=win | character 13: cover is win, but must be one of lose, forbid."
            + " | 13. karakter: cover értéke win, de csak ez lehet: lose, forbid.",
      })
  void theSentenceNamesTheUnknownWordAndAllThatMayStandThere(
      String id, String english, String hungarian) {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> TzaarRules.parse(id))
        .satisfies(
            thrown -> {
              assertThat(thrown.message(Locale.ENGLISH)).isEqualTo(english);
              assertThat(thrown.message(new Locale("hu"))).isEqualTo(hungarian);
            });
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
    VariantAssertions.assertCondition(
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
    VariantAssertions.assertCondition(
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
    VariantAssertions.assertCondition(
        TzaarRules::parse, id, TzaarTextReason.SEED_MISSING, Map.of());
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
    VariantAssertions.assertCondition(TzaarRules::parse, id, TzaarTextReason.SEED_UNUSED, Map.of());
  }
}
