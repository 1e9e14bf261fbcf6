package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code status}: the status of a position, as a text for programs or a sentence for people. */
@Command(name = "status", customSynopsis = "boardrules status VARIANT [--position P] [--sentence]")
final class StatusCommand extends PositionCommand {

  @Option(names = "--sentence", descriptionKey = "sentence")
  private boolean isSentence;

  StatusCommand(CommandContext context) {
    super(context);
  }

  @Override
  <S, M> Predicate<S> question(Rules<S, M> rules) {
    return position -> {
      context
          .output()
          .line(
              isSentence
                  ? rules.statusMessage(position, context.texts().locale())
                  : rules.status(position).text());
      return true;
    };
  }
}
