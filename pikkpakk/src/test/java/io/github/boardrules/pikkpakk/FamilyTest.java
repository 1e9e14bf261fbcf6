package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.FamilyContract;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The games in the catalog. */
class FamilyTest extends FamilyContract {
  FamilyTest() {
    super(GameFixture.PIKKPAKK, "pikkpakk", "pushfour", "fivepush", "abalone", "inlay");
  }

  @Test
  void theCatalogFindsTheirVariants() {
    Catalog installed = Catalog.installed();

    assertThat(installed.games())
        .extracting(game -> game.name().text(Locale.ENGLISH))
        .contains("Pikk-Pakk", "push-four", "five-then-push", "square abalone", "inlay puzzles");
    for (String variant :
        List.of(
            "pikkpakk:push=capture,repeat=9,steps=any",
            "pushfour:both=draw,full=block",
            "fivepush:first=last",
            "abalone:start=joint,win=24",
            "inlay:from=halves,to=spiral")) {
      assertThat(installed.rules(variant)).isInstanceOf(PikkPakkRules.class);
      assertThat(installed.textRules(variant).variant()).isEqualTo(variant);
    }
  }

  @Test
  void theGamesHaveTheirHungarianNames() {
    assertThat(new PikkPakkFamily().games())
        .extracting(game -> game.name().text(new Locale("hu")))
        .containsExactly(
            "Pikk-Pakk",
            "tologatós amőba",
            "ötös amőba tologatással",
            "négyzetes abalone",
            "intarziajáték");
  }
}
