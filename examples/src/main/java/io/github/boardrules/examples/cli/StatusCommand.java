package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import java.util.function.Predicate;
import picocli.CommandLine.Command;

/** {@code status}: whether the game goes on, and if not, how it has ended. */
@Command(name = "status", customSynopsis = "boardrules status VARIANT [--position P]")
final class StatusCommand extends PositionCommand {

  StatusCommand(CommandContext context) {
    super(context);
  }

  @Override
  <S extends Object, M extends Object> Predicate<S> question(Rules<S, M> rules) {
    return position -> {
      context.output().line(rules.status(position).text());
      return true;
    };
  }
}
