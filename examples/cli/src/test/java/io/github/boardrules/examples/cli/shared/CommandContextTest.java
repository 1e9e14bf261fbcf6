package io.github.boardrules.examples.cli.shared;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands make of the variants that people type. */
class CommandContextTest {
  private final CommandContext context = CommandContext.silent(Catalog.installed(), Locale.ENGLISH);

  @ParameterizedTest
  @CsvSource({
    "tzaar:setup=random, 'tzaar:setup=random,seed=[0-9]{1,6}'",
    "'tzaar:cover=forbid,setup=random', 'tzaar:setup=random,seed=[0-9]{1,6},cover=forbid'",
  })
  void whatIsDrawnIsShortEnoughToBeTyped(String variant, String drawn) {
    assertThat(context.isDrawn(variant)).isTrue();
    assertThat(context.withDrawn(variant, new SplitMix64(1))).matches(drawn);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"tzaar", "tzaar:setup=random,seed=3", "tzaar:setup=chance", "tzaar:seed=3"})
  void otherVariantsLackNothingThatIsDrawn(String variant) {
    assertThat(context.isDrawn(variant)).isFalse();
  }
}
