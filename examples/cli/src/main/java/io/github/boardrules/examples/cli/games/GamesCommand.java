package io.github.boardrules.examples.cli.games;

import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * {@code games}: the id, the name, the author and the module of every game, separated by tabs; a
 * hyphen stands for an author whom the game does not name.
 */
@Command(name = "games", customSynopsis = "boardrules games")
public final class GamesCommand implements Callable<Integer> {
  private static final String NO_AUTHOR = "-";

  private final CommandContext context;

  public GamesCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    for (String id : context.games().ids()) {
      GameInfo game = context.game(id);
      String name = game.name().message(context.texts().locale());
      String author =
          game.author().map(names -> names.message(context.texts().locale())).orElse(NO_AUTHOR);
      String module = context.games().module(id);
      context.line(String.join("\t", id, name, author, module));
    }
    return ExitStatus.DONE;
  }
}
