package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.arena.Duel;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.arena.Tournament;
import io.github.boardrules.examples.cli.analysis.ArenaOptions;
import io.github.boardrules.examples.cli.analysis.ArenaPlan;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arena}: many games between two programs, each game a task of its own. */
@Command(
    name = "arena",
    customSynopsis =
        "boardrules spark arena VARIANT... [--player1 PLAYER] [--player2 PLAYER] [--games N]"
            + " [--nodes N] [--opening K] [--max-plies M] [--seed N] [--master M]")
final class ArenaJob extends SparkJob {
  /** The greatest number of tasks of a variant, because each costs some milliseconds. */
  private static final int TASKS = 1024;

  @Mixin private final ArenaOptions options = new ArenaOptions();

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "spark-nodes")
  private String nodes = SteadyPlayer.DEFAULT_NODES;

  private int games;
  private long seed;
  private List<SharedDuels> duels = List.of();

  ArenaJob(CommandContext context) {
    super(context);
  }

  /** The games in one variant, in texts and numbers that travel to the workers. */
  private record SharedDuels(
      String variant, SteadyPlayer first, SteadyPlayer second, int opening, int maxPlies)
      implements Serializable {
    /** A player that plays perfectly needs its solution, which is found once on each worker. */
    private static final Map<SharedDuels, LongFunction<Duel<?, ?>>> KNOWN =
        new ConcurrentHashMap<>();

    LongFunction<Duel<?, ?>> duels() {
      return KNOWN.computeIfAbsent(
          this,
          shared ->
              new ArenaPlan(first.read(), second.read(), opening, maxPlies)
                  .duels(CommandContext.silent(SharedRules.catalog(), Locale.ENGLISH), variant));
    }
  }

  @Override
  void prepare() {
    games = options.games();
    seed = options.seed();
    long most = NumberArguments.nodes("--nodes", nodes);
    SteadyPlayer first = new SteadyPlayer("--player1", options.player1(), most);
    SteadyPlayer second = new SteadyPlayer("--player2", options.player2(), most);
    int opening = options.opening();
    int maxPlies = options.maxPlies();
    duels =
        options.variants(context).stream()
            .map(id -> new SharedDuels(id, first, second, opening, maxPlies))
            .toList();
    // Variants and players that do not go together are reported now.
    duels.forEach(SharedDuels::duels);
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    int tasks = Math.min(games, TASKS);
    progress.plan((long) duels.size() * tasks);
    List<Score> scores =
        duels.stream().map(each -> score(each, seed, spark.range(0, games, 1, tasks))).toList();
    return () -> {
      for (int i = 0; i < scores.size(); i++) {
        ArenaPlan.print(context, duels.get(i).variant(), scores.get(i));
      }
      return ExitStatus.DONE;
    };
  }

  private static Score score(SharedDuels shared, long seed, Dataset<Long> games) {
    return games
        .javaRDD()
        .map(game -> Tournament.play(shared.duels(), seed, game.intValue()))
        .reduce(Score::plus);
  }
}
