package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.toy.Graph;
import io.github.boardrules.core.toy.Graph.Arrow;
import io.github.boardrules.core.toy.Graph.Kind;
import io.github.boardrules.core.toy.Graph.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

/** The solver against the definition of a forced win, on games that are arbitrary graphs. */
class SolverProperties {

  @Property(tries = 250)
  void gameValuesAreThoseOfTheDefinition(@ForAll("graphs") List<Kind> kinds) {
    Graph plain = new Graph(2, kinds);
    Graph packed = new Graph.Packed(2, kinds);
    List<GameValue> expected = byDefinition(plain, kinds.size());

    for (Node start : nodes(kinds)) {
      Solution<Node, Arrow> solution = Solver.of(plain).solve(start);
      Solution<Node, Arrow> other = Solver.of(packed).solve(start);
      for (Node node : nodes(kinds)) {
        assertThat(other.covers(node)).isEqualTo(solution.covers(node));
        if (solution.covers(node)) {
          assertThat(solution.gameValue(node)).isEqualTo(expected.get(node.number()));
          assertThat(other.gameValue(node)).isEqualTo(expected.get(node.number()));
          assertThat(other.bestMoves(node)).isEqualTo(solution.bestMoves(node));
        }
      }
    }
  }

  @Property(tries = 200)
  void bestMovesAreThoseOfTheGreatestWorth(@ForAll("graphs") List<Kind> kinds) {
    Graph rules = new Graph(2, kinds);
    Solution<Node, Arrow> solution = Solver.of(rules).solve(rules.start());

    for (Node node : nodes(kinds)) {
      Status status = rules.status(node);
      if (solution.covers(node) && !status.isOver()) {
        List<Arrow> best = solution.bestMoves(node);
        assertThat(best).isNotEmpty();
        List<Integer> worths =
            rules.legalMoves(node).stream()
                .map(
                    move ->
                        worth(
                            solution.gameValue(rules.play(node, move)), status.toMove().getAsInt()))
                .toList();
        int most = worths.stream().mapToInt(Integer::intValue).max().orElseThrow();
        assertThat(best)
            .isEqualTo(
                rules.legalMoves(node).stream()
                    .filter(move -> worths.get(move.index()) == most)
                    .toList());
      }
    }
  }

  @Property(tries = 200)
  void theLimitIsMetExactlyWhenMorePositionsCanBeReached(@ForAll("graphs") List<Kind> kinds) {
    Graph rules = new Graph(2, kinds);
    int reachable = Explorer.of(rules).explore(rules.start(), 1_000).total();

    for (int limit = 1; limit <= kinds.size(); limit++) {
      for (Graph each : List.of(rules, new Graph.Packed(2, kinds))) {
        Solver<Node, Arrow> solver = Solver.of(each).withLimit(limit);
        Throwable thrown = catchThrowable(() -> solver.solve(rules.start()));
        assertThat(thrown instanceof SolverLimitException).isEqualTo(reachable > limit);
      }
    }
  }

  /** Graphs with few arrows per node, so that wins are long. */
  @Provide
  Arbitrary<List<Kind>> graphs() {
    return Arbitraries.integers()
        .between(1, 24)
        .flatMap(
            size -> {
              Arbitrary<List<Integer>> arrows =
                  Arbitraries.integers().between(0, size - 1).list().ofMinSize(1).ofMaxSize(3);
              Arbitrary<Kind> inner =
                  Combinators.combine(Arbitraries.of(1, 2), arrows).as(Kind::new);
              Arbitrary<Kind> end = Arbitraries.integers().between(0, 2).map(Kind::end);
              return Arbitraries.frequencyOf(Tuple.of(4, inner), Tuple.of(1, end))
                  .list()
                  .ofSize(size);
            });
  }

  /**
   * Returns the values by the definition of a forced win. A player can force a win within n moves
   * when the player has won already; when it is their move and some move leads to a position where
   * they can force a win within n − 1; or when it is the other's move and every move does.
   */
  private static List<GameValue> byDefinition(Graph rules, int size) {
    List<GameValue> values = new ArrayList<>(Collections.nCopies(size, GameValue.draw()));
    for (int player = 1; player <= 2; player++) {
      List<Node> won = List.of();
      for (int moves = 0; moves <= size; moves++) {
        List<Node> before = won;
        int winner = player;
        won =
            IntStream.range(0, size)
                .mapToObj(Node::new)
                .filter(node -> isWon(rules, node, winner, before::contains))
                .toList();
        for (Node node : won) {
          if (!before.contains(node)) {
            values.set(node.number(), GameValue.win(player, moves));
          }
        }
      }
    }
    return values;
  }

  private static boolean isWon(Graph rules, Node node, int player, Predicate<Node> isWonAfter) {
    Status status = rules.status(node);
    if (status.isOver()) {
      return status.winner().orElse(0) == player;
    }
    List<Node> next = rules.legalMoves(node).stream().map(move -> rules.play(node, move)).toList();
    return status.toMove().getAsInt() == player
        ? next.stream().anyMatch(isWonAfter)
        : next.stream().allMatch(isWonAfter);
  }

  /** Orders values for a player: fast win, slow win, draw, slow loss, fast loss. */
  private static int worth(GameValue value, int player) {
    if (value.isDraw()) {
      return 0;
    }
    int speed = 1_000 - value.distance().orElseThrow();
    return value.isWinFor(player) ? speed : -speed;
  }

  private static List<Node> nodes(List<Kind> kinds) {
    return IntStream.range(0, kinds.size()).mapToObj(Node::new).toList();
  }
}
