package io.github.boardrules.examples.cli.records;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RandomCommandTest {

  @Test
  void writesGamesInTheFormOfTheTestVectors() {
    assertThat(Run.of("random heap --seed 3 --games 2"))
        .isEqualTo(
            Run.done(
                "{\"variant\": \"heap\", \"start\": \"5 1\", \"moves\": [\"take3\", \"take1\","
                    + " \"take1\"], \"positions\": [\"2 2\", \"1 1\", \"0 2\"], \"legal\": [3, 2,"
                    + " 1], \"status\": \"win 1 last-taken\"}",
                "{\"variant\": \"heap\", \"start\": \"5 1\", \"moves\": [\"take2\", \"take2\","
                    + " \"take1\"], \"positions\": [\"3 2\", \"1 1\", \"0 2\"], \"legal\": [3, 3,"
                    + " 1], \"status\": \"win 1 last-taken\"}"));
  }

  @Test
  void theSameSeedGivesTheSameGames() {
    Run some = Run.of("random heap:size=99 --seed -7 --games 3");
    assertThat(some.status()).isZero();
    assertThat(some.out().lines()).hasSize(3).doesNotHaveDuplicates();
    assertThat(Run.of("random heap:size=99 --games 3 --seed -7")).isEqualTo(some);
    assertThat(Run.of("random heap:size=99 --games 3 --seed 8").out()).isNotEqualTo(some.out());
  }

  @Test
  void moreGamesBeginWithTheSameOnes() {
    List<String> three = Run.of("random heap --seed 4 --games 3").out().lines().toList();
    assertThat(Run.of("random heap --seed 4 --games 9").out().lines())
        .hasSize(9)
        .startsWith(three.toArray(String[]::new));
  }

  @Test
  void gamesAreStoppedAtTheBound() {
    assertThat(Run.of("random walk --seed 1 --games 1 --max-plies 0"))
        .isEqualTo(
            Run.done(
                "{\"variant\": \"walk\", \"start\": \"@0\", \"moves\": [], \"positions\": [],"
                    + " \"legal\": [], \"status\": \"ongoing\"}"));
    assertThat(Run.of("random walk:goal=9999 --seed 1 --games 1 --max-plies 3").out())
        .contains("\"legal\": [2, 2, 2], \"status\": \"ongoing\"}");
  }

  @Test
  void gamesAreStoppedAfterAThousandMovesByDefault() {
    String game = Run.of("random walk:goal=9999 --seed 1 --games 1").out();
    assertThat(game.split("@", -1)).hasSize(1 + 1 + 1000);
  }

  @Test
  void zeroGamesAreZeroLines() {
    assertThat(Run.of("random heap --seed 1 --games 0")).isEqualTo(Run.done());
  }

  @Test
  void checkFindsNothingWrongWithRandomGames(@TempDir Path folder) {
    Run games = Run.of("random heap:size=99 --seed 5 --games 20");
    Run checked = CheckFile.of(folder, "random.jsonl", games.out().split("\n", -1)).check();
    assertThat(checked.status()).isZero();
    assertThat(checked.out()).matches("20 games, [0-9]{3,4} plies, 0 disagreements\n");
  }
}
