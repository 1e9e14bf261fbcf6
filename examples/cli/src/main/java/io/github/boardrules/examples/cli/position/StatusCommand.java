package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code status}: the status of a position, as a text for programs or a sentence for people. */
@Command(name = "status", customSynopsis = "boardrules status VARIANT [--position P] [--sentence]")
public final class StatusCommand extends PositionCommand {

  @Option(names = "--sentence", descriptionKey = "sentence")
  private boolean isSentence;

  public StatusCommand(CommandContext context) {
    super(context, false);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    return position -> {
      if (isSentence) {
        context.sentence(rules.statusMessage(position, context.texts().locale()));
      } else {
        context.line(rules.status(position).text());
      }
      return true;
    };
  }
}
