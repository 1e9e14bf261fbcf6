package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Option;

/**
 * A job: it checks its arguments, starts Spark, computes while the progress is shown, ends Spark
 * and prints. A mistake in the arguments is reported before Spark is started.
 */
abstract class SparkJob implements Callable<Integer> {
  static final int DONE = 0;
  static final int REFUSED = 1;
  static final int UNUSABLE = 2;

  final CommandContext context;

  @Option(names = "--master", paramLabel = "M", descriptionKey = "spark-master")
  private Optional<String> master = Optional.empty();

  @Option(names = "--log", paramLabel = "LEVEL", descriptionKey = "spark-log")
  private String log = "off";

  SparkJob(CommandContext context) {
    this.context = context;
  }

  @Override
  public final Integer call() {
    Master where = Master.of(master);
    LogLevel level = LogLevel.read(log);
    prepare();
    where.requireAnswer();
    Supplier<Integer> report;
    TaskProgress progress = new TaskProgress(context.progress());
    try (SparkSession spark = where.start(name(), level)) {
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

  /** Returns the name of the job, as Spark shows it. */
  abstract String name();

  /** Reads the arguments. */
  abstract void prepare();

  /** Computes, and returns what prints the result and returns the exit status. */
  abstract Supplier<Integer> run(SparkSession spark, TaskProgress progress);

  /** Returns the failure of an error of Spark, whose messages may have many lines. */
  private static Failure failure(Exception problem) {
    String message = String.valueOf(problem.getMessage());
    String first = message.lines().findFirst().orElse("").strip();
    return Failure.of(
        "spark-failed",
        "problem",
        Texts.inOneLine(problem.getClass().getSimpleName() + ": " + first));
  }
}
