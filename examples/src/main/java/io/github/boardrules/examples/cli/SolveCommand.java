package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.PuzzlePath;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code solve}: who wins with perfect play, in how many moves, and the best moves; of a puzzle
 * that has a solver of its own, all moves of one way to the goal.
 */
@Command(name = "solve", customSynopsis = "boardrules solve VARIANT [--position P] [--limit N]")
final class SolveCommand extends PositionCommand {

  @Option(names = "--limit", paramLabel = "N", descriptionKey = "limit")
  private Optional<String> limit = Optional.empty();

  SolveCommand(Session session) {
    super(session);
  }

  @Override
  <S extends Object, M extends Object> Predicate<S> question(Rules<S, M> rules) {
    int positions = limit.map(Numbers::limit).orElse(Solver.DEFAULT_LIMIT);
    Solutions<S, M> solutions = new Solutions<>(rules, positions, session.progress());
    return position -> {
      try {
        solutions
            .puzzleSolver()
            .ifPresentOrElse(
                solver -> print(rules, solver.solve(position)),
                () -> print(solutions.covering(position), position));
      } catch (SolverLimitException problem) {
        throw Failure.of("solve-too-large", "limit", problem.limit());
      }
      return true;
    };
  }

  @Override
  boolean answersAreLists() {
    return true;
  }

  /** Prints a way to the goal, whose moves have an order of their own. */
  private <M extends Object> void print(Rules<?, M> rules, Optional<PuzzlePath<M>> path) {
    session.output().line((path.isPresent() ? GameValue.win(1) : GameValue.draw()).text());
    path.ifPresent(
        found -> {
          session.output().line((found.shortest() ? "length " : "moves ") + found.moves().size());
          found.moves().stream().map(rules.notation()::formatMove).forEach(session.output()::line);
        });
  }

  private <S extends Object, M extends Object> void print(Solution<S, M> solution, S position) {
    GameValue verdict = solution.gameValue(position);
    session.output().line(verdict.text());
    verdict.distance().ifPresent(length -> session.output().line("length " + length));
    movesToShow(solution, position).stream()
        .map(solution.rules().notation()::formatMove)
        .sorted()
        .forEach(session.output()::line);
  }

  /** None where every move loses and none is known to hold out longer than another. */
  private static <S extends Object, M extends Object> List<M> movesToShow(
      Solution<S, M> solution, S position) {
    GameValue verdict = solution.gameValue(position);
    boolean anyWillDo =
        verdict.distance().isEmpty()
            && solution.rules().status(position) instanceof Status.Ongoing ongoing
            && verdict.isLossFor(ongoing.toMove());
    return anyWillDo ? List.of() : solution.bestMoves(position);
  }
}
