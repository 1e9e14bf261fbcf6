package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code perft}: the number of move sequences of a given length. */
@Command(name = "perft", customSynopsis = "boardrules perft VARIANT DEPTH [--position P]")
public final class PerftCommand extends PositionCommand {
  @Parameters(index = "1", paramLabel = "${label.depth}", descriptionKey = "depth")
  private String depth = "";

  public PerftCommand(CommandContext context) {
    super(context, false);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    int plies = NumberArguments.depth(depth, 0);
    return position -> {
      context.line(Long.toString(count(rules, position, plies, context.progress())));
      return true;
    };
  }

  public static <S, M> long count(Rules<S, M> rules, S position, int plies, ProgressLine progress) {
    try {
      return Perft.of(rules)
          .withTranspositionTable(true)
          .withProgress((done, total) -> progress.update("progress-perft", done, total))
          .count(position, plies);
    } catch (ArithmeticException problem) {
      throw Failure.of("too-many-sequences", "most", Long.MAX_VALUE);
    }
  }
}
