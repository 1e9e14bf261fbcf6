package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import java.util.function.Predicate;
import picocli.CommandLine.Command;

/** {@code moves}: the legal moves of a position, sorted by text. */
@Command(name = "moves", customSynopsis = "boardrules moves VARIANT [--position P]")
final class MovesCommand extends PositionCommand {

  MovesCommand(CommandContext context) {
    super(context);
  }

  @Override
  <S, M> Predicate<S> question(Rules<S, M> rules) {
    return position -> {
      rules.legalMoves(position).stream()
          .map(rules.notation()::formatMove)
          .sorted()
          .forEach(context.output()::line);
      return true;
    };
  }

  @Override
  boolean hasListAnswers() {
    return true;
  }
}
