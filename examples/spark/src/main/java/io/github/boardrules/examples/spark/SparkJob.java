package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.Choices;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.logging.log4j.Level;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Option;

/**
 * A job: it checks its arguments, starts Spark, computes while the progress is shown, ends Spark
 * and prints. A mistake in the arguments is reported before Spark is started.
 */
abstract class SparkJob implements Callable<Integer> {
  private static final List<String> LOG_LEVELS = List.of("off", "error", "warn", "info", "debug");

  final CommandContext context;

  @Option(names = "--master", paramLabel = "M", descriptionKey = "spark-master")
  private Optional<String> master = Optional.empty();

  @Option(names = "--log", paramLabel = "LEVEL", descriptionKey = "spark-log")
  private String log = "off";

  SparkJob(CommandContext context) {
    this.context = context;
  }

  /** Shows how many tasks are done, as Spark reports in a thread of its own, until its end. */
  static final class TaskProgress extends SparkListener {
    private final ProgressLine line;
    private long done;
    private long total;
    private boolean isPlanned;
    private boolean isEnded;

    TaskProgress(ProgressLine line) {
      this.line = line;
    }

    /** Says how many tasks there will be, where they are submitted little by little. */
    synchronized void plan(long tasks) {
      total = tasks;
      isPlanned = true;
    }

    @Override
    public synchronized void onStageSubmitted(SparkListenerStageSubmitted submitted) {
      total += isPlanned ? 0 : submitted.stageInfo().numTasks();
      show();
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd ended) {
      // A task that was lost is repeated.
      done += ended.taskInfo().successful() ? 1 : 0;
      show();
    }

    synchronized void end() {
      isEnded = true;
    }

    private void show() {
      if (!isEnded) {
        line.update("progress-spark", Math.min(done, total), total);
      }
    }
  }

  @Override
  public final Integer call() {
    Master where = Master.of(master);
    Level level = Level.valueOf(Choices.read("--log", log, LOG_LEVELS, Function.identity()));
    prepare();
    where.requireAnswer();
    Supplier<Integer> report;
    TaskProgress progress = new TaskProgress(context.progress());
    try (SparkSession spark = where.start(getClass().getSimpleName(), level)) {
      spark.sparkContext().addSparkListener(progress);
      report = run(spark, progress);
    } catch (Failure known) {
      throw known;
    } catch (Exception problem) {
      throw failure(problem);
    } finally {
      progress.end();
    }
    int status = report.get();
    context.output().flush();
    return status;
  }

  /** Reads the arguments. */
  void prepare() {}

  /** Computes, and returns what prints the result and returns the exit status. */
  abstract Supplier<Integer> run(SparkSession spark, TaskProgress progress);

  /** Returns the failure of an error of Spark, whose messages may have many lines. */
  private static Failure failure(Exception problem) {
    String message = String.valueOf(problem.getMessage());
    String first = message.lines().findFirst().orElse("").strip();
    String line = problem.getClass().getSimpleName() + ": " + first;
    return Failure.of("spark-failed", "problem", Texts.inOneLine(line));
  }
}
