package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an analysis says, and how. */
class ValuesTest {

  @ParameterizedTest
  @CsvSource({
    "0, +0.00",
    "0.42, +0.42",
    "-0.05, -0.05",
    "-1, -1.00",
    "1, +1.00",
    "0.994, +0.99",
    "0.996, +1.00",
    "-0.996, -1.00"
  })
  void aRatedMoveShowsItsValueInHundredths(double value, String text) {
    RatedMove<String> move = new RatedMove<>(List.of("b1", "a2"), value, 7, Optional.empty());

    assertThat(move).hasToString(text + "  7  b1 a2");
  }

  @Test
  void aProofIsShownInsteadOfAValue() {
    Optional<GameValue> proof = Optional.of(GameValue.win(2, 3));
    RatedMove<String> lost = new RatedMove<>(List.of("b1"), -1, 0, proof);
    RatedMove<String> open = new RatedMove<>(List.of("c1"), 0.5, 2, Optional.empty());
    List<RatedMove<String>> moves = new ArrayList<>(List.of(open, lost));
    Analysis<String> analysis = new Analysis<>(moves, true, 9, 4, proof);
    moves.clear();

    assertThat(analysis).hasToString("+0.50  2  c1\nwin 2 in 3  0  b1");
  }

  @Test
  void whatTwoThreadsHaveFoundOfAMoveIsMerged() {
    RootMove often = rated(3, 1, List.of(5L));
    RootMove rarely = rated(1, -1, List.of(5L, 6L));

    assertThat(often.and(rarely))
        .isEqualTo(rarely.and(often))
        .isEqualTo(rated(4, 0.5, List.of(5L, 6L)));
    assertThat(rated(0, 0.3, List.of(5L)).and(rated(0, 0.3, List.of(5L))).value()).isZero();
  }

  private static RootMove rated(int visits, double value, List<Long> line) {
    return new RootMove(5, visits, 2 * visits, value, false, GameTree.OPEN, 0, false, line);
  }
}
