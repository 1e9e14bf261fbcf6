package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code perft}: the number of move sequences of a given length. */
@Command(name = "perft", customSynopsis = "boardrules perft VARIANT DEPTH [--position P]")
final class PerftCommand extends PositionCommand {
  @Parameters(index = "1", paramLabel = "DEPTH", descriptionKey = "depth")
  private String depth = "";

  PerftCommand(CommandContext context) {
    super(context);
  }

  @Override
  <S, M> Predicate<S> question(Rules<S, M> rules) {
    int plies = NumberArguments.depth(depth, 0);
    return position -> {
      context.output().line(Long.toString(count(rules, position, plies, context.progress())));
      return true;
    };
  }

  static <S, M> long count(Rules<S, M> rules, S position, int plies, ProgressLine progress) {
    try {
      return Perft.of(rules)
          .withTranspositionTable()
          .withProgress((done, total) -> progress.update("progress-perft", done, total))
          .count(position, plies);
    } catch (ArithmeticException problem) {
      throw Failure.of("too-many-sequences", "most", Long.MAX_VALUE);
    }
  }
}
