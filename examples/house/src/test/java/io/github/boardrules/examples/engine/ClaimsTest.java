package io.github.boardrules.examples.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.RatedMove;
import io.github.boardrules.engine.SearchMethod;
import io.github.boardrules.engine.WinProver;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.testkit.ClaimLaws;
import io.github.boardrules.testkit.ClaimTrial;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What engine, prover, solver, formulas and tables claim is true, in every ready-made variant. With
 * {@code -Dboardrules.claims=20} so many matches of each kind are taken.
 */
@Tag("claims")
class ClaimsTest {
  private static final int MATCHES = Integer.getInteger("boardrules.claims", 1);
  private static final int PLIES = 3;
  private static final int GAMES = 3;

  /** Enough to see all replies to all moves of the positions that the laws take. */
  private static final Limit NODES = Limit.nodes(5_000);

  private static final Limit VISITS = Limit.nodes(1_500);
  private static final int RECOMMENDED = 5;
  private static final int PROVER_NODES = 5_000;
  private static final int SOLVER_POSITIONS = 5_000;
  private static final long MAX_TABLE_BYTES = 1 << 20;

  static Stream<String> variants() {
    return Stream.concat(
        Catalog.installed().games().stream()
            .flatMap(game -> game.variantIds().stream())
            .filter(variant -> ForcedWin.rules(variant).players() == 2),
        Stream.of("abalone:win=1", "abalone:repeat=3,win=2", "fivepush:repeat=3", "pylos:base=3"));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void claimsAreTrue(String variant) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    Engine<Object, Object> engine = Engine.of(rules).withMemory(1 << 22);
    // One session meets all matches, in any order, and so positions that it has seen in others.
    EngineSession<Object, Object> session = engine.session();
    EngineSession<Object, Object> tree = engine.withMethod(SearchMethod.TREE).session();
    EngineSession<Object, Object> threads = engine.withThreads(2).session();
    WinProver<Object, Object> prover =
        WinProver.of(rules).withNodes(PROVER_NODES).withMemory(1 << 22);
    Optional<Solution<Object, Object>> tables = tables(rules);

    int claims =
        ClaimLaws.of(rules)
            .withPlies(PLIES)
            .withMatches(MATCHES)
            .withGames(GAMES * MATCHES)
            .check(
                1,
                trial -> {
                  claimed(trial, session, NODES);
                  claimed(trial, tree, VISITS);
                  claimed(trial, threads, NODES);
                  prover
                      .prove(trial.toMatch().position())
                      .ifPresent(winner -> trial.outcome(GameValue.win(winner)));
                  solved(rules, trial);
                  tables.ifPresent(solution -> claimed(trial, solution));
                });

    assertThat(claims).isPositive();
  }

  private static void claimed(
      ClaimTrial<Object, Object> trial, EngineSession<Object, Object> session, Limit limit) {
    Analysis<Object> analysis = session.analyse(trial.toMatch(), limit);
    long most = limit.nodes().orElseThrow();
    assertThat(analysis.nodes()).isLessThanOrEqualTo(most + Math.max(64, most / 100));
    trial.best(analysis.best());
    analysis.proof().ifPresent(trial::outcome);
    for (RatedMove<Object> named : analysis.recommended(RECOMMENDED)) {
      trial.best(named.move());
      trial.line(named.variation(), named.proof());
    }
    for (RatedMove<Object> rated : analysis.moves()) {
      rated.proof().ifPresent(value -> trial.outcomeAfter(rated.move(), afterMove(value)));
    }
  }

  /** Wins in one, among many moves, and none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "zertz | -.-./--..-/...G--/......B/--...-/-..B./BW-- 3,2,3 1,3,1 0,1,2 1",
        "zertz | ..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1"
      })
  void aWinInOneIsFound(String variant, String text) {
    PackedRules<Object, Object> rules = ForcedWin.rules(variant);
    Object position = rules.notation().parsePosition(text);
    List<Object> wins =
        rules.legalMoves(position).stream()
            .filter(move -> rules.status(rules.play(position, move)).winner().isPresent())
            .toList();
    for (SearchMethod method : SearchMethod.values()) {
      Analysis<Object> analysis =
          Engine.of(rules)
              .withMethod(method)
              .analyse(position, Limit.nodes(rules.countLegal(position)));

      assertThat(analysis.proof().isPresent()).isEqualTo(!wins.isEmpty());
      if (!wins.isEmpty()) {
        assertThat(wins).contains(analysis.best());
        assertThat(analysis.proof()).hasValue(GameValue.win(1, 1));
      }
    }
  }

  /** Returns a value whose distance counts from the position after a move, not before it. */
  private static GameValue afterMove(GameValue value) {
    return value.distance().isPresent()
        ? GameValue.win(value.winner().orElseThrow(), value.distance().orElseThrow() - 1)
        : value;
  }

  private static void claimed(ClaimTrial<Object, Object> trial, Solution<Object, Object> solution) {
    Object position = trial.toMatch().position();
    trial.outcome(solution.gameValue(position));
    trial.best(solution.bestMoves(position).get(0));
    for (Object move : trial.toMatch().legalMoves()) {
      trial.outcomeAfter(move, solution.gameValue(trial.toMatch().play(move).position()));
    }
  }

  private static void solved(PackedRules<Object, Object> rules, ClaimTrial<Object, Object> trial) {
    Object position = trial.toMatch().position();
    rules.knowledge().solution(position).ifPresent(solution -> claimed(trial, solution));
    try {
      claimed(
          trial,
          Solver.of(rules)
              .withKnowledge(Knowledge.none())
              .withLimit(SOLVER_POSITIONS)
              .solve(position));
    } catch (SolverLimitException tooLarge) {
      // It claims nothing.
    }
  }

  private static Optional<Solution<Object, Object>> tables(PackedRules<Object, Object> rules) {
    return TableSolver.of(rules)
        .filter(solver -> solver.bytes() <= MAX_TABLE_BYTES)
        .map(TableSolver::solve);
  }
}
