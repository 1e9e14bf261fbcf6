package io.github.boardrules.examples.cli.analysis;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of a tournament, which are the same on Apache Spark. */
public final class ArenaOptions {
  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "${label.variant}",
      descriptionKey = "arena-variants")
  private List<String> variants = List.of();

  @Option(names = "--player1", paramLabel = "${label.player}", descriptionKey = "player1")
  private String player1 = "engine";

  @Option(names = "--player2", paramLabel = "${label.player}", descriptionKey = "player2")
  private String player2 = "random";

  @Option(names = "--games", paramLabel = "N", descriptionKey = "arena-games")
  private String games = "100";

  @Option(names = "--opening", paramLabel = "K", descriptionKey = "arena-opening")
  private String opening = "2";

  @Option(names = "--max-plies", paramLabel = "M", descriptionKey = "arena-max-plies")
  private String maxPlies = "400";

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "arena-seed")
  private String seed = "1";

  public List<String> variants(CommandContext context) {
    return ArenaPlan.variants(context, variants);
  }

  public String player1() {
    return player1;
  }

  public String player2() {
    return player2;
  }

  public int games() {
    return NumberArguments.positive("--games", games, Integer.MAX_VALUE);
  }

  public int opening() {
    return NumberArguments.count("--opening", opening);
  }

  public int maxPlies() {
    return NumberArguments.count("--max-plies", maxPlies);
  }

  public long seed() {
    return NumberArguments.seed(seed);
  }
}
