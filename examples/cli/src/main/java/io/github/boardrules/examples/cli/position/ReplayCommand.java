package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.FileText;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code replay}: the position after each of some moves, then the status. */
@Command(name = "replay", customSynopsis = "boardrules replay VARIANT MOVE... [--position P]")
public final class ReplayCommand extends PositionCommand {

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "${label.move}",
      descriptionKey = "moves")
  private List<String> moves = List.of();

  public ReplayCommand(CommandContext context) {
    super(context, false);
  }

  @Override
  protected <S, M> Predicate<S> question(Rules<S, M> rules) {
    return start -> replay(rules, start);
  }

  private <S, M> boolean replay(Rules<S, M> rules, S start) {
    S position = start;
    for (int ply = 1; ply <= moves.size(); ply++) {
      String move = moves.get(ply - 1);
      try {
        position = rules.play(position, rules.notation().parseMove(move));
      } catch (NotationException problem) {
        Object why = FileText.explained(problem);
        throw Failure.of("unreadable-ply", "ply", ply, "move", Texts.quote(move), "problem", why);
      } catch (IllegalMoveException refused) {
        context.line(
            context.text("refused-ply", "ply", ply, "move", move, "refusal", refused.refusal()));
        return false;
      }
      context.line(rules.notation().formatPosition(position));
    }
    context.line(rules.status(position).text());
    return true;
  }
}
