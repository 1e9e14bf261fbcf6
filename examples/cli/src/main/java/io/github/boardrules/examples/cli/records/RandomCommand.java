package io.github.boardrules.examples.cli.records;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.parts.SelfPlay;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code random}: random games, one JSON object a line. */
@Command(
    name = "random",
    customSynopsis = "boardrules random VARIANT --seed N --games K [--max-plies M]")
public final class RandomCommand implements Callable<Integer> {
  private final CommandContext context;

  @Parameters(index = "0", paramLabel = "${label.variant}", descriptionKey = "variant")
  private String variant = "";

  @Option(names = "--seed", required = true, paramLabel = "N", descriptionKey = "seed")
  private String seed = "";

  @Option(names = "--games", required = true, paramLabel = "K", descriptionKey = "games")
  private String games = "";

  @Option(names = "--max-plies", paramLabel = "M", descriptionKey = "max-plies")
  private String maxPlies = "1000";

  public RandomCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    play(context.rules(variant));
    return ExitStatus.DONE;
  }

  private <S, M> void play(Rules<S, M> rules) {
    long all = NumberArguments.seed(seed);
    int wanted = NumberArguments.count("--games", games);
    int bound = NumberArguments.count("--max-plies", maxPlies);
    for (int game = 0; game < wanted; game++) {
      // Each game has a seed of its own, so that games can also be played apart from the others.
      SplitMix64 random = new SplitMix64(SelfPlay.seedOf(all, game));
      context.line(GameLine.of(Playout.randomMatch(rules, rules.start(), random, bound)).text());
      context.progress().update("progress-games", game + 1, wanted);
    }
  }
}
