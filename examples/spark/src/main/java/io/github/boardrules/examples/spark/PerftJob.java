package io.github.boardrules.examples.spark;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import io.github.boardrules.examples.parts.PerftPart;
import io.github.boardrules.examples.parts.PerftSplit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code perft}: the number of move sequences of a given length, counted in parts. */
@Command(
    name = "perft",
    customSynopsis = "boardrules spark perft VARIANT DEPTH [--position P] [--master M]")
final class PerftJob extends SparkJob {
  /** Enough for the tasks to be alike, and little enough to be found in a moment. */
  private static final int PARTS = 1024;

  /** Fewer tasks than parts, because each costs some milliseconds. */
  private static final int TASKS = 256;

  /** Stands for a count that does not fit into a {@code long}. */
  private static final long TOO_LARGE = -1;

  @Parameters(index = "0", paramLabel = "${label.variant}", descriptionKey = "variant")
  private String variant = "";

  @Parameters(index = "1", paramLabel = "${label.depth}", descriptionKey = "depth")
  private String depth = "";

  @Option(names = "--position", paramLabel = "P", descriptionKey = "spark-position")
  private Optional<String> position = Optional.empty();

  private SharedRules shared = new SharedRules("");
  private List<PerftPart> parts = List.of();

  PerftJob(CommandContext context) {
    super(context);
  }

  @Override
  void prepare() {
    int plies = NumberArguments.depth(depth, 0);
    shared = new SharedRules(context.packedRules(variant).variant());
    try {
      String begin = position.orElseGet(shared.texts()::start);
      parts = PerftSplit.of(shared.rules(), begin, plies, PARTS);
    } catch (NotationException problem) {
      throw Failure.of("unreadable-position", "problem", problem);
    } catch (ArithmeticException problem) {
      throw tooMany();
    }
  }

  @Override
  Supplier<Integer> run(SparkSession spark, TaskProgress progress) {
    SharedRules rules = shared;
    long count =
        parts.isEmpty()
            ? 0
            : JavaSparkContext.fromSparkContext(spark.sparkContext())
                .parallelize(dealt(parts), Math.min(TASKS, parts.size()))
                .map(part -> count(rules, part))
                .reduce(PerftJob::sum);
    if (count == TOO_LARGE) {
      throw tooMany();
    }
    return () -> {
      context.line(Long.toString(count));
      return ExitStatus.DONE;
    };
  }

  /** Deals the parts out; as they are sorted by size, each task gets large and small ones. */
  private static List<PerftPart> dealt(List<PerftPart> parts) {
    return IntStream.range(0, parts.size())
        .boxed()
        .sorted(Comparator.comparingInt(number -> number % TASKS))
        .map(parts::get)
        .toList();
  }

  private static long count(SharedRules shared, PerftPart part) {
    try {
      return part.count(shared.rules());
    } catch (ArithmeticException tooLarge) {
      return TOO_LARGE;
    }
  }

  private static long sum(long one, long other) {
    boolean isKnown = one != TOO_LARGE && other != TOO_LARGE && one <= Long.MAX_VALUE - other;
    return isKnown ? one + other : TOO_LARGE;
  }

  private static Failure tooMany() {
    return Failure.of("too-many-sequences", "most", Long.MAX_VALUE);
  }
}
