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
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.testkit.Law;
import io.github.boardrules.testkit.RulesLaws;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

  /** What is asked, and for each kind of game the beginning of the refusal, if there is one. */
  private record Door(String name, Consumer<GraphGame> use, List<String> refusals) {
    static Door of(String name, Consumer<GraphGame> use, String... refusals) {
      return new Door(name, use, List.of(refusals));
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Door> doors() {
    String third = "A status of graph names player 3 of 2.";
    String noEngine = "An engine needs one or two players, and graph has 3.";
    String noSolver = "A solver needs one or two players, and graph has 3.";
    String noPuzzle = "A puzzle has one player, and graph has ";
    String noProof = "A proof needs two players, and graph has ";
    String noCatalog = "A catalog takes games of one or two players, and graph has 3.";
    return List.of(
        Door.of("tree", engine(SearchMethod.TREE), "", "", noEngine, third),
        Door.of("alpha-beta", engine(SearchMethod.ALPHA_BETA), "", "", noEngine, third),
        Door.of("prover", PlayersTest::prove, noProof + 1, "", noProof + 3, third),
        Door.of("solver", rules -> Solver.of(rules).solve(rules.start()), "", "", noSolver, third),
        Door.of("puzzle", PlayersTest::solve, "", noPuzzle + 2, noPuzzle + 3, noPuzzle + 2),
        Door.of("catalog", PlayersTest::find, "", "", noCatalog, ""),
        Door.of("random game", PlayersTest::playRandomly, "", "", "", ""),
        Door.of("perft", rules -> Perft.count(rules, rules.start(), 3), "", "", "", ""),
        Door.of("explorer", PlayersTest::explore, "", "", "", ""),
        Door.of("match", PlayersTest::playAll, "", "", "", "A player is 1 or 2, not 3."));
  }

  private static Consumer<GraphGame> engine(SearchMethod method) {
    return rules ->
        assertThat(
                Engine.of(rules)
                    .withMethod(method)
                    .analyse(rules.start(), Limit.nodes(1_000))
                    .nodes())
            .isPositive();
  }

  private static void prove(GraphGame rules) {
    assertThat(WinProver.of(rules).prove(rules.start())).isNotNull();
  }

  private static void solve(GraphGame rules) {
    assertThat(Solver.ofPuzzle(rules).solve(rules.start())).isNotNull();
  }

  private static void find(GraphGame rules) {
    assertThat(Catalog.of(new Family(rules)).rules("graph")).isSameAs(rules);
  }

  private static void playRandomly(GraphGame rules) {
    assertThat(Playout.play(rules, rules.start(), new SplitMix64(1), 9).plies()).isPositive();
  }

  private static void explore(GraphGame rules) {
    assertThat(Explorer.of(rules).explore(rules.start(), 99).isComplete()).isTrue();
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
    assertThat(MatchRecord.read(rules, text).toMatch()).isEqualTo(match);
    assertThat(match.statusMessage(Locale.ENGLISH)).isNotBlank();
  }

  @ParameterizedTest
  @MethodSource("doors")
  void itAnswersOrSaysWhyNot(Door door) {
    GraphGame[] games = {PUZZLE, GAME, TRIO, UNTOLD};
    for (int i = 0; i < games.length; i++) {
      GraphGame game = games[i];
      ThrowingCallable use = () -> door.use().accept(game);
      if (door.refusals().get(i).isEmpty()) {
        assertThatCode(use).as("%s %s", door, i).doesNotThrowAnyException();
      } else {
        assertThatThrownBy(use)
            .as("%s %s", door, i)
            .isInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith(door.refusals().get(i));
      }
    }
  }

  /** The graph leaves it to Java to read numbers and to refuse null. */
  @Test
  void threePlayersKeepTheLaws() {
    RulesLaws.of(TRIO).withoutLaws(Law.LAW_08_READERS, Law.LAW_21_BAD_INPUT).check(1);
  }
}
