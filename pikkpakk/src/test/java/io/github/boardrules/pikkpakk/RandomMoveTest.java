package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The choice of a random move where few of the moves that it tries are legal. The laws test it
 * everywhere else.
 */
class RandomMoveTest {
  private static final int DRAWS_OF_EACH = 300;

  static Stream<GamePosition> positionsWithFewMoves() {
    return Stream.of(
            weak().light("a9"),
            weak().light("a9 i9").dark("a8 i8 d6-d7"),
            weak().light("a9 i9 e5-e8"),
            Setup.of("pikkpakk:push=capture").target("e5").dark("b2-h2 b4-h4").light("b8"),
            Setup.of("pikkpakk:board=11,push=capture")
                .target("f6")
                .dark("a1-k1 a9-k9")
                .light("k11"),
            Setup.of("fivepush:edge=remove").dark("b2-e2 b4-e4 b6-e6 b8-e8 g2-h2").light("h8"),
            full().empty("b2"),
            full().empty("d5 h8"))
        .map(Setup::position);
  }

  private static Setup weak() {
    return Setup.of("abalone").dark("a1-i1 a2-i2 a3-i3 a4-i4");
  }

  private static Setup full() {
    Setup setup = Setup.of("pushfour:full=block");
    for (char column = 'b'; column <= 'h'; column++) {
      String balls = "bcfg".indexOf(column) >= 0 ? "ldldldl" : "dldldld"; // no four in a line
      setup.series(column + "2-" + column + "8", balls);
    }
    return setup;
  }

  @ParameterizedTest
  @MethodSource("positionsWithFewMoves")
  void everyLegalMoveIsChosenEquallyOften(GamePosition game) {
    PikkPakkRules rules = game.rules();
    SplitMix64 random = new SplitMix64(20);
    int moves = game.legal().size();
    Map<String, Integer> chosen = new HashMap<>();
    for (int i = 0; i < DRAWS_OF_EACH * moves; i++) {
      long code = rules.randomLegal(game.position(), random);
      chosen.merge(rules.decode(game.position(), code).toString(), 1, Integer::sum);
    }

    assertThat(moves).isBetween(2, 60);
    assertThat(chosen.keySet()).containsExactlyInAnyOrderElementsOf(game.legal());
    assertThat(chosen.values()).allSatisfy(times -> assertThat(times).isBetween(200, 400));
  }
}
