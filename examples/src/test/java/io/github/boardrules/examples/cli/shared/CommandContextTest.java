package io.github.boardrules.examples.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What commands make of the variants that people type. */
class CommandContextTest {

  @ParameterizedTest
  @CsvSource({
    "seedy, seedy:seed=[0-9]+",
    "tzaar:setup=random, 'tzaar:setup=random,seed=[0-9]+'",
  })
  void aDrawnSeedIsTheFirstOptionOrOneMore(String variant, String drawn) {
    assertThat(CommandContext.withSeed(variant, new SplitMix64(1))).matches(drawn);
  }
}
