package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Optional;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code why}: whether a move is legal, and if not, which rule it breaks. */
@Command(name = "why", customSynopsis = "boardrules why VARIANT MOVE [--position P]")
public final class WhyCommand extends PositionCommand {

  @Parameters(index = "1", paramLabel = "${label.move}", descriptionKey = "move")
  private String text = "";

  public WhyCommand(CommandContext context) {
    super(context, false);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    M move = move(rules);
    return position -> {
      Optional<Refusal> refusal = rules.refusal(position, move);
      context.sentence(context.texts().verdict(refusal));
      return refusal.isEmpty();
    };
  }

  private <M> M move(Rules<?, M> rules) {
    try {
      return rules.notation().parseMove(text);
    } catch (NotationException problem) {
      throw Failure.of(
          "unreadable-move", "move", Texts.quote(text), "problem", FileText.explained(problem));
    }
  }
}
