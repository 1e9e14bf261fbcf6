package io.github.boardrules.examples.spark;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/** What a job has written, read back in the order of the games. */
final class WrittenGames {
  private WrittenGames() {}

  /** Returns the games as JSON, as Spark writes it. */
  static List<String> games(Path folder) {
    return rows(folder.resolve(GameFolder.GAMES), "game");
  }

  static List<String> positions(Path folder) {
    return rows(folder.resolve(GameFolder.POSITIONS), "game", "ply");
  }

  private static List<String> rows(Path folder, String... order) {
    SparkSession spark =
        SparkSession.builder()
            .master("local[1]")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "1")
            .getOrCreate();
    try {
      String first = order[0];
      String[] others = Arrays.copyOfRange(order, 1, order.length);
      return spark
          .read()
          .parquet(folder.toString())
          .drop("block")
          .sort(first, others)
          .toJSON()
          .collectAsList();
    } finally {
      spark.stop();
    }
  }
}
