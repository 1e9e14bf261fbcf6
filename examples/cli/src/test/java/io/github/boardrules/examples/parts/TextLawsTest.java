package io.github.boardrules.examples.parts;

import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rules in strings keep the laws in every game, as the rules themselves do in every variant.
 */
@Tag("slow")
class TextLawsTest {
  private static final Catalog GAMES = Catalog.installed();

  static List<String> variants() {
    return GAMES.games().stream().map(game -> game.variantIds().get(0)).toList();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void textRulesKeepTheLaws(String variant) {
    TextRules rules = GAMES.textRules(variant);

    RulesLaws.of(rules)
        .withMaxPlies(6)
        .withMovesPerPosition(3)
        .withReader(GAMES::textRules)
        .check(1);
  }
}
