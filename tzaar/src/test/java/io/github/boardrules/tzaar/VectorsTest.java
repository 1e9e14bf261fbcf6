package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.testkit.GameLog;
import io.github.boardrules.testkit.PerftVectors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The library counts and plays as another implementation of the rule page does. */
class VectorsTest {
  private static final long MOST_LISTED = 300_000;

  @ParameterizedTest
  @MethodSource("lines")
  void countsAreTheSameThroughCodesAndWhereTheyAreSmallThroughLists(String line) {
    int counted =
        PerftVectors.parse(List.of(line))
            .withMost(Long.MAX_VALUE, MOST_LISTED)
            .check(TzaarRules::parse);

    assertThat(counted).isEqualTo(1);
  }

  @ParameterizedTest
  @MethodSource("games")
  void gamesHaveTheSamePositionsNumbersOfLegalMovesAndEndings(GameLog game) {
    game.check(TzaarRules.parse(game.variant()));
  }

  @Test
  void allVectorsAreRead() {
    assertThat(lines()).hasSize(116);
    assertThat(games()).hasSize(30);
  }

  static List<String> lines() {
    return Vectors.lines(Vectors.COUNTS);
  }

  static List<GameLog> games() {
    return Vectors.games();
  }
}
