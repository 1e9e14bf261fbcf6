package io.github.boardrules.examples.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code layout}: the variant id of a layout of Castle of Mind that is written in a file. */
@Command(name = "layout", customSynopsis = "boardrules layout FILE")
final class LayoutCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "layout-file")
  private String file = "";

  LayoutCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    session.output().line(LayoutOption.variant(file));
    return Boardrules.DONE;
  }
}
