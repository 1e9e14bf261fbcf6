package io.github.boardrules.examples.cli.repository;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Boardrules;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Sleeper;
import io.github.boardrules.examples.cli.games.InstalledGames;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The commands {@code spark} and {@code web}; the build makes jobs that print how they are called.
 */
@Tag("slow")
class RepositoryCommandsTest {
  private static final String CLASSES = "examples/cli/target/classes";

  /** The class whose place says where the checkout is. */
  private static final String PLACE = CheckoutBuild.class.getName().replace('.', '/') + ".class";

  private static final String CLASS_PATH = "examples/spark/target/spark.classpath";
  private static final String BUILDS =
      "The jobs are being built; the first time this downloads Apache Spark, some 280 megabytes.";
  private static final String JOBS =
      """
      package io.github.boardrules.examples.spark;
      public class SparkProgram {
        public static void main(String[] arguments) {
          System.out.println(String.join(" ", arguments));
          System.out.println("flag " + System.getProperty("flag"));
          System.exit(arguments.length);
        }
      }
      """;

  @TempDir Path folder;

  @BeforeEach
  void makeCheckout() throws IOException {
    write("examples/spark/pom.xml", "");
    write("examples/spark/jvm.options", "# For a test.\n-Dflag=set\n");
    write(
        "mvnw",
        """
        cd "$(dirname "$0")"
        echo "build: $*"
        echo "$PWD/jobs" > %s
        """
            .formatted(CLASS_PATH));
    Files.createDirectories(folder.resolve(CLASS_PATH).getParent());
    Path place = write(CLASSES + "/" + PLACE, "");
    Files.copy(Path.of("target/classes", PLACE), place, StandardCopyOption.REPLACE_EXISTING);
    Files.createDirectory(folder.resolve("jobs"));
    Path source = write("SparkProgram.java", JOBS);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", folder.resolve("jobs").toString(), source.toString());
    assertThat(status).isZero();
  }

  @Test
  void jobsThatAreMissingOrOldAreBuilt() throws Exception {
    assertThat(run("perft", "zertz", "2"))
        .isEqualTo(
            ran(
                3,
                BUILDS,
                "build: -q -B -Dmaven.test.skip=true -Pspark -pl examples/spark -am package",
                "perft zertz 2",
                "flag set"));
    assertThat(run("stats")).isEqualTo(ran(1, "stats", "flag set"));

    Path stamp = write("examples/cli/target/boardrules.stamp", "");
    Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().plusSeconds(60)));

    assertThat(run("stats").out()).startsWith(BUILDS);
  }

  @Test
  void whatFollowsTheNameOfAJobIsForTheJob() throws Exception {
    write(CLASS_PATH, folder.resolve("jobs").toString());

    assertThat(run("stats", "--locale=en", "--help", "--html", "@page").out())
        .startsWith("stats --locale=en --help --html @page\n");
    assertThat(run("--locale", "hu", "stats").out()).startsWith("stats --locale=hu\n");
  }

  @Test
  void aFailedBuildIsReported() throws Exception {
    write("mvnw", "echo 'no network'; exit 1\n");

    assertThat(run("stats"))
        .isEqualTo(
            Run.failed(
                "the jobs for Apache Spark could not be built; see above.", BUILDS, "no network"));
  }

  @Test
  void aBuildOrAJobEndsWithTheCommand() throws Exception {
    Sleeper sleeper = new Sleeper(folder);
    write("mvnw", sleeper.command());
    Process process = process("spark", "stats").start();
    sleeper.awaitStart();

    process.toHandle().destroy();

    sleeper.assertEnded();
  }

  @Test
  void apartFromItsRepositoryThereAreNoJobs() throws Exception {
    Files.delete(folder.resolve("examples/spark/pom.xml"));

    assertThat(run("stats"))
        .isEqualTo(
            Run.failed(
                "the jobs for Apache Spark are part of the repository: run this command from a"
                    + " checkout of boardrules."));
  }

  @ParameterizedTest
  @CsvSource({
    "GET, '', 200, text/html; charset=utf-8, page",
    "GET, js/main.js, 200, text/javascript; charset=utf-8, code",
    "GET, boardrules.wasm, 200, application/wasm, bytes",
    "GET, other, 200, application/octet-stream, other",
    "HEAD, '', 200, text/html; charset=utf-8, ''",
    "GET, js, 404, '', ''",
    "GET, missing.js, 404, '', ''",
    "GET, ../outside, 404, '', ''",
    "GET, %2e%2e/outside, 404, '', ''",
    "POST, '', 405, '', ''",
  })
  void filesOfTheFolderAreServed(
      String method, String path, int status, String type, String content)
      throws IOException, InterruptedException {
    Path site = Files.createDirectories(folder.resolve("site/js")).resolve("..").normalize();
    Files.writeString(folder.resolve("outside"), "secret");
    Files.writeString(site.resolve("index.html"), "page");
    Files.writeString(site.resolve("js/main.js"), "code");
    Files.writeString(site.resolve("boardrules.wasm"), "bytes");
    Files.writeString(site.resolve("other"), "other");
    try (SiteServer server = SiteServer.of(site, 0)) {
      server.start();
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(server.address() + path))
              .method(method, HttpRequest.BodyPublishers.noBody())
              .build();

      HttpResponse<String> answer =
          HttpClient.newHttpClient().send(request, BodyHandlers.ofString());

      assertThat(answer.statusCode()).isEqualTo(status);
      assertThat(answer.headers().firstValue("Content-Type").orElse("")).isEqualTo(type);
      assertThat(answer.body()).isEqualTo(content);
    }
  }

  @Test
  void aTakenPortIsReported() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = Integer.toString(taken.getLocalPort());
      assertThat(Run.of("web --port", port))
          .isEqualTo(
              Run.failed(
                  "port " + port + " is in use or not allowed: choose another with --port."));
    }
    assertThat(Run.of("web --port 65536").err()).contains("--port", "65535");
  }

  @Test
  void thePageIsRenewedWithTheGamesOfOthersAndWithoutThem() throws Exception {
    write("examples/web/pom.xml", "");
    write("examples/web/target/site/index.html", "page");
    write("mvnw", "echo \"added: $BOARDRULES_CLASSPATH\"; exit 1\n");
    ProcessBuilder web = process("web", "--port", freePort()).directory(folder.toFile());
    web.environment().put(InstalledGames.VARIABLE, "jobs");

    assertThat(Run.of(web).out()).contains("added: " + folder.toRealPath().resolve("jobs") + "\n");

    web.environment().remove(InstalledGames.VARIABLE);
    write("examples/web/target/wasm/added", "jobs");

    assertThat(Run.of(web).out()).endsWith("added: \n");
  }

  private static String freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return Integer.toString(free.getLocalPort());
    }
  }

  private Run run(String... arguments) throws IOException, InterruptedException {
    return Run.of(
        process(Stream.concat(Stream.of("spark"), Stream.of(arguments)).toArray(String[]::new)));
  }

  /** Returns the program in a process of its own, as builds and jobs write to its streams. */
  private ProcessBuilder process(String... arguments) {
    String classPath =
        folder.resolve(CLASSES) + File.pathSeparator + System.getProperty("java.class.path");
    return Run.process(Boardrules.class, List.of(), classPath, arguments);
  }

  private static Run ran(int status, String... lines) {
    return new Run(status, String.join("\n", lines) + "\n", "");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
