package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.TextRules;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code start}: the position from which a game begins. */
@Command(name = "start", customSynopsis = "boardrules start VARIANT")
final class StartCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "VARIANT", descriptionKey = "variant")
  private String variant = "";

  StartCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    session.output().line(TextRules.of(session.rules(variant)).start());
    return Boardrules.DONE;
  }
}
