package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code games}: the first word, the name and the module of every game, parted by tabs. */
@Command(name = "games", customSynopsis = "boardrules games")
final class GamesCommand implements Callable<Integer> {
  private final Session session;

  GamesCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    for (GameFamily family : session.catalog().families()) {
      for (GameInfo game : family.games()) {
        session.output().line(game.id() + "\t" + game.name() + "\t" + family.module());
      }
    }
    return Boardrules.DONE;
  }
}
