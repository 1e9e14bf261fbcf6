package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.TextRules;
import io.github.boardrules.fixtures.FamilyContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The game in the catalog. */
class FamilyTest extends FamilyContract {
  FamilyTest() {
    super(GameFixture.ZERTZ, "zertz");
  }

  @Test
  void itHasOneGameWithAName() {
    ZertzFamily family = new ZertzFamily();

    assertThat(family.module()).isEqualTo("zertz");
    assertThat(family.games()).hasSize(1);
    assertThat(family.games().get(0).name()).hasToString("ZÉRTZ");
  }

  @Test
  void theListedVariantsShowEveryBoardGameAndRule() {
    List<String> variants = new ZertzFamily().games().get(0).variants();

    for (String option :
        List.of(
            "game=tournament",
            "rings=40",
            "rings=43",
            "rings=44",
            "rings=48",
            "rings=61",
            "claim=automatic",
            "capture=retract",
            "stall=")) {
      assertThat(variants).anyMatch(variant -> variant.contains(option));
    }
  }

  @Test
  void otherVariantsAreRejected() {
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> new ZertzFamily().rules("zertz:rings=38"))
        .satisfies(thrown -> assertThat(thrown.column()).isEqualTo(13));
  }

  @Test
  void theRulesCanBeUsedWithTextsAlone() {
    TextRules rules = Catalog.installed().textRules("zertz");
    String position = rules.play(rules.start(), "Wd4,d1");

    assertThat(position)
        .isEqualTo("..../...../....../-..W.../....../...../.... 4,7,9 0,0,0 0,0,0 2");
    assertThat(rules.status(position)).isEqualTo("ongoing");
    assertThat(rules.toMove(position)).hasValue(2);
    assertThat(rules.countLegal(position)).isEqualTo(3 * (18 * 17 + 17 * 16));
    assertThat(rules.refusal(position, "Gd4,a1").orElseThrow().reason())
        .isEqualTo(ZertzReason.OCCUPIED);
  }
}
