package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.CommandSet;
import io.github.boardrules.examples.cli.shared.CommandContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Function;

/**
 * The program that {@code boardrules spark} starts, and {@code spark-submit}. Its first argument is
 * the job.
 */
public final class SparkProgram {
  static final CommandSet JOBS =
      new CommandSet(
          "boardrules.spark",
          "boardrules spark JOB [ARGUMENTS] [--master M] [--locale LANGUAGE]",
          jobs());

  private SparkProgram() {}

  /** Runs a job and ends the process with its exit status. */
  public static void main(String[] arguments) {
    System.exit(Boardrules.ofProcess().run(JOBS, arguments));
  }

  private static Map<String, Function<CommandContext, Callable<Integer>>> jobs() {
    Map<String, Function<CommandContext, Callable<Integer>>> jobs = new LinkedHashMap<>();
    jobs.put("selfplay", SelfPlayJob::new);
    jobs.put("perft", PerftJob::new);
    jobs.put("check", CheckJob::new);
    jobs.put("stats", StatsJob::new);
    jobs.put("arena", ArenaJob::new);
    return jobs;
  }
}
