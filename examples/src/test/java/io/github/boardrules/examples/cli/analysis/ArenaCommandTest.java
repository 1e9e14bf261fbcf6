package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.arena.Work;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code arena} and its scores. */
class ArenaCommandTest {
  /** A heap of 12 is lost for the player to move; so each perfect player wins one of a pair. */
  @Test
  void theColoursAreChangedInEveryPair() {
    assertThat(scores("heap:size=12 --player1=perfect --player2=perfect --opening=0 --games=6"))
        .containsExactly(
            "heap:size=12: wins 3, draws 0, losses 3; points 50.0 % (18.8 to 81.2); games 6");
  }

  /** Perfect players win and lose by the opening alone. */
  @Test
  void bothGamesOfAPairHaveTheSameOpening() {
    assertThat(scores("heap:size=99 --player1=perfect --player2=perfect --opening=5 --games=20"))
        .singleElement()
        .asString()
        .contains("wins 10, draws 0, losses 10");
  }

  @ParameterizedTest
  @ValueSource(strings = {"engine", "engine:level=4", "uct:nodes=300", "flat:nodes=300", "perfect"})
  void thePlayersBeatRandomMoves(String player) {
    assertThat(scores("pylos:base=3 --nodes=300 --games=10 --player1=" + player))
        .singleElement()
        .asString()
        .matches("pylos:base=3: wins ([89]|10), .*");
  }

  @Test
  void theSameSeedGivesTheSameGamesWithAnyNumberOfThreads() {
    List<String> one = some("--seed=5 --threads=1");
    assertThat(some("--seed=5 --threads=3")).isEqualTo(one);
    assertThat(some("--seed=6 --threads=3")).isNotEqualTo(one);
  }

  /** Returns the results and the mean lengths of some games. */
  private static List<String> some(String options) {
    return Run.installed("arena zertz --nodes=20 --player2=uct --games=8 " + options)
        .out()
        .lines()
        .map(line -> line.replaceAll("; nodes a second.*", ""))
        .toList();
  }

  @Test
  void openingsThatEndTheGameAreDrawnAgain() {
    assertThat(scores("heap:size=3 --player1=random --opening=50 --games=6"))
        .containsExactly(
            "heap:size=3: wins 3, draws 0, losses 3; points 50.0 % (18.8 to 81.2); games 6");
  }

  @Test
  void longGamesAreDraws() {
    assertThat(scores("abalone --player1=random --max-plies=5 --games=3"))
        .containsExactly(
            "abalone: wins 0, draws 3, losses 0; points 50.0 % (12.5 to 87.5); games 3");
  }

  @Test
  void everySetUpIsDrawn() {
    Run run = Run.installed("arena tzaar:setup=random --player1=random --games=4 --locale=hu");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("tzaar:setup=random: győzelem ").contains("; játszma 4, ");
  }

  @Test
  void allIsAVariantOfEachGameForTwo() {
    String[] arguments = {"arena", "all", "--player1=random", "--games=1", "--max-plies=9"};
    assertThat(Run.installed(arguments).out().lines())
        .extracting(line -> line.replaceFirst(": wins.*", ""))
        .contains("zertz", "tzaar", "abalone", "heaps:sizes=3-4-5")
        .doesNotContain("inlay")
        .hasSize(Catalog.installed().games().size() - 1);
  }

  @Test
  void mistakesAreExplained() {
    Session.check(
        """
        $ arena heap --player1=robot
        ! --player1 is 'robot', but must be one of: random, flat, uct, engine, perfect.
        $ arena heap --player2=flat:level=3
        ! --player2: flat has no setting 'level'; its settings are nodes, time.
        $ arena heap --player2=perfect:time=1s > ! --player2: the player perfect has no settings.
        $ arena heap --player1=uct:nodes=1,nodes=2 > ! --player1: nodes is given more than once.
        $ arena heap --player1=engine:level=10
        ! --player1 level is '10', but must be a whole number from 1 to 9.
        $ arena heap --player1=engine:method=tee
        ! --player1 method is 'tee', but must be one of: tree, alpha-beta.
        $ arena heap --time=100
        ! --time is '100', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ arena heap --time=1441m
        ! --time is '1441m', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ arena heap --time=0.9ms
        ! --time is '0.9ms', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ arena heap --games=0 > ! --games is '0', but must be a whole number from 1 to 2147483647.
        $ arena heap walk > ! walk has one player, so there is nobody to play against.
        """);
    Session.checkInstalled(
        """
        $ arena zertz --player1=perfect > ! perfect cannot play here…
        """);
  }

  /** Returns the results of games, without their length and speed. */
  private static List<String> scores(String arguments) {
    String all = "arena " + arguments;
    Run run = arguments.startsWith("heap:") ? Run.of(all) : Run.installed(all);
    assertThat(run.err()).isEmpty();
    return run.out().lines().map(line -> line.replaceAll(", moves a game.*", "")).toList();
  }

  /** The values of Wilson's formula as tables and other programs have them. */
  @ParameterizedTest
  @CsvSource({
    "  8,  0,  2, 0.80, 0.4902, 0.9433",
    "  0,  0, 10, 0.00, 0.0000, 0.2775",
    "100,  0,  0, 1.00, 0.9630, 1.0000",
    " 40, 20, 40, 0.50, 0.4038, 0.5962",
    "  0,  0,  0, 0.50, 0.0000, 1.0000"
  })
  void theIntervalIsThatOfWilson(
      int wins, int draws, int losses, double share, double lower, double upper) {
    Score score = new Score(wins, draws, losses, 0, Work.NONE, Work.NONE);
    assertThat(score.share()).isEqualTo(share);
    assertThat(score.lower()).isCloseTo(lower, within(5e-5));
    assertThat(score.upper()).isCloseTo(upper, within(5e-5));
  }
}
