package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.parts.GameStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code stats}: describes the games that {@code selfplay} has written into a folder. */
@Command(name = "stats", customSynopsis = "boardrules spark stats DIR [--master M]")
final class StatsJob extends SparkJob {
  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "spark-dir")
  private String folder = "";

  StatsJob(CommandContext context) {
    super(context);
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    GameFolder games = new GameFolder(folder, spark);
    int blocks = games.blocks();
    List<Integer> done = games.blocks(GameFolder.GAMES, blocks, true);
    if (done.isEmpty()) {
      throw Failure.of("spark-no-games", "folder", Texts.quote(folder));
    }
    GameStatistics statistics =
        games.games(done).aggregate(new GameStatistics(), GameStatistics::add, GameStatistics::add);
    return () -> {
      if (done.size() < blocks) {
        context.say("spark-unfinished", "done", done.size(), "blocks", blocks);
      }
      print(statistics);
      return ExitStatus.DONE;
    };
  }

  /** Prints a fact a line: its name, a number, and its share of the games in percent. */
  private void print(GameStatistics statistics) {
    line("stats-games", statistics.games());
    line("stats-mean-length", decimal(statistics.meanLength()));
    line("stats-shortest", statistics.length(0));
    line("stats-median", statistics.length(0.5));
    line("stats-longest", statistics.length(1));
    line("stats-branching", decimal(statistics.meanLegal()));
    Texts texts = context.texts();
    count(texts.text("stats-wins", "player", 1), statistics.results("win 1"), statistics);
    count(texts.text("stats-wins", "player", 2), statistics.results("win 2"), statistics);
    count(texts.text("stats-draws"), statistics.results("draw"), statistics);
    count(texts.text("stats-stopped"), statistics.results("ongoing"), statistics);
    statistics.endings().entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .forEach(ending -> count(ending.getKey(), ending.getValue(), statistics));
  }

  private void line(String key, Object number) {
    context.line(context.text(key) + "\t" + number);
  }

  private void count(String name, long count, GameStatistics statistics) {
    long games = statistics.games();
    double percent = games == 0 ? 0 : 100.0 * count / games;
    context.line(name + "\t" + count + "\t" + decimal(percent) + " %");
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.1f", number);
  }
}
