package io.github.boardrules.examples.hostile;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Runs Jazzer on every reader, one process after the other, and prints for each the number of
 * inputs, the seconds, the number of branches of the library that the inputs have reached, and the
 * number of faults.
 *
 * <p>The inputs of faults are written into the folder of the reader, with the log.
 */
final class Campaign {
  private static final Pattern BRANCHES = Pattern.compile("(?:DONE|pulse|NEW|REDUCE) +cov: (\\d+)");
  private static final Pattern DONE = Pattern.compile("Done (\\d+) runs in (\\d+) second");
  private static final Pattern FAULT = Pattern.compile("(?m)^== Java .*|ERROR: libFuzzer.*");

  /** The largest size of an input in bytes. Jazzer begins with short ones. */
  private static final int MAX_LENGTH = 4096;

  private final Path results;
  private final String inputs;
  private final Seeds seeds;

  private Campaign(Path results, String inputs, Seeds seeds) {
    this.results = results;
    this.inputs = inputs;
    this.seeds = seeds;
  }

  /**
   * Runs the campaign.
   *
   * @param arguments the folder of the modules, that of the results, the number of inputs for each
   *     reader, and a pattern for the names of the readers
   * @throws IOException if the results cannot be written
   * @throws InterruptedException if the program is interrupted
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Seeds seeds = Seeds.of(Targets.CATALOG, Path.of(arguments[0]));
    Campaign campaign = new Campaign(Path.of(arguments[1]), arguments[2], seeds);
    Pattern wanted = Pattern.compile(arguments[3]);
    List<String> targets =
        Targets.all().keySet().stream().filter(name -> wanted.matcher(name).matches()).toList();
    long faults = 0;
    for (String target : targets) {
      faults += campaign.run(target);
    }
    if (targets.isEmpty() || faults > 0) {
      throw new IllegalStateException(targets.size() + " readers, " + faults + " faults");
    }
  }

  private long run(String target) throws IOException, InterruptedException {
    Path folder = results.resolve(target);
    Path corpus = Files.createDirectories(folder.resolve("corpus"));
    Set<String> texts = seeds.of(target);
    for (String text : texts) {
      Files.writeString(corpus.resolve("seed-" + Integer.toHexString(text.hashCode())), text);
    }
    Files.writeString(folder.resolve("words.dict"), Dictionary.of(texts));

    String log =
        jazzer(
            target,
            folder.resolve("fuzz.log"),
            List.of(
                "-runs=" + inputs,
                "-max_len=" + MAX_LENGTH,
                "-dict=" + folder.resolve("words.dict"),
                "-artifact_prefix=" + folder + "/",
                "--reproducer_path=" + folder,
                corpus.toString()));

    long faults = FAULT.matcher(log).results().count();
    if (faults == 0 && !DONE.matcher(log).find()) {
      throw new IllegalStateException("Jazzer could not try all inputs, see " + folder);
    }
    System.out.printf(
        Locale.ROOT,
        "%-24s %9s inputs %6s s %6s branches %3d faults%n",
        target,
        last(DONE, 1, log),
        last(DONE, 2, log),
        last(BRANCHES, 1, log),
        faults);
    return faults;
  }

  /** Runs Jazzer in a process of its own, and returns its log. */
  private static String jazzer(String target, Path log, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(List.of("-Xmx1g", "-XX:+UseSerialGC", "-cp"));
    command.add(System.getProperty("java.class.path", ""));
    command.addAll(
        List.of(
            "com.code_intelligence.jazzer.Jazzer",
            "--target_class=" + FuzzedTarget.class.getName(),
            "--target_args=" + target,
            "--instrumentation_includes=io.github.boardrules.**",
            // Drawing comes after reading, and would take most of the time.
            "--instrumentation_excludes="
                + FuzzedTarget.class.getPackageName()
                + ".*:io.github.boardrules.core.drawing.*",
            // Its own detectors look for attacks on databases and files, of which there are none.
            "--custom_hook_excludes=**",
            "--mutator_framework=false",
            "--keep_going=10",
            "-seed=1",
            "-rss_limit_mb=0",
            "-timeout=30"));
    command.addAll(arguments);
    new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(Redirect.to(log.toFile()))
        .start()
        .waitFor();
    // Jazzer prints raw inputs, which need not be UTF-8.
    return Files.readString(log, ISO_8859_1);
  }

  private static String last(Pattern pattern, int group, String log) {
    Matcher matcher = pattern.matcher(log);
    String found = "-";
    while (matcher.find()) {
      found = matcher.group(group);
    }
    return found;
  }
}
