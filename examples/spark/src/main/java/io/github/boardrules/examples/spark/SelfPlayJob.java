package io.github.boardrules.examples.spark;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.examples.arena.ArenaPlayer;
import io.github.boardrules.examples.arena.PlayerKind;
import io.github.boardrules.examples.cli.analysis.PlayerArgument;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
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
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
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
        "boardrules spark selfplay VARIANT --games N --out DIR [--positions] [--players PLAYER]"
            + " [--nodes K] [--opening K] [--max-plies M] [--seed N] [--block N] [--master M]")
final class SelfPlayJob extends SparkJob {
  /** Blocks of this many games are worth the time that each takes to be written. */
  private static final int MIN_BLOCK = 1000;

  /** After a stop, at most this part of the work is done again. */
  private static final int BLOCKS = 16;

  /** Tasks of a block for each core, so that no core waits long for the others. */
  private static final int TASKS_A_CORE = 4;

  @Parameters(index = "0", paramLabel = "VARIANT", descriptionKey = "variant")
  private String variant = "";

  @Option(names = "--games", required = true, paramLabel = "N", descriptionKey = "games")
  private String games = "";

  @Option(names = "--out", required = true, paramLabel = "DIR", descriptionKey = "spark-out")
  private String out = "";

  @Option(names = "--positions", descriptionKey = "spark-positions")
  private boolean hasPositions;

  @Option(names = "--players", paramLabel = "PLAYER", descriptionKey = "spark-players")
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

  private SharedGames shared = new SharedGames("", new SteadyPlayer("", "", 0), 0, 0, 0);
  private int wanted;
  private int size;

  SelfPlayJob(CommandContext context) {
    super(context);
  }

  /** What determines the games, in texts and numbers that travel to the workers. */
  record SharedGames(String variant, SteadyPlayer player, int opening, int maxPlies, long seed)
      implements Serializable {
    /** A player that plays perfectly needs its solution, which is found once on each worker. */
    private static final Map<SharedGames, SelfPlay<?, ?>> KNOWN = new ConcurrentHashMap<>();

    /**
     * Returns the games on this machine.
     *
     * @throws Failure if the player is unknown, cannot play the variant, or is not steady
     */
    SelfPlay<?, ?> games() {
      return KNOWN.computeIfAbsent(this, games -> games.of(new SharedRules(variant).rules()));
    }

    private <S, M> SelfPlay<S, M> of(PackedRules<S, M> rules) {
      PlayerArgument argument = player.read();
      Optional<LongFunction<ArenaPlayer<S, M>>> players = Optional.empty();
      if (argument.kind() != PlayerKind.RANDOM) {
        if (rules.players() == 1) {
          throw Failure.of("arena-alone", "variant", variant);
        }
        players = Optional.of(argument.players(rules));
      }
      return new SelfPlay<>(rules, players, opening, maxPlies, seed);
    }
  }

  @Override
  void prepare() {
    wanted = NumberArguments.positive("--games", games, Integer.MAX_VALUE);
    String id = context.packedRules(variant).variant();
    long most = NumberArguments.nodes("--nodes", nodes);
    shared =
        new SharedGames(
            id,
            new SteadyPlayer("--players", players, most),
            NumberArguments.count("--opening", opening),
            NumberArguments.count("--max-plies", maxPlies),
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
    GameFolder folder = GameFolder.at(out, spark.sparkContext().hadoopConfiguration());
    folder.open(lines(), blocks);
    List<Integer> missing = folder.blocks(GameFolder.GAMES, blocks, false);
    List<Integer> unknown =
        hasPositions ? folder.blocks(GameFolder.POSITIONS, blocks, false) : List.of();
    int cores = spark.sparkContext().defaultParallelism();
    int tasks = cores * TASKS_A_CORE;
    progress.plan((long) missing.size() * tasks + (long) unknown.size() * cores);
    for (int number = 0; number < blocks; number++) {
      if (missing.contains(number)) {
        writeGames(spark, folder, number, tasks);
      }
      if (unknown.contains(number)) {
        writePositions(spark, folder, number);
      }
    }
    return () -> {
      context.say(
          "spark-played",
          "games",
          wanted,
          "folder",
          out,
          "blocks",
          blocks,
          "kept",
          blocks - missing.size());
      return ExitStatus.DONE;
    };
  }

  private void writeGames(SparkSession spark, GameFolder folder, int number, int tasks) {
    SharedGames games = shared;
    long first = (long) number * size;
    JavaRDD<Row> rows =
        spark
            .range(first, Math.min(first + size, wanted), 1, tasks)
            .javaRDD()
            .map(game -> RowSchema.row(games.games().play(game)));
    write(spark, rows, RowSchema.GAMES, folder.block(GameFolder.GAMES, number));
  }

  /** Derives the positions of a block from its games, so that nothing is searched twice. */
  private void writePositions(SparkSession spark, GameFolder folder, int number) {
    SharedRules rules = new SharedRules(shared.variant());
    JavaRDD<Row> rows =
        spark
            .read()
            .schema(RowSchema.GAMES)
            .parquet(folder.block(GameFolder.GAMES, number))
            .javaRDD()
            .flatMap(
                game ->
                    PositionRow.of(rules.rules(), RowSchema.game(game)).stream()
                        .map(RowSchema::row)
                        .iterator());
    write(spark, rows, RowSchema.POSITIONS, folder.block(GameFolder.POSITIONS, number));
  }

  private static void write(
      SparkSession spark, JavaRDD<Row> rows, StructType schema, String address) {
    // A block that was written in part is replaced.
    spark.createDataFrame(rows, schema).write().mode(SaveMode.Overwrite).parquet(address);
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
        "block " + size);
  }

  private static int ceilDiv(int number, int divisor) {
    return (int) ((number + divisor - 1L) / divisor);
  }
}
