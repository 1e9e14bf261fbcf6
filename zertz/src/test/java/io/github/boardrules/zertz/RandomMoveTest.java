package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Legal moves": moves that are chosen at random without a list. */
class RandomMoveTest {
  /** Positions with few moves: claims of each kind, chains, lapses and passes. */
  static List<GamePosition> smallPositions() {
    List<GamePosition> positions = new ArrayList<>();
    for (String claim : List.of("optional", "automatic")) {
      for (String capture : List.of("forced", "retract")) {
        String variant = "zertz:claim=" + claim + ",capture=" + capture;
        positions.add(Setup.of(variant).only("a1 d4 d5 e3 g1").with("Wd5 Ge3").game());
        // a removal cuts off, though every vacant ring has vacant ones beside it
        positions.add(Setup.of(variant).only("d4 d5 d6 e5").with("Wd4").game());
        positions.add(Setup.of(variant).only("a1 g1 d3 d4 d5").with("Wd5").game());
        positions.add(Setup.of(variant).only("a1 d4 d5 e3").with("Wd5 Ge3").game());
        positions.add(Setup.of(variant).only("a1 c2 d3 d4 d5 d6").with("Wc2 Gd3 Bd5").game());
        // d4 is vacant amid marbles that cannot jump
        for (String apart : List.of("a1", "a1 g1")) {
          positions.add(
              Setup.of(variant)
                  .only("d4 d5 e4 e3 d3 c3 c4 " + apart)
                  .with("Wd5 Ge4 Be3 Wd3 Gc3 Bc4")
                  .game());
        }
        positions.add(Setup.of(variant).only("d4 d5 d6 a1 g1").with("Gd4 Gd5").game());
        positions.add(
            Setup.of(variant).only("d4 d5 d6 e4 e5 f4 c4 b4").with("Wd4 Gd5 Be5 We4 Gc4").game());
      }
    }
    return positions;
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
}
