package io.github.boardrules.examples.cli.repository;

import io.github.boardrules.examples.cli.games.InstalledGames;
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

/**
 * {@code web}: serves the page with every game on this machine, and builds it if it is missing or
 * if people have added or removed games.
 */
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
    Path target = checkout.folder().resolve(MODULE + "/target");
    try (SiteServer server = server(target.resolve("site"), number)) {
      if (!isBuilt(target)) {
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

  /** Returns whether the page is there; with games of other people it may have to be renewed. */
  private static boolean isBuilt(Path target) {
    Path added = target.resolve("wasm/added");
    try {
      return InstalledGames.ofProcess().added().isBlank()
          && Files.isRegularFile(target.resolve("site/index.html"))
          && (Files.notExists(added) || Files.size(added) == 0);
    } catch (IOException problem) {
      return false;
    }
  }

  private void build(CheckoutBuild checkout) {
    context.say("web-builds");
    context.output().flush();
    if (!checkout.build("-Dwasm.skip=false", "-pl", MODULE, "-am", "package")) {
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
