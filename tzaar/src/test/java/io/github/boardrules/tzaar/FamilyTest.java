package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.FamilyContract;
import org.junit.jupiter.api.Test;

/** The game in the catalog. */
class FamilyTest extends FamilyContract {
  FamilyTest() {
    super(GameFixture.TZAAR, "tzaar");
  }

  @Test
  void theCatalogFindsItsVariants() {
    Catalog installed = Catalog.installed();
    Rules<?, ?> rules = installed.rules("tzaar:cover=forbid");

    assertThat(installed.families()).hasAtLeastOneElementOfType(TzaarFamily.class);
    assertThat(installed.game("tzaar:setup=tournament").name()).hasToString("TZAAR");
    assertThat(rules).isInstanceOf(TzaarRules.class);
    assertThat(rules.variant()).isEqualTo("tzaar:cover=forbid");
    assertThat(installed.textRules("tzaar").start())
        .isEqualTo(TzaarRules.standard().start().toString());
  }
}
