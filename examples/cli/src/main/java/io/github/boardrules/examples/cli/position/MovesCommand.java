package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import java.util.function.Predicate;
import picocli.CommandLine.Command;

/** {@code moves}: the legal moves of a position, sorted by text. */
@Command(name = "moves", customSynopsis = "boardrules moves VARIANT [--position P]")
public final class MovesCommand extends PositionCommand {

  public MovesCommand(CommandContext context) {
    super(context, true);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    return position -> {
      rules.legalMoves(position).stream()
          .map(rules.notation()::formatMove)
          .sorted()
          .forEach(context::line);
      return true;
    };
  }
}
