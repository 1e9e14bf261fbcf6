package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants": the ids. */
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
    VariantException refused =
        catchThrowableOfType(VariantException.class, () -> TzaarRules.parse(id));

    assertThat(refused.message(Locale.ENGLISH)).isEqualTo(english);
    assertThat(refused.message(new Locale("hu"))).isEqualTo(hungarian);
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
        "tzaar:setup=random,seed=0",
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
        "tzaar:setup=fixed|tzaar",
        "tzaar:cover=lose|tzaar",
        "tzaar:cover=forbid,setup=fixed|tzaar:cover=forbid",
        "tzaar:seed=42,setup=random|tzaar:setup=random,seed=42",
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
        "tzaar:seed=99999999999999999999x|32");
  }

  @Override
  protected List<String> unknown() {
    return List.of(
        "zertz|1",
        "Tzaar|1",
        "tza|1",
        "tzar|1",
        "tzaarr|1",
        "tzaar:x=1|7",
        "tzaar:Setup=fixed|7",
        "tzaar:s=1|7",
        "tzaar:se=1|7",
        "tzaar:sed=1|7",
        "tzaar:setups=fixed|7",
        "tzaar:coverage=1|7",
        "tzaar:setup=Fixed|13",
        "tzaar:setup=fix|13",
        "tzaar:setup=fixedd|13",
        "tzaar:setup=rand,seed=1|13",
        "tzaar:setup=t|13",
        "tzaar:cover=win|13",
        "tzaar:cover=lost|13",
        // an unknown word is reported before what breaks a condition
        "tzaar:seed=1,x|14",
        "tzaar:setup=random,setup=x|26");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "tzaar:cover=lose,cover=lose|repeated-key|key=cover",
        "tzaar:setup=fixed,cover=forbid,setup=fixed|repeated-key|key=setup",
        "tzaar:setup=random,seed=1,seed=1|repeated-key|key=seed",
        "tzaar:setup=random,seed=1,setup=random|repeated-key|key=setup",
        "tzaar:setup=random,seed=9223372036854775808" + TOO_LARGE + "9223372036854775808",
        "tzaar:setup=random,seed=9999999999999999999" + TOO_LARGE + "9999999999999999999",
        "tzaar:setup=random,seed=18446744073709551615" + TOO_LARGE + "18446744073709551615",
        "tzaar:setup=random,seed=10000000000000000000" + TOO_LARGE + "10000000000000000000",
        "tzaar:setup=random,seed=100000000000000000000000000000000000000000000000000"
            + TOO_LARGE
            + "100000000000000000000000000000000000000000000000000",
        "tzaar:setup=random|seed-missing",
        "tzaar:setup=random,cover=forbid|seed-missing",
        "tzaar:cover=lose,setup=random|seed-missing",
        "tzaar:seed=1|seed-unused",
        "tzaar:seed=0|seed-unused",
        "tzaar:setup=fixed,seed=1|seed-unused",
        "tzaar:seed=1,setup=tournament|seed-unused",
        "tzaar:setup=tournament,seed=5,cover=forbid|seed-unused");
  }
}
