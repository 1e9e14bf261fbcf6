package io.github.boardrules.examples.cli.shared;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Starts processes that end, with all that they have started, when this program does. */
public final class StartedProcess {
  /** What has been asked to end and goes on for so long is killed. */
  private static final int MAX_SECONDS = 2;

  private StartedProcess() {}

  /** Starts a process. */
  public static Process start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process)));
    } catch (IllegalStateException isEnding) {
      end(process);
    }
    return process;
  }

  /** Ends a process and what it has started: a shell alone would leave its programs behind. */
  public static void end(Process process) {
    List<ProcessHandle> all =
        Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
    all.forEach(ProcessHandle::destroy);
    CompletableFuture.allOf(
            all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
        .completeOnTimeout(null, MAX_SECONDS, TimeUnit.SECONDS)
        .join();
    all.forEach(ProcessHandle::destroyForcibly);
  }
}
