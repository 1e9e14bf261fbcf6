package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The choice of a random move where few of the moves that it tries are legal. The laws test it
 * everywhere else.
 */
class RandomMoveTest {
  private static final int DRAWS_OF_EACH = 300;

  /** A full block without four in a line. */
  private static final String FULL =
      "b2-b8 ldldldl, c2-c8 ldldldl, d2-d8 dldldld, e2-e8 dldldld, f2-f8 ldldldl, g2-g8 ldldldl,"
          + " h2-h8 dldldld";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "abalone | a1-i1 a2-i2 a3-i3 a4-i4 d, a9 l",
        "abalone | a1-i1 a2-i2 a3-i3 a4-i4 d, a9 i9 l, a8 i8 d6-d7 d",
        "abalone | a1-i1 a2-i2 a3-i3 a4-i4 d, a9 i9 e5-e8 l",
        "pikkpakk:push=capture | e5 t, b2-h2 b4-h4 d, b8 l",
        "pikkpakk:board=11,push=capture | f6 t, a1-k1 a9-k9 d, k11 l",
        "fivepush:edge=remove | b2-e2 b4-e4 b6-e6 b8-e8 g2-h2 d, h8 l",
        "pushfour:full=block | " + FULL + ", b2 .",
        "pushfour:full=block | " + FULL + ", d5 h8 .",
      })
  void everyLegalMoveIsChosenEquallyOften(String variant, String position) {
    GamePosition game = GamePosition.row(variant, position);
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
