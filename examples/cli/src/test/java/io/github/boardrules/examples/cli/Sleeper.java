package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** A program of the shell that starts another one; both sleep, and ignore a polite end. */
public record Sleeper(Path folder) {
  /** A condition on files. */
  private interface Condition {
    boolean holds() throws IOException;
  }

  public String command() {
    return "trap '' TERM; sleep 300 & echo $$ $! > '" + file() + "'; wait; sleep 9";
  }

  public void awaitStart() throws IOException {
    await(() -> Files.exists(file()) && Files.readString(file()).endsWith("\n"));
  }

  /** Both have ended, or do soon. */
  public void assertEnded() throws IOException {
    List<ProcessHandle> started =
        Stream.of(Files.readString(file()).strip().split(" ", -1))
            .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream())
            .toList();
    try {
      await(() -> started.stream().noneMatch(ProcessHandle::isAlive));
      assertThat(started).noneMatch(ProcessHandle::isAlive);
    } finally {
      started.forEach(ProcessHandle::destroyForcibly);
    }
  }

  private Path file() {
    return folder.resolve("pids");
  }

  private static void await(Condition condition) throws IOException {
    for (int i = 0; i < 1200 && !condition.holds(); i++) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
    }
  }
}
