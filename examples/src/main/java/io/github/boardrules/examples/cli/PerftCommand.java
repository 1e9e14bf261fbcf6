package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code perft}: the number of sequences of so many legal moves. */
@Command(name = "perft", customSynopsis = "boardrules perft VARIANT DEPTH [--position P]")
final class PerftCommand extends PositionCommand {
  @Parameters(index = "1", paramLabel = "DEPTH", descriptionKey = "depth")
  private String depth = "";

  PerftCommand(Session session) {
    super(session);
  }

  @Override
  <S extends Object, M extends Object> Predicate<S> question(Rules<S, M> rules) {
    int plies = Numbers.depth(depth, 0);
    return position -> {
      session.output().line(Long.toString(count(rules, position, plies, session.progress())));
      return true;
    };
  }

  static <S extends Object, M extends Object> long count(
      Rules<S, M> rules, S position, int plies, Progress progress) {
    try {
      return Perft.of(rules)
          .remembering()
          .progress((done, total) -> progress.tell("progress-perft", done, total))
          .count(position, plies);
    } catch (ArithmeticException problem) {
      throw Failure.of("too-many-sequences", "most", Long.MAX_VALUE);
    }
  }
}
