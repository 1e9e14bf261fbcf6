package io.github.boardrules.examples.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code layout}: the variant id of a layout of Castle of Mind that a file holds. */
@Command(name = "layout", customSynopsis = "boardrules layout FILE")
final class LayoutCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "layout-file")
  private String file = "";

  LayoutCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.output().line(LayoutOption.variant(file));
    return Boardrules.DONE;
  }
}
