package io.github.boardrules.examples.spark;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.arena.PlayerKind;
import io.github.boardrules.examples.cli.analysis.PlayerArgument;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.parts.GameRow;
import io.github.boardrules.examples.parts.PositionRow;
import io.github.boardrules.examples.parts.SelfPlay;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code selfplay}: plays games and writes them as Parquet, a row a game, and if wanted a row a
 * position. The rows depend on the arguments alone, and not on the number of workers.
 */
@Command(
    name = "selfplay",
    customSynopsis =
        "boardrules spark selfplay VARIANT --games N --out DIR [--positions] [--visits] [--players PLAYER]"
            + " [--nodes K] [--opening K] [--max-plies M] [--seed N] [--block N] [--master M]")
final class SelfPlayJob extends SparkJob {
  /** Blocks of this many games are worth the time that each takes to be written. */
  private static final int MIN_BLOCK = 1000;

  /** After a stop, at most this part of the work is done again. */
  private static final int BLOCKS = 16;

  /** Tasks of a block for each core, so that no core waits long for the others. */
  private static final int TASKS_A_CORE = 4;

  @Parameters(index = "0", paramLabel = "${label.variant}", descriptionKey = "variant")
  private String variant = "";

  @Option(names = "--games", required = true, paramLabel = "N", descriptionKey = "games")
  private String games = "";

  @Option(names = "--out", required = true, paramLabel = "DIR", descriptionKey = "spark-out")
  private String out = "";

  @Option(names = "--positions", descriptionKey = "spark-positions")
  private boolean hasPositions;

  @Option(names = "--visits", descriptionKey = "spark-visits")
  private boolean hasVisits;

  @Option(names = "--players", paramLabel = "${label.player}", descriptionKey = "spark-players")
  private String players = "random";

  @Option(names = "--nodes", paramLabel = "K", descriptionKey = "spark-nodes")
  private String nodes = SteadyPlayer.DEFAULT_NODES;

  @Option(names = "--opening", paramLabel = "K", descriptionKey = "spark-opening")
  private String opening = "2";

  @Option(names = "--max-plies", paramLabel = "M", descriptionKey = "max-plies")
  private String maxPlies = "1000";

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "spark-seed")
  private String seed = "1";

  @Option(names = "--block", paramLabel = "N", descriptionKey = "spark-block")
  private Optional<String> block = Optional.empty();

  private SharedGames shared = new SharedGames("", new SteadyPlayer("", "", 0), 0, 0, false, 0);
  private int wanted;
  private int size;

  SelfPlayJob(CommandContext context) {
    super(context);
  }

  /** What determines the games, in texts and numbers that travel to the workers. */
  record SharedGames(
      String variant, SteadyPlayer player, int opening, int maxPlies, boolean hasVisits, long seed)
      implements Serializable {
    /** A player that plays perfectly needs its solution, which is found once on each worker. */
    private static final Map<SharedGames, SelfPlay<?, ?>> KNOWN = new ConcurrentHashMap<>();

    /** Returns the games on this machine, which a player may be unable to play. */
    SelfPlay<?, ?> games() {
      return KNOWN.computeIfAbsent(this, games -> games.of(new SharedRules(variant).rules()));
    }

    private <S, M> SelfPlay<S, M> of(PackedRules<S, M> rules) {
      PlayerArgument argument = player.read();
      boolean isRandom = argument.kind() == PlayerKind.RANDOM;
      if (!isRandom && rules.players() == 1) {
        throw Failure.of("arena-alone", "variant", variant);
      }
      Optional<LongFunction<ArenaPlayer<S, M>>> players =
          isRandom ? Optional.empty() : Optional.of(argument.players(rules));
      return new SelfPlay<>(rules, players, opening, maxPlies, hasVisits, seed);
    }
  }

  @Override
  void prepare() {
    wanted = NumberArguments.positive("--games", games, Integer.MAX_VALUE);
    shared =
        new SharedGames(
            context.packedRules(variant).variant(),
            new SteadyPlayer("--players", players, NumberArguments.nodes("--nodes", nodes)),
            NumberArguments.count("--opening", opening),
            NumberArguments.count("--max-plies", maxPlies),
            hasVisits,
            NumberArguments.seed(seed));
    size =
        block
            .map(text -> NumberArguments.positive("--block", text, Integer.MAX_VALUE))
            .orElse(Math.max(MIN_BLOCK, ceilDiv(wanted, BLOCKS)));
    // A player that cannot play is reported now.
    shared.games();
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    int blocks = ceilDiv(wanted, size);
    GameFolder folder = new GameFolder(out, spark);
    folder.open(lines(), blocks);
    List<Integer> missing = folder.blocks(GameFolder.GAMES, blocks, false);
    List<Integer> unknown =
        hasPositions ? folder.blocks(GameFolder.POSITIONS, blocks, false) : List.of();
    int cores = spark.sparkContext().defaultParallelism();
    int tasks = cores * TASKS_A_CORE;
    progress.plan((long) missing.size() * tasks + (long) unknown.size() * cores);
    for (int number = 0; number < blocks; number++) {
      if (missing.contains(number)) {
        folder.write(GameFolder.GAMES, number, games(spark, number, tasks));
      }
      if (unknown.contains(number)) {
        JavaRDD<GameRow> games = folder.games(List.of(number));
        folder.write(GameFolder.POSITIONS, number, positions(games));
      }
    }
    int kept = blocks - missing.size();
    return () -> {
      context.say("spark-played", "games", wanted, "folder", out, "blocks", blocks, "kept", kept);
      return ExitStatus.DONE;
    };
  }

  private JavaRDD<Row> games(SparkSession spark, int number, int tasks) {
    SharedGames games = shared;
    long first = (long) number * size;
    return spark
        .range(first, Math.min(first + size, wanted), 1, tasks)
        .javaRDD()
        .map(game -> GameFolder.row(games.games().play(game)));
  }

  /** Derives the positions of a block from its games, so that nothing is searched twice. */
  private JavaRDD<Row> positions(JavaRDD<GameRow> games) {
    SharedRules rules = new SharedRules(shared.variant());
    return games
        .flatMap(game -> PositionRow.of(rules.rules(), game).iterator())
        .map(GameFolder::row);
  }

  private List<String> lines() {
    return List.of(
        "variant " + shared.variant(),
        "games " + wanted,
        "seed " + shared.seed(),
        "players " + shared.player().text(),
        "nodes " + shared.player().nodes(),
        "opening " + shared.opening(),
        "max-plies " + shared.maxPlies(),
        "visits " + shared.hasVisits(),
        "block " + size);
  }

  private static int ceilDiv(int number, int divisor) {
    return (int) ((number + divisor - 1L) / divisor);
  }
}
