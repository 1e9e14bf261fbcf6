package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Solution;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Solver;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** An engine that can win does win, however long the opponent can hold out. */
class ProgressProperties {
  private static final int MAX_PLIES = 40;

  @Property
  void aWonGameIsBroughtToItsEnd(
      @ForAll @IntRange(max = 100_000) int seed,
      @ForAll @IntRange(min = 8, max = 24) int nodes,
      @ForAll SearchMethod method) {
    GraphGame game = GraphGame.draw(seed, 2, nodes, true);
    Solution<Integer, Integer> solution = Solver.of(game).solve(0);
    OptionalInt start = longestWin(solution, nodes);
    Assume.that(start.isPresent());
    Match<Integer, Integer> match = Match.of(game, start.getAsInt());
    int winner = solution.gameValue(match.position()).winner().orElseThrow();
    EngineSession<Integer, Integer> session = Engine.of(game).withMethod(method).session();

    while (!match.status().isOver() && match.ply() < MAX_PLIES) {
      match =
          match.toMove().orElseThrow() == winner
              ? match.play(session.analyse(match, Limit.nodes(1_000)).best())
              : match.play(solution.bestMoves(match.position()).get(0));
    }

    assertThat(match.status().winner()).as("%s", match).hasValue(winner);
  }

  /** Returns the won position from which the loser can hold out longest. */
  private static OptionalInt longestWin(Solution<Integer, Integer> solution, int nodes) {
    return IntStream.range(0, nodes)
        .filter(node -> solution.covers(node) && !solution.gameValue(node).isDraw())
        .filter(node -> solution.gameValue(node).distance().orElseThrow() > 0)
        .reduce((a, b) -> distance(solution, a) < distance(solution, b) ? b : a);
  }

  private static int distance(Solution<Integer, Integer> solution, int node) {
    return solution.gameValue(node).distance().orElseThrow();
  }
}
