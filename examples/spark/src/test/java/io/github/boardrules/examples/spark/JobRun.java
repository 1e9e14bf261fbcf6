package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The result of a program.
 *
 * @param status its exit status
 * @param out its standard output
 * @param err its standard error
 */
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

  /** Runs a job in this process. */
  static JobRun of(String... arguments) {
    return run(program -> program.run(SparkProgram.JOBS, arguments));
  }

  /** Runs a command of the plain program. */
  static JobRun plain(String... arguments) {
    return run(program -> program.run(arguments));
  }

  /** Runs a job in this process with a terminal for its progress. */
  static JobRun onTerminal(OutputStream err, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int status = program(out, err, TERMINAL).run(SparkProgram.JOBS, arguments);
    return new JobRun(status, out.toString(UTF_8), "");
  }

  static JobRun done(String... lines) {
    return new JobRun(0, String.join("\n", lines) + "\n", "");
  }

  static JobRun failed(String error) {
    return new JobRun(2, "", "boardrules: " + error + "\n");
  }

  List<String> lines() {
    return out.lines().toList();
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
