package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.parts.GameStatistics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code stats}: describes the games that {@code selfplay} has written into a folder. */
@Command(name = "stats", customSynopsis = "boardrules spark stats DIR [--html FILE] [--master M]")
final class StatsJob extends SparkJob {
  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "spark-dir")
  private String folder = "";

  @Option(names = "--html", paramLabel = "FILE", descriptionKey = "spark-html")
  private Optional<String> html = Optional.empty();

  StatsJob(CommandContext context) {
    super(context);
  }

  @Override
  String name() {
    return "stats";
  }

  @Override
  void prepare() {
    html.ifPresent(StatsJob::requireFolder);
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    GameFolder games = GameFolder.at(folder, spark.sparkContext().hadoopConfiguration());
    int blocks = games.blocks();
    List<Integer> done = games.blocks(GameFolder.GAMES, blocks, true);
    if (done.isEmpty()) {
      throw Failure.of("spark-no-games", "folder", Texts.quote(folder));
    }
    GameStatistics statistics =
        spark
            .read()
            .schema(RowSchema.GAMES)
            .parquet(
                done.stream()
                    .map(block -> games.block(GameFolder.GAMES, block))
                    .toArray(String[]::new))
            .javaRDD()
            .map(RowSchema::game)
            .aggregate(new GameStatistics(), GameStatistics::add, GameStatistics::add);
    return () -> print(statistics, done.size(), blocks);
  }

  private int print(GameStatistics statistics, int done, int blocks) {
    if (done < blocks) {
      context.say("spark-unfinished", "done", done, "blocks", blocks);
    }
    StatisticsTable table = new StatisticsTable(context.texts(), statistics);
    table.lines().forEach(context.output()::line);
    html.ifPresent(file -> write(file, new StatisticsPage(context.texts(), table).html()));
    return DONE;
  }

  /** Refuses a file in a folder that is missing before the work begins. */
  private static void requireFolder(String file) {
    try {
      Path folder = Path.of(file).toAbsolutePath().getParent();
      if (folder == null || !Files.isDirectory(folder)) {
        throw Failure.of("folder-missing", "folder", Texts.quote(String.valueOf(folder)));
      }
    } catch (InvalidPathException problem) {
      throw unwritable(file, problem);
    }
  }

  private static void write(String file, String text) {
    try {
      Files.writeString(Path.of(file), text);
    } catch (IOException problem) {
      throw unwritable(file, problem);
    }
  }

  private static Failure unwritable(String file, Exception problem) {
    return Failure.of(
        "file-problem",
        "file",
        Texts.quote(file),
        "problem",
        Texts.inOneLine(String.valueOf(problem.getMessage())));
  }
}
