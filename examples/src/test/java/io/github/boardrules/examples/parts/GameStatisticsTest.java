package io.github.boardrules.examples.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GameStatisticsTest {

  @Test
  void gamesAreDescribedByLengthsEndingsAndLegalMoves() {
    GameStatistics statistics = new GameStatistics();
    statistics.add(game("win 1 each", 1, "each", 3, 2, 1));
    statistics.add(game("win 1 white", 1, "white", 5));
    statistics.add(game("win 2 each", 2, "each", 3, 3));
    statistics.add(game("draw repetition", 0, "repetition", 1, 1, 1, 1));
    statistics.add(game("ongoing", 0, ""));

    assertThat(statistics.games()).isEqualTo(5);
    assertThat(statistics.endings().keySet())
        .containsExactly("draw repetition", "ongoing", "win 1 each", "win 1 white", "win 2 each");
    assertThat(List.of("win 1", "win 2", "draw", "ongoing", "win"))
        .extracting(statistics::results)
        .containsExactly(2L, 1L, 1L, 1L, 3L);
    assertThat(List.of(0.0, 0.2, 0.21, 0.5, 1.0))
        .extracting(statistics::length)
        .containsExactly(0, 0, 1, 2, 4);
    assertThat(statistics.meanLength()).isEqualTo(2.0);
    assertThat(statistics.meanLegal()).isEqualTo(2.1);
  }

  @Test
  void theOrderAndThePartsDoNotMatter() {
    List<GameRow> games =
        new ArrayList<>(
            LongStream.range(0, 30)
                .mapToObj(n -> game(n % 3 == 0 ? "draw a" : "win 1 b", 0, "a", n, n % 4))
                .toList());
    GameStatistics all = new GameStatistics();
    games.forEach(all::add);
    Collections.reverse(games);
    GameStatistics one = new GameStatistics();
    GameStatistics other = new GameStatistics();
    games.subList(0, 7).forEach(one::add);
    games.subList(7, 30).forEach(other::add);

    assertThat(new GameStatistics().add(other).add(one)).usingRecursiveComparison().isEqualTo(all);
    assertThat(other.games()).isEqualTo(23);
  }

  @Test
  void withoutGamesEverythingIsZero() {
    GameStatistics none = new GameStatistics();

    assertThat(none.meanLength()).isZero();
    assertThat(none.length(0.5)).isZero();
    assertThat(none.meanLegal()).isZero();
  }

  private static GameRow game(String status, int winner, String ending, long... legal) {
    List<Long> counts = LongStream.of(legal).boxed().toList();
    return new GameRow(
        0, "x", Collections.nCopies(legal.length, "m"), counts, status, winner, ending);
  }
}
