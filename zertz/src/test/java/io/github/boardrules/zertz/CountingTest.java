package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Legal moves" and invariant 10: moves counted and drawn without a list. */
class CountingTest {
  private static final String FLOWER = "d4 d5 e4 e3 d3 c3 c4";
  private static final String PETALS = "Wd5 Ge4 Be3 Wd3 Gc3 Bc4";

  /** Positions with few moves: claims of each kind, chains, lapses and passes. */
  static List<Table> smallPositions() {
    List<Table> tables = new ArrayList<>();
    for (String claim : List.of("optional", "automatic")) {
      for (String capture : List.of("forced", "retract")) {
        String variant = "zertz:claim=" + claim + ",capture=" + capture;
        tables.add(Setup.of(variant).only("a1 d4 d5 e3 g1").with("Wd5 Ge3").table());
        // a removal cuts off, though every vacant ring has vacant ones beside it
        tables.add(Setup.of(variant).only("d4 d5 d6 e5").with("Wd4").table());
        tables.add(Setup.of(variant).only("a1 g1 d3 d4 d5").with("Wd5").table());
        tables.add(Setup.of(variant).only("a1 d4 d5 e3").with("Wd5 Ge3").table());
        tables.add(Setup.of(variant).only("a1 c2 d3 d4 d5 d6").with("Wc2 Gd3 Bd5").table());
        tables.add(Setup.of(variant).only(FLOWER + " a1").with(PETALS).table());
        tables.add(Setup.of(variant).only(FLOWER + " a1 g1").with(PETALS).table());
        tables.add(Setup.of(variant).only("d4 d5 d6 a1 g1").with("Gd4 Gd5").table());
        tables.add(
            Setup.of(variant).only("d4 d5 d6 e4 e5 f4 c4 b4").with("Wd4 Gd5 Be5 We4 Gc4").table());
      }
    }
    return tables;
  }

  @ParameterizedTest
  @MethodSource("smallPositions")
  void countsAreThoseOfTheList(Table table) {
    assertThat(table.rules().countLegal(table.position())).isEqualTo(table.legal().size());
  }

  @ParameterizedTest
  @MethodSource("smallPositions")
  void drawsReachEveryMoveOfTheListAndNoOther(Table table) {
    SplitMix64 random = new SplitMix64(20);
    List<String> legal = table.legal();
    Set<Long> drawn = new HashSet<>();
    for (int i = 0; i < 20 * legal.size(); i++) {
      drawn.add(table.rules().randomLegal(table.position(), random));
    }

    assertThat(drawn)
        .extracting(code -> table.rules().decode(table.position(), code).toString())
        .containsExactlyInAnyOrderElementsOf(legal);
  }

  @Test
  void automaticClaimsHaveAsManyPlacementsAsTheFormulaSays() {
    String automatic = "zertz:claim=automatic";

    // v vacant rings, f of them free, 3 colours: 3 ((v − f) max(f, 1) + f max(f − 1, 1))
    assertThat(Setup.of(automatic).table().legal()).hasSize(3 * (19 * 18 + 18 * 17));
    assertThat(Setup.of(automatic).only(FLOWER + " a1 g1").with(PETALS).table().legal())
        .hasSize(3 * (1 * 2 + 2 * 1));
    assertThat(Setup.of(automatic).only(FLOWER + " a1").with(PETALS).table().legal())
        .hasSize(3 * (1 * 1 + 1 * 1));
    assertThat(Setup.of(automatic).only(FLOWER).table().legal()).hasSize(3 * (1 * 6 + 6 * 5));
  }

  @Test
  void theNumberOfPlacementsIsDivisibleByTheNumberOfColours() {
    for (Table table : smallPositions()) {
      if (table.legal("x").isEmpty()) {
        assertThat(table.legal().size() % 3).isZero();
      }
    }
  }
}
