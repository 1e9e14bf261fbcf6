package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.internal.OpeningBook;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.examples.cli.position.PositionCommand;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableSolution;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code solve}: the winner under perfect play, the number of moves, and the best moves; for the
 * start of a game that is solved by tables, also the counts of all positions; for a puzzle with a
 * solver of its own, all moves of one path to the goal. Or an {@link OpeningBook}.
 */
@Command(
    name = "solve",
    customSynopsis =
        "boardrules solve VARIANT [--position P] [--limit N] [--cache FOLDER] [--book N]")
public final class SolveCommand extends PositionCommand {

  private static final int MAX_BOOK = 20;

  @Option(names = "--limit", paramLabel = "N", descriptionKey = "limit")
  private Optional<String> limit = Optional.empty();

  @Option(names = "--cache", paramLabel = "${label.folder}", descriptionKey = "cache")
  private String cache = "";

  @Option(names = "--book", paramLabel = "N", descriptionKey = "book")
  private Optional<String> book = Optional.empty();

  public SolveCommand(CommandContext context) {
    super(context, true);
  }

  @Override
  protected boolean isAnswered(Rules<?, ?> rules) {
    if (book.isEmpty()) {
      return false;
    }
    if (hasPosition()) {
      throw Failure.of("one-source", "option", "--book");
    }
    int depth = NumberArguments.positive("--book", book.get(), MAX_BOOK);
    printBook(solutions(rules), depth);
    return true;
  }

  private <S, M> void printBook(Solutions<S, M> solutions, int depth) {
    Rules<S, M> rules = solutions.rules();
    Solution<S, M> solution = solved(() -> solutions.covering(rules.start()));
    if (solution.gameValue(rules.start()).isDraw()) {
      throw Failure.of("no-book", "variant", rules.variant());
    }
    context.line(OpeningBook.of(solution, depth).toString());
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    Solutions<S, M> solutions = solutions(rules);
    return position -> {
      if (solutions.puzzleSolver().isPresent()) {
        print(rules, solved(() -> solutions.puzzleSolver().get().solve(position)));
      } else {
        print(solved(() -> solutions.covering(position)), position);
      }
      return true;
    };
  }

  private <S, M> Solutions<S, M> solutions(Rules<S, M> rules) {
    int positions =
        limit
            .map(text -> NumberArguments.positive("--limit", text, Integer.MAX_VALUE))
            .orElse(Solver.DEFAULT_LIMIT);
    return new Solutions<>(rules, positions, Tables.of(cache, context.progress()));
  }

  private static <T> T solved(Supplier<T> work) {
    try {
      return work.get();
    } catch (SolverLimitException problem) {
      throw Failure.of("solve-too-large", "limit", problem.limit());
    }
  }

  /** Prints a path to the goal, whose moves are not sorted. */
  private <M> void print(Rules<?, M> rules, Optional<PuzzlePath<M>> path) {
    context.line((path.isPresent() ? GameValue.win(1) : GameValue.draw()).text());
    path.ifPresent(
        found -> {
          context.line((found.isShortest() ? "length " : "moves ") + found.moves().size());
          found.moves().stream().map(rules.notation()::formatMove).forEach(context::line);
        });
  }

  private <S, M> void print(Solution<S, M> solution, S position) {
    GameValue value = solution.gameValue(position);
    context.line(value.text());
    value.distance().ifPresent(length -> context.line("length " + length));
    if (!hasPosition() && solution instanceof TableSolution<S, M> whole) {
      printCensus(whole);
    }
    movesToShow(solution, position).stream()
        .map(solution.rules().notation()::formatMove)
        .sorted()
        .forEach(context::line);
  }

  /** Prints what tables say about a game as a whole, one fact a line. */
  private void printCensus(TableSolution<?, ?> solution) {
    TableCensus census = solution.census();
    context.line("won " + census.won());
    context.line("lost " + census.lost());
    context.line("drawn " + census.drawn());
    census.longest().ifPresent(distance -> context.line("longest " + distance));
    context.line("mutual-zugzwangs " + census.mutualZugzwangs());
    solution.file().ifPresent(file -> context.line("sha256 " + sha256(file)));
  }

  private static String sha256(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] buffer = new byte[1 << 20];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException problem) {
      String detail = Texts.inOneLine(problem.toString());
      throw Failure.of("file-problem", "file", Texts.quote(file.toString()), "problem", detail);
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("Every Java has SHA-256.", missing);
    }
  }

  /** Returns the best moves, but none if every move loses and no distance is known. */
  private static <S, M> List<M> movesToShow(Solution<S, M> solution, S position) {
    GameValue value = solution.gameValue(position);
    OptionalInt toMove = solution.rules().status(position).toMove();
    boolean allLoseAlike =
        value.distance().isEmpty() && toMove.isPresent() && value.isLossFor(toMove.getAsInt());
    return allLoseAlike ? List.of() : solution.bestMoves(position);
  }
}
