package io.github.boardrules.examples.spark;

import io.github.boardrules.examples.cli.records.ArchiveCheck;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import java.util.ArrayList;
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

  @Parameters(index = "0..*", arity = "1..*", paramLabel = "FILE", descriptionKey = "spark-files")
  private List<String> files = List.of();

  @Option(names = "--part", hidden = true)
  private long partBytes = ArchiveFiles.PART_BYTES;

  CheckJob(CommandContext context) {
    super(context);
  }

  @Override
  String name() {
    return "check";
  }

  @Override
  void prepare() {
    files.stream()
        .filter(file -> file.toLowerCase(Locale.ROOT).endsWith(".tsv"))
        .findFirst()
        .ifPresent(
            file -> {
              throw Failure.of("spark-no-counts", "file", file);
            });
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    JavaSparkContext workers = JavaSparkContext.fromSparkContext(spark.sparkContext());
    SerializableConfiguration hadoop =
        new SerializableConfiguration(spark.sparkContext().hadoopConfiguration());
    ArchiveFiles archive = new ArchiveFiles(hadoop.value(), partBytes);
    files.forEach(archive::add);
    List<ArchivePart> parts = numbered(workers, hadoop, archive.parts());
    Locale language = context.texts().locale();
    ArchiveReport report =
        workers
            .parallelize(Shares.of(parts, TASKS), Math.min(parts.size(), TASKS))
            .map(share -> check(share, hadoop, language))
            .reduce(ArchiveReport::plus);
    return () -> print(report);
  }

  /** Counts the lines of files in several parts, so that each part knows where it begins. */
  private static List<ArchivePart> numbered(
      JavaSparkContext workers, SerializableConfiguration hadoop, List<ArchivePart> parts) {
    List<ArchivePart> divided = new ArrayList<>();
    for (int i = 0; i + 1 < parts.size(); i++) {
      // Nobody needs to know how long the last part of a file is.
      if (parts.get(i + 1).from() > 0) {
        divided.add(parts.get(i));
      }
    }
    if (divided.isEmpty()) {
      return parts;
    }
    List<Long> counts =
        workers
            .parallelize(divided, Math.min(divided.size(), TASKS))
            .map(part -> PartReader.countLines(part, hadoop.value()))
            .collect();
    List<ArchivePart> numbered = new ArrayList<>();
    long line = 1;
    int next = 0;
    for (ArchivePart part : parts) {
      line = part.from() == 0 ? 1 : line;
      numbered.add(part.startingAt(line));
      if (next < divided.size() && divided.get(next).order() == part.order()) {
        line += counts.get(next);
        next++;
      }
    }
    return numbered;
  }

  private static ArchiveReport check(
      List<ArchivePart> parts, SerializableConfiguration hadoop, Locale language) {
    ArchiveReport report = ArchiveReport.NONE;
    for (ArchivePart part : parts) {
      ArchiveCheck check = ArchiveCheck.of(SharedRules.catalog(), language);
      PartReader.check(part, hadoop.value(), check);
      report = report.plus(ArchiveReport.of(part.order(), check.result()));
    }
    return report;
  }

  private int print(ArchiveReport report) {
    report.findings().forEach(found -> context.output().line(found.text()));
    if (report.hidden() > 0) {
      context.say("spark-hidden", "hidden", report.hidden());
    }
    ArchiveCheck.lines(report.kinds()).forEach(context.output()::line);
    context.output().line(report.summary());
    if (report.unreadable() > 0) {
      context.say("spark-unreadable", "count", report.unreadable());
      return UNUSABLE;
    }
    return report.disagreements() == 0 ? DONE : REFUSED;
  }
}
