package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.GameValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /**
   * A move is its name, value and visits, and perhaps {@code +}, {@code =} or {@code -}, proven.
   */
  @ParameterizedTest
  @CsvSource({
    // by value, of those that are tried often
    "a 0.2 900/b 0.1 800/c 0.3 700, 3, c a b",
    "a 0.2 900/b 0.1 800/c 0.3 700, 2, a b",
    "a 0.2 900/b 0.9 89/c 0.1 90, 3, a c",
    "a 0.2 9/b 0.9 1, 3, b a",
    // wins first, as they were; draws by their value; and no loss
    "a 1 5 +/b 1 1 +/c 0.5 900/d -1 99 -, 4, a b c",
    "a 0.2 900/b 0 1 =/c -0.1 800/d -1 99 -, 4, a b c",
    "a -0.9 9/b -1 900 -, 2, a",
    // unless all lose
    "a -1 9 -/b -1 0 -/c -1 999 -, 2, a b",
  })
  void theBestOnesAreSortedByWhatPeopleSee(String moves, int most, String recommended) {
    List<RatedMove<String>> rated = Stream.of(moves.split("/", -1)).map(ValuesTest::rated).toList();
    Analysis<String> analysis = new Analysis<>(rated, true, 1, 1, Optional.empty());
    assertThat(
            analysis.recommended(most).stream()
                .map(RatedMove::move)
                .collect(Collectors.joining(" ")))
        .isEqualTo(recommended);
  }

  @Test
  void oneMoveIsWantedAtLeast() {
    Analysis<String> analysis =
        new Analysis<>(List.of(rated("a 0 1")), true, 1, 1, Optional.empty());
    assertThat(analysis.recommended(1)).hasSize(1);
    assertThatThrownBy(() -> analysis.recommended(0)).isInstanceOf(IllegalArgumentException.class);
  }

  private static RatedMove<String> rated(String text) {
    String[] words = text.split(" ", -1);
    Optional<GameValue> proof =
        words.length < 4
            ? Optional.empty()
            : Optional.of(
                switch (words[3]) {
                  case "+" -> GameValue.win(1);
                  case "-" -> GameValue.win(2);
                  default -> GameValue.draw();
                });
    return new RatedMove<>(
        List.of(words[0]), Double.parseDouble(words[1]), Long.parseLong(words[2]), proof);
  }
}
