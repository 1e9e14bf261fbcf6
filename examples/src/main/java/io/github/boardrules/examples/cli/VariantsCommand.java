package io.github.boardrules.examples.cli;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code variants}: variants worth trying, of one game or of all. */
@Command(name = "variants", customSynopsis = "boardrules variants [GAME]")
final class VariantsCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game")
  private Optional<String> game = Optional.empty();

  VariantsCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    for (GameInfo each : game.map(this::find).map(List::of).orElse(context.catalog().games())) {
      each.variantIds().forEach(context.output()::line);
    }
    return Boardrules.DONE;
  }

  private GameInfo find(String word) {
    try {
      return context.catalog().game(word);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-game", "problem", problem);
    }
  }
}
