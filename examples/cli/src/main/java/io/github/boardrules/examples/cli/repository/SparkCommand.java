package io.github.boardrules.examples.cli.repository;

import io.github.boardrules.examples.cli.games.InstalledGames;
import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * {@code spark}: starts the jobs of {@code examples/spark} in a process of their own, with the
 * flags that Apache Spark needs, and builds them first if they are missing or old.
 */
@Command(name = "spark", customSynopsis = SparkCommand.SYNOPSIS)
public final class SparkCommand implements Callable<Integer> {
  static final String SYNOPSIS =
      "boardrules spark JOB [ARGUMENTS] [--master M] [--locale LANGUAGE]";

  private static final String MODULE = "examples/spark";
  private static final String MAIN = "io.github.boardrules.examples.spark.SparkProgram";

  private final CommandContext context;

  @Parameters(
      index = "0..*",
      arity = "1..*",
      paramLabel = "${label.job}",
      descriptionKey = "spark-job")
  private List<String> arguments = List.of();

  public SparkCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    CheckoutBuild checkout = CheckoutBuild.with(MODULE + "/pom.xml", "spark-no-checkout");
    Path module = checkout.folder().resolve(MODULE);
    Path jar = module.resolve("target/boardrules-spark.jar");
    Path classPath = module.resolve("target/spark.classpath");
    // Made now, because the build may replace the jar from which its class would be loaded.
    Failure notBuilt = Failure.of("spark-not-built");
    if (!isFresh(classPath, checkout.folder())) {
      context.say("spark-builds");
      context.output().flush();
      if (!checkout.build("-Pspark", "-pl", MODULE, "-am", "package")) {
        throw notBuilt;
      }
    }
    try {
      return run(module, jar + File.pathSeparator + Files.readString(classPath).strip());
    } catch (IOException problem) {
      throw notBuilt;
    }
  }

  /** Returns whether the jobs were built after the sources from which this program was built. */
  private static boolean isFresh(Path built, Path checkout) {
    Path stamp = checkout.resolve("examples/cli/target/boardrules.stamp");
    try {
      return Files.exists(built)
          && (Files.notExists(stamp)
              || Files.getLastModifiedTime(built).compareTo(Files.getLastModifiedTime(stamp)) >= 0);
    } catch (IOException problem) {
      return false;
    }
  }

  private int run(Path module, String classPath) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("@" + module.resolve("jvm.options"));
    command.add(MAIN);
    command.addAll(arguments);
    if (!Texts.DEFAULT_LANGUAGE.equals(context.texts().locale().getLanguage())) {
      command.add("--locale=" + context.texts().locale().toLanguageTag());
    }
    ProcessBuilder builder = new ProcessBuilder(command);
    String added = System.getenv().getOrDefault(InstalledGames.VARIABLE, "");
    // By a variable, as Windows does not take so long a command.
    builder
        .environment()
        .put(
            "CLASSPATH",
            Stream.of(classPath, added)
                .filter(part -> !part.isBlank())
                .reduce((one, other) -> one + File.pathSeparator + other)
                .orElse(""));
    return CheckoutBuild.run(builder);
  }
}
