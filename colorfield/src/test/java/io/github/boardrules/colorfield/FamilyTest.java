package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.FamilyContract;
import org.junit.jupiter.api.Test;

/** The game in the catalog. */
class FamilyTest extends FamilyContract {
  FamilyTest() {
    super(GameFixture.COLORFIELD, "colorfield");
  }

  @Test
  void theCatalogFindsItsVariantsAndAnyLayout() {
    Catalog installed = Catalog.installed();
    Rules<?, ?> rules = installed.rules("colorfield:force=step,quiet=100");

    assertThat(installed.families()).hasAtLeastOneElementOfType(ColorfieldFamily.class);
    assertThat(installed.game("colorfield:first=empty").name()).hasToString("Castle of Mind");
    assertThat(rules).isInstanceOf(ColorfieldRules.class);
    assertThat(rules.variant()).isEqualTo("colorfield:force=step,quiet=100");
    assertThat(installed.rules(Layouts.WHEEL).variant()).isEqualTo(Layouts.WHEEL);
    assertThat(installed.textRules("colorfield").start())
        .isEqualTo(ColorfieldRules.standard().start().toString());
  }
}
