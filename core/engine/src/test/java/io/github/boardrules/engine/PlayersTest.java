package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Explorer;
import io.github.boardrules.core.search.Knowledge;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.PuzzleSolver;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.testkit.RulesLaws;
import java.util.Locale;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each door of core and the engine says to games of any number of players. */
class PlayersTest {
  private static final GraphGame PUZZLE = new GraphGame(1, true, "1: 1 2", "1: 3", "draw", "win 1");
  private static final GraphGame GAME = GraphGame.of("1: 1 2", "2: 3 4", "win 2", "win 1", "draw");

  /** Each player in turn may win or go on, and all know how many they are. */
  private static final GraphGame TRIO =
      new GraphGame(3, true, "1: 1 2", "2: 3 4", "3: 5", "win 3", "win 2", "win 1");

  /** The same rules, whose author has left the number of players at two. */
  private static final GraphGame UNTOLD =
      new GraphGame(2, true, "1: 1 2", "2: 3 4", "3: 5", "win 3", "win 2", "win 1");

  /** For each kind of game the beginning of the refusal; empty if there is an answer. */
  private enum Door {
    TREE(
        tree(SearchMethod.TREE), "", "", "Engines and solvers", "A status of graph names player 3"),
    ALPHA_BETA(tree(SearchMethod.ALPHA_BETA), "", "", "Engines and", "A status of graph names"),
    KNOWLEDGE(rules -> Knowledge.of(rules), "", "", "Engines and solvers need one or two", ""),
    SOLVER(
        rules -> Solver.of(rules).solve(rules.start()), "", "", "Engines and", "A status of graph"),
    PUZZLE_SOLVER(
        rules -> PuzzleSolver.of(rules).solve(rules.start()),
        "",
        "A puzzle has one player, and graph has 2.",
        "A puzzle has one player, and graph has 3.",
        "A puzzle has one player"),
    PROVER(
        rules -> WinProver.of(rules).prove(rules.start()),
        "A proof needs two players, and graph has 1.",
        "",
        "A proof needs two players, and graph has 3.",
        "A status of graph names player 3 of 2."),
    CATALOG(
        rules -> Catalog.of(new Family(rules)).rules("graph"), "", "", "A catalog takes games", ""),
    RANDOM_GAME(rules -> Playout.match(rules, rules.start(), new SplitMix64(1), 9), "", "", "", ""),
    PERFT(rules -> Perft.count(rules, rules.start(), 3), "", "", "", ""),
    EXPLORER(rules -> Explorer.of(rules).explore(rules.start(), 99), "", "", "", ""),
    MATCH(PlayersTest::playAll, "", "", "", "A player is 1 or 2, not 3.");

    private final Consumer<GraphGame> use;
    private final String[] refusals;

    Door(Consumer<GraphGame> use, String... refusals) {
      this.use = use;
      this.refusals = refusals;
    }

    private static Consumer<GraphGame> tree(SearchMethod method) {
      return rules ->
          Engine.of(rules).withMethod(method).analyse(rules.start(), Limit.nodes(1_000));
    }
  }

  private static final class Family extends GameFamily {
    Family(Rules<?, ?> rules) {
      super("graph", variant -> rules, GameInfo.of("graph", Label.of("Graph"), "graph"));
    }
  }

  /** Plays the last moves to the end, with all that is said and written about it. */
  private static void playAll(GraphGame rules) {
    Match<Integer, Integer> match = Match.of(rules);
    while (!match.status().isOver()) {
      assertThat(match.statusMessage(Locale.ENGLISH)).isNotBlank();
      var moves = match.legalMoves();
      match = match.play(moves.get(moves.size() - 1));
    }
    String text = MatchRecord.of(match).text();
    assertThat(MatchRecord.read(rules, text).match()).isEqualTo(match);
    assertThat(match.statusMessage(Locale.ENGLISH)).isNotBlank();
  }

  @ParameterizedTest
  @EnumSource(Door.class)
  void itAnswersOrSaysWhyNot(Door door) {
    GraphGame[] games = {PUZZLE, GAME, TRIO, UNTOLD};
    for (int i = 0; i < games.length; i++) {
      GraphGame game = games[i];
      ThrowingCallable use = () -> door.use.accept(game);
      if (door.refusals[i].isEmpty()) {
        assertThatCode(use).as("%s %s", door, i).doesNotThrowAnyException();
      } else {
        assertThatThrownBy(use)
            .as("%s %s", door, i)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith(door.refusals[i]);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void threePlayersKeepTheLaws(long seed) {
    RulesLaws.of(new Thirds()).check(seed);
  }
}
