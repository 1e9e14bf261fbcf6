package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
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
    for (GameFamily family : context.catalog().families()) {
      for (GameInfo game : family.games()) {
        String name = game.name().text(context.texts().locale());
        context.output().line(game.id() + "\t" + name + "\t" + family.module());
      }
    }
    return Boardrules.DONE;
  }
}
