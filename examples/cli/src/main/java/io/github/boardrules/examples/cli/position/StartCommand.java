package io.github.boardrules.examples.cli.position;

import io.github.boardrules.core.TextRules;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code start}: the position in which a game begins. */
@Command(name = "start", customSynopsis = "boardrules start VARIANT")
public final class StartCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "${label.variant}", descriptionKey = "variant")
  private String variant = "";

  public StartCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.line(TextRules.of(context.rules(variant)).start());
    return ExitStatus.DONE;
  }
}
