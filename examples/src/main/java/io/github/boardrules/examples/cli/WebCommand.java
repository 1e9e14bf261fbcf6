package io.github.boardrules.examples.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code web}: serves the page with every game on this machine, and builds it if it is missing. */
@Command(name = "web", customSynopsis = "boardrules web [--port N]")
final class WebCommand implements Callable<Integer> {
  private static final int MAX_PORT = 65_535;

  private final CommandContext context;

  @Option(names = "--port", paramLabel = "N", descriptionKey = "web-port")
  private String port = "8080";

  WebCommand(CommandContext context) {
    this.context = context;
  }

  /** Serves until the process is ended. */
  @Override
  public Integer call() {
    int number = NumberArguments.positive("--port", port, MAX_PORT);
    Path checkout = checkout();
    Path site = checkout.resolve("examples/web/target/site");
    try (SiteServer server = server(site, number)) {
      if (!Files.isRegularFile(site.resolve("index.html"))) {
        build(checkout);
      }
      server.start();
      context.say("web-address", "address", server.address());
      context.output().flush();
      new CountDownLatch(1).await();
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
    }
    return Boardrules.DONE;
  }

  private static SiteServer server(Path site, int port) {
    try {
      return SiteServer.of(site, port);
    } catch (IOException problem) {
      throw Failure.of("web-port-taken", "port", port);
    }
  }

  /** Returns the folder of the repository to which this program belongs. */
  private static Path checkout() {
    try {
      Path program =
          Path.of(WebCommand.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      Path checkout = program.resolve("../../..").normalize();
      if (Files.isRegularFile(checkout.resolve("examples/web/pom.xml"))) {
        return checkout;
      }
    } catch (URISyntaxException problem) {
      // The program is somewhere else, too.
    }
    throw Failure.of("web-no-checkout");
  }

  private void build(Path checkout) throws InterruptedException {
    context.say("web-builds");
    context.output().flush();
    boolean isWindows = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");
    List<String> wrapper =
        isWindows
            ? List.of("cmd", "/c", checkout.resolve("mvnw.cmd").toString())
            : List.of("sh", checkout.resolve("mvnw").toString());
    List<String> command = new ArrayList<>(wrapper);
    command.addAll(List.of("-q", "-B", "-Dquick", "-Dmaven.test.skip=true"));
    command.addAll(List.of("-pl", "examples/web", "-am", "package"));
    try {
      Process maven = new ProcessBuilder(command).directory(checkout.toFile()).inheritIO().start();
      if (maven.waitFor() == 0) {
        return;
      }
    } catch (IOException problem) {
      // There is no wrapper that can be started.
    }
    throw Failure.of("web-not-built");
  }
}
