package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code divide}: the number of move sequences that begin with each legal move, sorted by move. */
@Command(name = "divide", customSynopsis = "boardrules divide VARIANT DEPTH [--position P]")
public final class DivideCommand extends PositionCommand {

  @Parameters(index = "1", paramLabel = "${label.depth}", descriptionKey = "depth")
  private String depth = "";

  public DivideCommand(CommandContext context) {
    super(context, true);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    int plies = NumberArguments.depth(depth, 1);
    return position -> {
      divide(rules, position, plies).forEach((move, count) -> context.line(move + " " + count));
      return true;
    };
  }

  private <S, M> Map<String, Long> divide(Rules<S, M> rules, S position, int plies) {
    Map<String, Long> sorted = new TreeMap<>();
    try {
      Perft.of(rules)
          .withTranspositionTable(true)
          .withProgress((done, total) -> context.progress().update("progress-perft", done, total))
          .divide(position, plies)
          .forEach((move, count) -> sorted.put(rules.notation().formatMove(move), count));
    } catch (ArithmeticException problem) {
      throw Failure.of("too-many-sequences", "most", Long.MAX_VALUE);
    }
    return sorted;
  }
}
