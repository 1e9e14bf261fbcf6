package io.github.boardrules.examples.cli.games;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rules}: how a game is played, in paragraphs that empty lines separate. */
@Command(name = "rules", customSynopsis = "boardrules rules GAME")
public final class RulesCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "${label.game}", descriptionKey = "one-game")
  private String game = "";

  public RulesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    GameInfo found = context.game(game);
    Label rules =
        found.rules().orElseThrow(() -> Failure.of("no-rules-text", "name", found.name()));
    context.line(found.name().text(context.texts().locale()));
    rules
        .text(context.texts().locale())
        .lines()
        .filter(paragraph -> !paragraph.isBlank())
        .forEach(
            paragraph -> {
              context.line("");
              context.sentence(paragraph.strip());
            });
    return ExitStatus.DONE;
  }
}
