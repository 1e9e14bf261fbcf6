package io.github.boardrules.examples.cli.games;

import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code rules}: how a variant is played, in paragraphs that empty lines separate. */
@Command(name = "rules", customSynopsis = "boardrules rules VARIANT")
public final class RulesCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "${label.variant}", descriptionKey = "variant")
  private String variant = "";

  public RulesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    GameInfo game = context.game(variant);
    // a game alone may be no variant
    context.explainRules(variant.equals(game.id()) ? game.variantIds().get(0) : variant);
    return ExitStatus.DONE;
  }
}
