package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.cli.analysis.ArenaPlan;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arena}: many games between two programs, each game a task of its own. */
@Command(
    name = "arena",
    customSynopsis =
        "boardrules spark arena VARIANT... [--player1 PLAYER] [--player2 PLAYER] [--games N]"
            + " [--nodes N] [--opening K] [--max-plies M] [--seed N] [--master M]")
final class ArenaJob extends SparkJob {
  /** The greatest number of tasks of a variant, as each costs some milliseconds. */
  private static final int TASKS = 1024;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "VARIANT",
      descriptionKey = "arena-variants")
  private List<String> variants = List.of();

  @Option(names = "--player1", paramLabel = "PLAYER", descriptionKey = "player1")
  private String player1 = "engine";

  @Option(names = "--player2", paramLabel = "PLAYER", descriptionKey = "player2")
  private String player2 = "random";

  @Option(names = "--games", paramLabel = "N", descriptionKey = "arena-games")
  private String games = "100";

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "spark-nodes")
  private String nodes = SteadyPlayer.DEFAULT_NODES;

  @Option(names = "--opening", paramLabel = "K", descriptionKey = "arena-opening")
  private String opening = "2";

  @Option(names = "--max-plies", paramLabel = "M", descriptionKey = "arena-max-plies")
  private String maxPlies = "400";

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "arena-seed")
  private String seed = "1";

  private int wanted;
  private long first;
  private List<ArenaSettings> settings = List.of();

  ArenaJob(CommandContext context) {
    super(context);
  }

  @Override
  String name() {
    return "arena";
  }

  @Override
  void prepare() {
    wanted = NumberArguments.positive("--games", games, Integer.MAX_VALUE);
    first = NumberArguments.seed(seed);
    long most = NumberArguments.nodes("--nodes", nodes);
    int drawn = NumberArguments.count("--opening", opening);
    int bound = NumberArguments.count("--max-plies", maxPlies);
    settings =
        ArenaPlan.variants(context, variants).stream()
            .map(id -> new ArenaSettings(id, player1, player2, most, drawn, bound))
            .toList();
    // Variants and players that do not go together are reported now.
    settings.forEach(ArenaSettings::duels);
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    int tasks = Math.min(wanted, TASKS);
    progress.plan((long) settings.size() * tasks);
    List<Score> scores = new ArrayList<>();
    for (ArenaSettings shared : settings) {
      long seedOfAll = first;
      scores.add(
          spark
              .range(0, wanted, 1, tasks)
              .javaRDD()
              .map(game -> shared.play(seedOfAll, game.intValue()))
              .reduce(Score::plus));
    }
    return () -> {
      for (int i = 0; i < scores.size(); i++) {
        ArenaPlan.print(context, settings.get(i).variant(), scores.get(i));
      }
      return DONE;
    };
  }
}
