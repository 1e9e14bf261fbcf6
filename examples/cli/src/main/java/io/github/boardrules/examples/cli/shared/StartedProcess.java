package io.github.boardrules.examples.cli.shared;

import java.io.IOException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Starts processes that end, with all that they have started, when this program does. */
public final class StartedProcess {
  /** What has been asked to end and continues for so long is killed. */
  private static final int MAX_SECONDS = 2;

  /** The processes to end, which also guards {@link #isEnding}. */
  private static final Set<Process> STARTED = new HashSet<>();

  private static boolean isEnding;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(StartedProcess::endAll));
  }

  private StartedProcess() {}

  /** Starts a process, unless this program is about to end. */
  public static Process start(ProcessBuilder builder) throws IOException {
    synchronized (STARTED) {
      if (isEnding) {
        throw new IOException("the program ends");
      }
      Process process = builder.start();
      STARTED.add(process);
      return process;
    }
  }

  /** Ends a process and what it has started: a shell alone would leave its programs behind. */
  public static void end(Process process) {
    end(List.of(process));
    synchronized (STARTED) {
      STARTED.remove(process);
    }
  }

  private static void endAll() {
    List<Process> started;
    synchronized (STARTED) {
      isEnding = true;
      started = List.copyOf(STARTED);
    }
    end(started);
  }

  private static void end(Collection<Process> processes) {
    List<ProcessHandle> all =
        processes.stream()
            .flatMap(process -> Stream.concat(Stream.of(process.toHandle()), process.descendants()))
            .toList();
    all.forEach(ProcessHandle::destroy);
    CompletableFuture.allOf(
            all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
        .completeOnTimeout(null, MAX_SECONDS, TimeUnit.SECONDS)
        .join();
    all.forEach(ProcessHandle::destroyForcibly);
  }
}
