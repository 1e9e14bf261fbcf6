package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.fixtures.FamilyContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The games in the catalog. */
class FamilyTest extends FamilyContract {
  private static final List<String> HEAPS =
      List.of(
          "heaps:sizes=3-4-5",
          "heaps:sizes=1-3-5-7,last=loses",
          "heaps:sizes=3-4-5-4-3",
          "heaps:sizes=21,max=3");

  FamilyTest() {
    super(GameFixture.NIM, "one-two-three", "triangle", "heaps");
  }

  @Test
  void eachGameHasRulesForItsBoard() {
    Catalog installed = Catalog.installed();

    assertThat(installed.rules("one-two-three:last=loses")).isInstanceOf(GridRules.class);
    assertThat(installed.rules("triangle:rows=3")).isInstanceOf(HeapRules.class);
    assertThat(installed.rules("heaps:sizes=1")).isInstanceOf(HeapRules.class);
    assertThat(installed.game("triangle").name()).hasToString("Triangle");
  }

  @Test
  void theVariantsOfHeapsAllNameTheirSizes() {
    assertThat(new NimFamily().games().get(2).variants()).isEqualTo(HEAPS);
  }

  @Test
  void everyGameOfTheSheetIsListed() {
    assertThat(new NimFamily().games())
        .flatExtracting(game -> game.variants())
        .contains(
            "one-two-three",
            "one-two-three:touch=no",
            "one-two-three:max=any,touch=no",
            "triangle",
            "one-two-three:last=loses",
            "one-two-three:touch=no,last=loses",
            "one-two-three:max=any,touch=no,last=loses",
            "triangle:last=loses",
            "one-two-three:max=any,last=loses",
            "heaps:sizes=3-4-5");
  }
}
