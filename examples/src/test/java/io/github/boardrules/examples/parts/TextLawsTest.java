package io.github.boardrules.examples.parts;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.TextRules;
import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules in strings keep the laws in every ready-made variant. */
@Tag("slow")
class TextLawsTest {
  private static final Catalog CATALOG = Catalog.installed();

  static List<String> variants() {
    return CATALOG.games().stream().flatMap(game -> game.variantIds().stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void textRulesKeepTheLaws(String variant) {
    TextRules rules = CATALOG.textRules(variant);

    RulesLaws.of(rules)
        .withMaxPlies(30)
        .withMovesPerPosition(6)
        .withReader(CATALOG::textRules)
        .check(1);
  }
}
