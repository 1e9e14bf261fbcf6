package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.FamilyContract;
import org.junit.jupiter.api.Test;

/** The game in the catalog. */
class FamilyTest extends FamilyContract {
  FamilyTest() {
    super(GameFixture.PYLOS, "pylos");
  }

  @Test
  void theCatalogFindsItsVariants() {
    Catalog installed = Catalog.installed();
    Rules<?, ?> rules = installed.rules("pylos:takeback=must,lines=yes");

    assertThat(installed.families()).hasAtLeastOneElementOfType(PylosFamily.class);
    assertThat(installed.game("pylos:base=3").name()).hasToString("Pylos");
    assertThat(rules).isInstanceOf(PylosRules.class);
    assertThat(rules.variant()).isEqualTo("pylos:takeback=must,lines=yes");
    assertThat(installed.textRules("pylos").start())
        .isEqualTo(PylosRules.standard().start().toString());
  }
}
