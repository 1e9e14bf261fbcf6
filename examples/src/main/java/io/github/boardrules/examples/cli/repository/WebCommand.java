package io.github.boardrules.examples.cli.repository;

import io.github.boardrules.examples.cli.shared.CommandContext;
import io.github.boardrules.examples.cli.shared.ExitStatus;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.NumberArguments;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code web}: serves the page with every game on this machine, and builds it if it is missing. */
@Command(name = "web", customSynopsis = "boardrules web [--port N]")
public final class WebCommand implements Callable<Integer> {
  private static final String MODULE = "examples/web";

  private static final int MAX_PORT = 65_535;

  private final CommandContext context;

  @Option(names = "--port", paramLabel = "N", descriptionKey = "web-port")
  private String port = "8080";

  public WebCommand(CommandContext context) {
    this.context = context;
  }

  /** Serves until the process is ended. */
  @Override
  public Integer call() {
    int number = NumberArguments.positive("--port", port, MAX_PORT);
    CheckoutBuild checkout = CheckoutBuild.with(MODULE + "/pom.xml", "web-no-checkout");
    Path site = checkout.folder().resolve(MODULE + "/target/site");
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
    return ExitStatus.DONE;
  }

  private void build(CheckoutBuild checkout) {
    context.say("web-builds");
    context.output().flush();
    if (!checkout.build("-pl", MODULE, "-am", "package")) {
      throw Failure.of("web-not-built");
    }
  }

  private static SiteServer server(Path site, int port) {
    try {
      return SiteServer.of(site, port);
    } catch (IOException problem) {
      throw Failure.of("web-port-taken", "port", port);
    }
  }
}
