package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** The result of a program: its exit status, standard output and standard error. */
record JobRun(int status, String out, String err) {
  private static final Catalog GAMES = Catalog.installed();

  /** A terminal on which progress is shown at once. */
  private static final Streams TERMINAL =
      new Streams() {
        @Override
        public boolean isErrorTerminal() {
          return true;
        }

        @Override
        public long progressInterval() {
          return 0;
        }
      };

  /** Runs a job in this process; the arguments are the words of a line, and others behind them. */
  static JobRun of(String line, Object... others) {
    return run(program -> program.run(SparkProgram.JOBS, words(line, others)));
  }

  /** Runs a command of the plain program. */
  static JobRun plain(String line, Object... others) {
    return run(program -> program.run(words(line, others)));
  }

  /** Runs a job in this process with a terminal for its progress. */
  static JobRun onTerminal(OutputStream err, String line) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = program(out, err, TERMINAL).run(SparkProgram.JOBS, words(line));
    return new JobRun(status, out.toString(UTF_8), "");
  }

  static JobRun failed(String error) {
    return new JobRun(2, "", "boardrules: " + error + "\n");
  }

  /** Returns the rows that {@code selfplay} has written, in an order, as Spark writes JSON. */
  static List<String> written(Path rows, String first, String... others) {
    SparkSession spark = SharedRulesTest.session();
    try {
      var table = spark.read().parquet(rows.toString()).drop("block");
      return table.sort(first, others).toJSON().collectAsList();
    } finally {
      spark.stop();
    }
  }

  /** Returns how many rows are in a folder, whatever its name. */
  static long rows(String folder) {
    SparkSession spark = SharedRulesTest.session();
    try {
      return spark.read().option(GameFolder.PATTERNS, false).parquet(folder).count();
    } finally {
      spark.stop();
    }
  }

  /** Returns the output of a tournament without the nodes a second. */
  String scores() {
    return err + out.replaceAll("; nodes a second.*", "");
  }

  List<String> lines() {
    return out.lines().toList();
  }

  private static String[] words(String line, Object... others) {
    return Stream.concat(Stream.of(line.split(" ", -1)), Stream.of(others).map(Object::toString))
        .filter(word -> !word.isEmpty())
        .toArray(String[]::new);
  }

  private static JobRun run(ToIntFunction<Boardrules> program) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = program.applyAsInt(program(out, err, Streams.PIPES));
    return new JobRun(status, out.toString(UTF_8), err.toString(UTF_8));
  }

  private static Boardrules program(OutputStream out, OutputStream err, Streams streams) {
    return new Boardrules(() -> GAMES, InputStream.nullInputStream(), out, err, streams);
  }
}
