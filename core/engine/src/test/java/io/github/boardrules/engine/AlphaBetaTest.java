package io.github.boardrules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An alpha-beta search finds what looking at all lines finds. */
class AlphaBetaTest {
  /** Goes on where a single move is left that does not lose. */
  private static final Limit ON = Limit.nodes(1_000_000).and(Limit.until(found -> false));

  private static final Evaluation<Long> QUIET = HashGame::value;

  private static final Evaluation<Long> UNQUIET =
      new HashGame.Unquiet<>(QUIET, position -> position % 3 != 0);

  /** Looks at all lines: minimax without any shortcut. */
  private record Minimax<S>(PackedRules<S, ?> rules, Evaluation<S> evaluation, int rounds) {

    /** Returns what {@link AlphaBetaSearch#valueAfter} does. */
    int valueAfter(S next, int player, int depth, int ply) {
      Status status = rules.status(next);
      if (status.isOver()) {
        int win = AlphaBetaSearch.WIN - ply - 1;
        return status.winner().isEmpty() ? 0 : status.winner().getAsInt() == player ? win : -win;
      }
      int mover = status.toMove().orElseThrow();
      int value = value(next, mover, depth - 1, ply + 1);
      return mover == player ? value : -value;
    }

    int value(S position, int player, int depth, int ply) {
      if (depth <= 0 && (depth <= -16 || evaluation.isQuiet(position))) {
        int value = (int) (evaluation.valueForPlayer1(position) * AlphaBetaSearch.SCALE);
        return player == 1 ? value : -value;
      }
      // Forced moves take no depth.
      int own = depth > 0 && ply < 2 * rounds && !evaluation.isQuiet(position) ? depth + 1 : depth;
      MoveBuffer moves = new MoveBuffer();
      rules.legalMoves(position, moves);
      return IntStream.range(0, moves.size())
          .map(i -> valueAfter(rules.playUnchecked(position, moves.get(i)), player, own, ply))
          .max()
          .orElseThrow();
    }
  }

  private static <S> AlphaBetaSearch<S, Integer> search(
      PackedRules<S, Integer> rules, Evaluation<S> evaluation) {
    return new AlphaBetaSearch<>(
        rules, evaluation, new PositionTable(1 << 22), Budget.endless(), () -> {});
  }

  private static <S> int exact(AlphaBetaSearch<S, Integer> search, S next, int depth) {
    int high = AlphaBetaSearch.INFINITE;
    return search.valueAfter(next, 1, depth, 0, -high, high, 0);
  }

  /** With four moves or less, none is late. */
  @Test
  void theValueIsThatOfAllLines() {
    for (Evaluation<Long> evaluation : List.of(QUIET, UNQUIET)) {
      for (int width = 1; width <= 4; width++) {
        HashGame game = new HashGame(width);
        for (long position = 100; position < 130; position++) {
          AlphaBetaSearch<Long, Integer> search = search(game, evaluation);
          for (int depth = 1; depth <= (evaluation == QUIET ? 5 : 3); depth++) {
            int value = new Minimax<>(game, evaluation, depth).valueAfter(position, 1, depth, 0);
            assertThat(exact(search, position, depth)).isEqualTo(value);
            int bound = search.valueAfter(position, 1, depth, 0, 0, 1, 0);
            assertThat(bound > 0).isEqualTo(value > 0);
            assertThat(bound > 0 ? bound <= value : bound >= value).isTrue();
          }
        }
      }
    }
  }

  /** The table, and the order of the moves, spare most of the lines. */
  @Test
  void fewOfTheLinesAreVisited() {
    HashGame game = new HashGame(4);
    AlphaBetaSearch<Long, Integer> search = search(game, QUIET);
    for (int depth = 1; depth <= 9; depth++) {
      exact(search, 101L, depth);
    }
    long nodes = search.nodes();
    exact(search, 101L, 9);

    assertThat(search.nodes()).isEqualTo(nodes + 1);
    assertThat(nodes).isLessThan(9_000);
    assertThat(search.isCut()).isTrue();
    assertThat(search.isStopped()).isFalse();
  }

  /** Whatever came before: cycles, players who move twice, and answers of other depths. */
  @Test
  void aSearchOfGraphsProvesWhatAllLinesProve() {
    for (int seed = 0; seed < 100; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, 12, seed % 2 == 0);
      Evaluation<Integer> evaluation = position -> position / 20.0 - 0.3;
      Minimax<Integer> minimax = new Minimax<>(game, evaluation, 0);
      AlphaBetaSearch<Integer, Integer> search = search(game, evaluation);
      for (int depth = 1; depth <= 4; depth++) {
        int value = minimax.valueAfter(0, 1, depth, 0);
        int found = exact(search, 0, depth);
        if (Math.abs(value) > AlphaBetaSearch.SURE) {
          assertThat(found).as("seed %s, depth %s", seed, depth).isEqualTo(value);
        }
      }
    }
  }

  /** The estimates say that one move is enough, but those of others may be better. */
  @Test
  void whatIsLeftOutProvesNothing() {
    int proofs = 0;
    for (int seed = 0; seed < 100; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, 12, seed % 2 == 0);
      AlphaBetaSearch<Integer, Integer> search = search(game, new HashGame.FirstLoud<>(game));
      for (int depth = 1; depth <= 4; depth++) {
        int found = exact(search, 0, depth);
        if (Math.abs(found) > AlphaBetaSearch.SURE) {
          int moves = AlphaBetaSearch.WIN - Math.abs(found);
          int value = new Minimax<>(game, position -> 0, 0).valueAfter(0, 1, moves, 0);
          assertThat(Integer.signum(value) * AlphaBetaSearch.SURE)
              .as("seed %s, depth %s: %s", seed, depth, value)
              .isEqualTo(Integer.signum(found) * AlphaBetaSearch.SURE);
          assertThat(Math.abs(value)).isGreaterThan(AlphaBetaSearch.SURE);
          proofs++;
        }
      }
    }
    assertThat(proofs).isGreaterThan(50);
  }

  @Test
  void theEngineFindsTheBestOfAllLines() {
    HashGame game = new HashGame(4);
    Minimax<Long> minimax = new Minimax<>(game, QUIET, 0);
    Engine<Long, Integer> engine =
        Engine.of(game).withEvaluation(QUIET).withMemory(Engine.MIN_MEMORY);
    for (long start = 200; start < 230; start++) {
      long root = start;
      if (game.status(root).isOver()) {
        continue;
      }
      int mover = game.status(root).toMove().orElseThrow();
      // A move that loses at once is known also to a search that looks only one move ahead.
      for (int depth = 2; depth <= 4; depth++) {
        int looked = depth;
        int best =
            IntStream.range(0, 4)
                .map(move -> minimax.valueAfter(game.playUnchecked(root, move), mover, looked, 0))
                .max()
                .orElseThrow();
        Analysis<Integer> analysis = engine.analyse(root, Limit.depth(depth));
        if (Math.abs(best) <= AlphaBetaSearch.SURE) {
          assertThat(analysis.depth()).isEqualTo(depth);
          assertThat(analysis.proof()).isEmpty();
          assertThat(analysis.valueForMover()).isEqualTo(best / (double) AlphaBetaSearch.SCALE);
          assertLineLeadsToValue(game, root, mover, analysis, depth);
          for (RatedMove<Integer> rated : analysis.moves()) {
            int value =
                minimax.valueAfter(game.playUnchecked(root, rated.move()), mover, looked, 0);
            double exact = value / (double) AlphaBetaSearch.SCALE;
            if (rated.proof().isEmpty()) {
              assertThat(rated.valueForMover())
                  .matches(shown -> rated.isUpperBound() ? shown >= exact : shown == exact);
            }
          }
        } else {
          assertThat(analysis.valueForMover()).isEqualTo(Math.signum(best));
          assertThat(analysis.proof().orElseThrow().winner())
              .hasValue(best > 0 ? mover : 3 - mover);
        }
        assertThat(analysis.moves())
            .hasSize(4)
            .allMatch(rated -> rated.valueForMover() <= analysis.valueForMover());
      }
    }
  }

  /** At the end of the variation the evaluation is the value, or a draw has been reached. */
  private static void assertLineLeadsToValue(
      HashGame game, long root, int mover, Analysis<Integer> analysis, int depth) {
    Match<Long, Integer> line = Match.of(game, root).playAll(analysis.moves().get(0).variation());
    if (line.status().isOver()) {
      assertThat(analysis.valueForMover()).isZero();
    } else {
      assertThat(line.ply()).isEqualTo(depth);
      int value = (int) (HashGame.value(line.position()) * AlphaBetaSearch.SCALE);
      assertThat(analysis.valueForMover())
          .isEqualTo((mover == 1 ? value : -value) / (double) AlphaBetaSearch.SCALE);
    }
  }

  @Test
  void aBudgetStopsASearch() {
    HashGame game = new HashGame(4);
    Budget budget = new Budget(50, Long.MAX_VALUE, Long.MAX_VALUE, System::nanoTime);
    AlphaBetaSearch<Long, Integer> search =
        new AlphaBetaSearch<>(game, QUIET, new PositionTable(1), budget, () -> {});

    exact(search, 101L, 30);
    assertThat(search.isStopped()).isTrue();
    assertThat(search.nodes()).isEqualTo(50);
    assertThat(budget.isSpent(0)).isTrue();

    search.begin(Budget.endless());
    assertThat(search.isStopped()).isFalse();
    assertThat(search.isCut()).isFalse();
  }

  /** A stopped round has better values of some moves than of others, but the best one leads. */
  @Test
  void noMoveIsWorthMoreThanTheBest() {
    HashGame game = new HashGame(5);
    Engine<Long, Integer> engine =
        Engine.of(game).withEvaluation(QUIET).withMemory(Engine.MIN_MEMORY);
    for (int nodes = 1; nodes < 200; nodes++) {
      Analysis<Integer> analysis = engine.analyse(game.start(), Limit.nodes(nodes));

      assertThat(analysis.nodes()).isLessThanOrEqualTo(nodes);
      assertThat(analysis.moves())
          .hasSize(5)
          .allMatch(rated -> rated.valueForMover() <= analysis.valueForMover());
    }
  }

  /** Where late moves are searched less deep, another search finds the distance. */
  @Test
  void theDistanceOfAProofIsThatOfPerfectPlay() {
    int exact = 0;
    for (int seed = 0; seed < 100; seed++) {
      GraphGame game = GraphGame.draw(seed, 2, 30, seed % 2 == 0);
      Engine<Integer, Integer> engine =
          Engine.of(game).withMethod(SearchMethod.ALPHA_BETA).withMemory(Engine.MIN_MEMORY);
      GameValue truth = Solver.of(game).solve(0).gameValue(0);
      Analysis<Integer> analysis = engine.analyse(0, Limit.depth(30).and(ON));
      if (!truth.isDraw()) {
        assertThat(analysis.proof()).as("seed %s", seed).hasValue(truth);
        assertThat(analysis.moves().get(0).proof()).hasValue(truth);
        exact++;
      } else {
        assertThat(analysis.proof()).isEmpty();
      }
    }
    assertThat(exact).isGreaterThan(30);
  }

  @Test
  void aSearchGoesAsDeepAsItMay() {
    int length = 101;
    List<String> nodes = new ArrayList<>();
    for (int node = 0; node < length; node++) {
      int player = 1 + node % 2;
      nodes.add(player + ": " + (node + 1) + " " + (length + player));
    }
    nodes.addAll(List.of("win 1", "win 2", "win 1"));
    GraphGame game = GraphGame.of(nodes.toArray(String[]::new));

    Analysis<Integer> analysis = Engine.of(game).withMethod(SearchMethod.ALPHA_BETA).analyse(0, ON);

    assertThat(analysis.proof().orElseThrow().winner()).hasValue(1);
    assertThat(analysis.best()).isEqualTo(1);
    assertThat(analysis.depth()).isEqualTo(length);
    assertThat(analysis.moves().get(0).variation()).hasSize(length);
  }
}
