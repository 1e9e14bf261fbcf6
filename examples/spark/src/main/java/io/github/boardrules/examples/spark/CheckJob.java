package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.records.ArchiveCheck;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check}: replays the games of an archive, and reports what is wrong by kind. */
@Command(name = "check", customSynopsis = "boardrules spark check FILE... [--master M]")
final class CheckJob extends SparkJob {
  private static final int TASKS = 512;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "${label.file}",
      descriptionKey = "spark-files")
  private List<String> files = List.of();

  /** A part of this size takes a worker some seconds. */
  @Option(names = "--part", hidden = true)
  private long partBytes = 8L << 20;

  CheckJob(CommandContext context) {
    super(context);
  }

  @Override
  void prepare() {
    for (String file : files) {
      if (file.toLowerCase(Locale.ROOT).endsWith(".tsv")) {
        throw Failure.of("spark-no-counts", "file", file);
      }
    }
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    JavaSparkContext workers = JavaSparkContext.fromSparkContext(spark.sparkContext());
    SerializableConfiguration hadoop =
        new SerializableConfiguration(spark.sparkContext().hadoopConfiguration());
    List<ArchivePart> found = new ArrayList<>();
    files.forEach(file -> found.addAll(ArchivePart.of(file, hadoop.value(), partBytes)));
    List<ArchivePart> parts = numbered(workers, hadoop, found);
    Locale language = context.texts().locale();
    ArchiveCheck.Part sum =
        workers
            .parallelize(parts, Math.min(parts.size(), TASKS))
            .mapPartitions(share -> List.of(check(share, hadoop, language)).iterator())
            .collect()
            .stream()
            .reduce(ArchiveCheck.Part.NONE, ArchiveCheck.Part::plus);
    return () -> print(sum);
  }

  /** Counts the lines of files in several parts, so that each part knows where it begins. */
  private static List<ArchivePart> numbered(
      JavaSparkContext workers, SerializableConfiguration hadoop, List<ArchivePart> parts) {
    if (parts.stream().allMatch(ArchivePart::isLast)) {
      return parts;
    }
    List<Long> counts =
        workers
            .parallelize(parts, Math.min(parts.size(), TASKS))
            .map(part -> part.isLast() ? 0L : part.countLines(hadoop.value()))
            .collect();
    List<ArchivePart> numbered = new ArrayList<>();
    long line = 1;
    for (int i = 0; i < parts.size(); i++) {
      line = parts.get(i).from() == 0 ? 1 : line;
      numbered.add(parts.get(i).startingAt(line));
      line += counts.get(i);
    }
    return numbered;
  }

  private static ArchiveCheck.Part check(
      Iterator<ArchivePart> parts, SerializableConfiguration hadoop, Locale language) {
    ArchiveCheck check = new ArchiveCheck(SharedRules.catalog(), language);
    parts.forEachRemaining(part -> part.check(hadoop.value(), check));
    return check.result();
  }

  private int print(ArchiveCheck.Part found) {
    found.findings().forEach(context::line);
    if (found.hidden() > 0) {
      context.say("spark-hidden", "hidden", found.hidden());
    }
    found.summary().forEach(context::line);
    if (found.unreadable() > 0) {
      context.say("spark-unreadable", "count", found.unreadable());
      return ExitStatus.UNUSABLE;
    }
    return found.disagreements() == 0 ? ExitStatus.DONE : ExitStatus.REFUSED;
  }
}
