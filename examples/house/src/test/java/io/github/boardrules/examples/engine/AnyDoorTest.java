package io.github.boardrules.examples.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.RulesDecorator;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Explorer;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.SearchMethod;
import io.github.boardrules.engine.WinProver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever door leads to a game, strings, a decorator or both, programs that search find the same,
 * in every ready-made variant.
 */
@Tag("slow")
class AnyDoorTest {
  private static final int PLIES = 6;
  private static final Limit NODES = Limit.nodes(60);
  private static final int POSITIONS = 100;
  private static final int SOLVER_POSITIONS = 500;

  static Stream<String> variants() {
    return Catalog.installed().games().stream().flatMap(game -> game.variantIds().stream());
  }

  /** What a program logs of rules, in ten lines. */
  private static final class Logged<S, M> extends RulesDecorator<S, M> {
    private final List<String> log = new ArrayList<>();

    Logged(Rules<S, M> rules) {
      super(rules);
    }

    @Override
    public S play(S position, M move) {
      log.add(String.valueOf(move));
      return super.play(position, move);
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void searchesFindTheSame(String variant) {
    Rules<?, ?> own = Catalog.installed().rules(variant);
    Logged<String, String> logged = new Logged<>(Catalog.installed().textRules(variant));
    Map<String, Object> expected = found(own);

    assertThat(found(logged)).isEqualTo(expected);
    assertThat(logged.log).isNotEmpty();
    assertThat(found(TextRules.of(new Logged<>(own)))).isEqualTo(expected);
  }

  /** Returns what all programs that search say, in texts. */
  private static <S, M> Map<String, Object> found(Rules<S, M> rules) {
    Map<String, Object> found = new TreeMap<>();
    Match<S, M> match = Playout.randomMatch(rules, rules.start(), new SplitMix64(5), PLIES);
    found.put("random game", match.moves().stream().map(Object::toString).toList());
    Match<S, M> open = match.status().isOver() ? Match.of(rules) : match;
    S position = open.position();
    Playout<S> playout = Playout.play(rules, position, new SplitMix64(3), 200);
    found.put("playout", playout.position() + " " + playout.plies() + playout.status());
    found.put("perft", Perft.count(rules, position, 2));
    found.put(
        "divided", Perft.of(rules).withTranspositionTable(true).divide(position, 2).toString());
    List<String> visited = new ArrayList<>();
    Explorer<S, M> explorer = Explorer.of(rules).withSymmetry(true);
    found.put(
        "explored",
        explorer.explore(
            position, POSITIONS, (found1, depth) -> visited.add(depth + " " + found1)));
    found.put("visited", visited);
    found.put("solved", solved(rules, position));
    if (rules.players() == 1) {
      found.put("path", path(rules));
    } else {
      found.put(
          "proof",
          WinProver.of(rules).withNodes(2_000).withMemory(Engine.MIN_MEMORY).prove(position));
    }
    Engine<S, M> engine = Engine.of(rules).withSeed(11).withMemory(Engine.MIN_MEMORY);
    for (SearchMethod method : SearchMethod.values()) {
      EngineSession<S, M> session = engine.withMethod(method).session();
      found.put("first " + method, analysed(session.analyse(open, NODES)));
      Match<S, M> next = open.play(open.legalMoves().get(0));
      if (!next.status().isOver()) {
        found.put("next " + method, analysed(session.analyse(next, NODES)));
      }
    }
    found.put("by default", analysed(engine.analyse(open, NODES)));
    if (rules.knowledge().solution(position).isPresent()
        || rules.knowledge().winningMove(position).isPresent()) {
      found.put("perfect", analysed(engine.analyse(open, Limit.nodes(10_000))));
    }
    return found;
  }

  private static String analysed(Analysis<?> analysis) {
    return analysis.moves().stream().limit(20).map(Object::toString).collect(Collectors.joining())
        + analysis.best()
        + analysis.proof()
        + analysis.nodes()
        + analysis.depth()
        + analysis.hasAllMoves();
  }

  private static <S, M> String solved(Rules<S, M> rules, S position) {
    return attempt(
        solver -> {
          var solution = solver.withLimit(SOLVER_POSITIONS).solve(position);
          return solution.gameValue(position) + " " + solution.bestMoves(position);
        },
        Solver.of(rules));
  }

  /** Returns a path to the goal of a puzzle within a limit, the same for all doors. */
  private static <S, M> String path(Rules<S, M> rules) {
    return attempt(
        solver -> {
          Optional<PuzzlePath<M>> path = solver.withLimit(2_000).solve(rules.start());
          return path.map(PuzzlePath::moves).toString();
        },
        Solver.ofPuzzle(rules));
  }

  private static <T> String attempt(Function<T, String> question, T solver) {
    try {
      return question.apply(solver);
    } catch (SolverLimitException limit) {
      return limit.getMessage();
    }
  }
}
