package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.Game;
import org.junit.jupiter.api.Test;

/** TZAAR in the catalog. */
class FamilyTest {

  @Test
  void theCatalogFindsTheGame() {
    Catalog installed = Catalog.installed();
    Rules<?, ?> rules = installed.rules("tzaar:cover=forbid");

    assertThat(installed.families()).hasAtLeastOneElementOfType(TzaarFamily.class);
    assertThat(installed.game("tzaar:setup=tournament").name()).isEqualTo("TZAAR");
    assertThat(rules).isInstanceOf(TzaarRules.class);
    assertThat(rules.variant()).isEqualTo("tzaar:cover=forbid");
    assertThat(installed.textRules("tzaar").start())
        .isEqualTo(TzaarRules.fixed().start().toString());
  }

  @Test
  void theFamilyHasOneGameWhoseVariantsAreCanonical() {
    TzaarFamily family = new TzaarFamily();

    assertThat(family.module()).isEqualTo("tzaar");
    assertThat(family.games()).extracting(Game::word).containsExactly("tzaar");
    assertThat(family.games().get(0).variants())
        .startsWith("tzaar")
        .doesNotHaveDuplicates()
        .allSatisfy(id -> assertThat(family.rules(id).variant()).isEqualTo(id));
  }

  @Test
  void otherGamesAreRefused() {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> new TzaarFamily().rules("zertz"))
        .satisfies(thrown -> assertThat(thrown.column()).isEqualTo(1));
  }
}
