package io.github.boardrules.examples.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The jar on a cluster of separate processes, with the results of one process. */
@Tag("cluster")
@DisabledOnOs(OS.WINDOWS)
class ClusterTest {
  private static final String JAR = System.getProperty("boardrules.spark.jar", "");
  private static final Pattern SOME_DONE = Pattern.compile("\\r[1-9]\\d* of \\d+ tasks done");

  /** The driver is in this process, and the workers are small. */
  private static final Map<String, String> SETTINGS =
      Map.of(
          "spark.jars", JAR,
          "spark.ui.enabled", "false",
          "spark.driver.host", "127.0.0.1",
          "spark.driver.bindAddress", "127.0.0.1",
          "spark.executor.memory", "500m",
          "spark.executor.extraJavaOptions", String.join(" ", LocalCluster.QUICK_START));

  private static String classPath = "";

  @TempDir static Path home;
  @TempDir Path folder;
  private static LocalCluster cluster;

  @BeforeAll
  static void start() throws IOException {
    classPath =
        Files.readString(Path.of(System.getProperty("boardrules.spark.classpath", ""))).strip();
    cluster = LocalCluster.start(home, classPath);
    SETTINGS.forEach(System::setProperty);
  }

  @AfterAll
  static void stop() {
    SETTINGS.keySet().forEach(System::clearProperty);
    cluster.close();
  }

  @Test
  void everyJobHasTheResultOfOneProcess() {
    Path games = folder.resolve("games");
    Path local = folder.resolve("local");
    String arena = "arena pylos:base=3 --games=6 --nodes=20";
    String selfPlay = "selfplay zertz --games=60 --positions --out ";

    assertThat(run("perft pylos 6")).isEqualTo(JobRun.plain("perft pylos 6"));
    assertThat(run("check ../matches"))
        .isEqualTo(JobRun.of("check ../matches"))
        .matches(run -> run.status() == 0);
    assertThat(run(arena).scores()).isNotEmpty().isEqualTo(JobRun.of(arena).scores());
    assertThat(run(selfPlay + games).status()).isZero();
    assertThat(JobRun.of(selfPlay + local).status()).isZero();
    assertThat(SelfPlayJobTest.games(games)).hasSize(60).isEqualTo(SelfPlayJobTest.games(local));
    assertThat(SelfPlayJobTest.positions(games)).isEqualTo(SelfPlayJobTest.positions(local));
    assertThat(run("stats " + games)).isEqualTo(JobRun.of("stats " + local));
  }

  /** As soon as some tasks are done, a worker is killed; its tasks go to the other one. */
  @Test
  void aWorkerThatIsKilledCostsTimeOnly(@TempDir Path other) throws IOException {
    try (LocalCluster mortal = LocalCluster.start(other, classPath)) {
      AtomicBoolean isKilled = new AtomicBoolean();
      ByteArrayOutputStream shown = new ByteArrayOutputStream();
      OutputStream err =
          new OutputStream() {
            @Override
            public synchronized void write(int b) {
              shown.write(b);
              if (!isKilled.get() && SOME_DONE.matcher(shown.toString(UTF_8)).find()) {
                isKilled.set(true);
                mortal.kill(1);
              }
            }
          };

      JobRun run = JobRun.onTerminal(err, "perft pylos 7 --master " + mortal.master());

      assertThat(isKilled).isTrue();
      assertThat(run).isEqualTo(JobRun.plain("perft pylos 7"));
    }
  }

  @Test
  void sparkSubmitTakesTheSameJar() throws IOException, InterruptedException {
    ProcessBuilder builder =
        LocalCluster.java(
            classPath, "org.apache.spark.deploy.SparkSubmit --master " + cluster.master());
    SETTINGS.forEach(
        (key, value) -> builder.command().addAll(List.of("--conf", key + "=" + value)));
    builder.command().addAll(List.of(JAR, "perft", "triangle", "3"));

    assertCounts(builder);
  }

  /** In a setting of Spark, the comma would begin another jar. */
  @Test
  void theJarMayBeInAnyFolder() throws IOException, InterruptedException {
    Path jar = Files.createDirectory(folder.resolve("a, b%20c")).resolve("jobs.jar");
    Files.copy(Path.of(JAR), jar);
    ProcessBuilder builder = program(jar + File.pathSeparator + classPath, cluster.master());
    SETTINGS.forEach(
        (key, value) -> {
          if (!value.equals(JAR)) {
            builder.command().add(1, "-D" + key + "=" + value);
          }
        });

    assertCounts(builder);
  }

  /** A container may run under the number of a user who has no name. */
  @Test
  void theUserNeedsNoName() throws IOException, InterruptedException {
    List<String> nameless = List.of("unshare", "--user", "--map-user=54321");
    ProcessBuilder builder = program(JAR + File.pathSeparator + classPath, "local[1]");
    builder.command().addAll(0, nameless);
    assumeTrue(isPossible(nameless));

    assertCounts(builder);
  }

  private static boolean isPossible(List<String> prefix) throws InterruptedException {
    List<String> command = new ArrayList<>(prefix);
    command.add("true");
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException problem) {
      return false;
    }
  }

  private static ProcessBuilder program(String classPath, String master) {
    return LocalCluster.java(
        classPath, SparkProgram.class.getName() + " perft triangle 3 --master=" + master);
  }

  private void assertCounts(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.redirectError(folder.resolve("err").toFile()).start();
    process.getOutputStream().close();

    String out = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    assertThat(out)
        .as(Files.readString(folder.resolve("err")))
        .isEqualTo(JobRun.plain("perft triangle 3").out());
    assertThat(process.exitValue()).isZero();
  }

  private static JobRun run(String line) {
    return JobRun.of(line + " --master=" + cluster.master());
  }
}
