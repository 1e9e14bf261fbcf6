package io.github.boardrules.examples.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code games}: the id, the name and the module of every game, separated by tabs. */
@Command(name = "games", customSynopsis = "boardrules games")
final class GamesCommand implements Callable<Integer> {
  private final CommandContext context;

  GamesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    for (String id : context.games().ids()) {
      String name = context.game(id).name().text(context.texts().locale());
      context.output().line(id + "	" + name + "	" + context.games().module(id));
    }
    return Boardrules.DONE;
  }
}
