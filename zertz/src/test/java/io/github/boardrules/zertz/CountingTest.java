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

/** RULES.md, "Legal moves" and invariant 10: counting and random moves without a list. */
class CountingTest {
  private static final String FLOWER = "d4 d5 e4 e3 d3 c3 c4";
  private static final String PETALS = "Wd5 Ge4 Be3 Wd3 Gc3 Bc4";

  /** Positions with few moves: claims of each kind, chains, lapses and passes. */
  static List<GamePosition> smallPositions() {
    List<GamePosition> tables = new ArrayList<>();
    for (String claim : List.of("optional", "automatic")) {
      for (String capture : List.of("forced", "retract")) {
        String variant = "zertz:claim=" + claim + ",capture=" + capture;
        tables.add(Setup.of(variant).only("a1 d4 d5 e3 g1").with("Wd5 Ge3").game());
        // a removal cuts off, though every vacant ring has vacant ones beside it
        tables.add(Setup.of(variant).only("d4 d5 d6 e5").with("Wd4").game());
        tables.add(Setup.of(variant).only("a1 g1 d3 d4 d5").with("Wd5").game());
        tables.add(Setup.of(variant).only("a1 d4 d5 e3").with("Wd5 Ge3").game());
        tables.add(Setup.of(variant).only("a1 c2 d3 d4 d5 d6").with("Wc2 Gd3 Bd5").game());
        tables.add(Setup.of(variant).only(FLOWER + " a1").with(PETALS).game());
        tables.add(Setup.of(variant).only(FLOWER + " a1 g1").with(PETALS).game());
        tables.add(Setup.of(variant).only("d4 d5 d6 a1 g1").with("Gd4 Gd5").game());
        tables.add(
            Setup.of(variant).only("d4 d5 d6 e4 e5 f4 c4 b4").with("Wd4 Gd5 Be5 We4 Gc4").game());
      }
    }
    return tables;
  }

  @ParameterizedTest
  @MethodSource("smallPositions")
  void countLegalIsTheSizeOfTheList(GamePosition game) {
    assertThat(game.rules().countLegal(game.position())).isEqualTo(game.legal().size());
  }

  @ParameterizedTest
  @MethodSource("smallPositions")
  void randomLegalReachesEveryListedMoveAndNoOther(GamePosition game) {
    SplitMix64 random = new SplitMix64(20);
    List<String> legal = game.legal();
    Set<Long> drawn = new HashSet<>();
    for (int i = 0; i < 20 * legal.size(); i++) {
      drawn.add(game.rules().randomLegal(game.position(), random));
    }

    assertThat(drawn)
        .extracting(code -> game.rules().decode(game.position(), code).toString())
        .containsExactlyInAnyOrderElementsOf(legal);
  }

  @Test
  void theFormulaGivesTheNumberOfPlacementsWithAutomaticClaims() {
    String automatic = "zertz:claim=automatic";

    // v vacant rings, f of them free, 3 colours: 3 ((v − f) max(f, 1) + f max(f − 1, 1))
    assertThat(Setup.of(automatic).game().legal()).hasSize(3 * (19 * 18 + 18 * 17));
    assertThat(Setup.of(automatic).only(FLOWER + " a1 g1").with(PETALS).game().legal())
        .hasSize(3 * (1 * 2 + 2 * 1));
    assertThat(Setup.of(automatic).only(FLOWER + " a1").with(PETALS).game().legal())
        .hasSize(3 * (1 * 1 + 1 * 1));
    assertThat(Setup.of(automatic).only(FLOWER).game().legal()).hasSize(3 * (1 * 6 + 6 * 5));
  }

  @Test
  void theNumberOfPlacementsIsDivisibleByTheNumberOfColours() {
    for (GamePosition game : smallPositions()) {
      if (game.legal("x").isEmpty()) {
        assertThat(game.legal().size() % 3).isZero();
      }
    }
  }
}
