package io.github.boardrules.examples.solved.table;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Threads that share work, which has numbers.
 *
 * @param threads how many there are, with that of the caller
 * @param next the number of the work that is done next
 * @param end the number after the last
 * @param pause returns whether to do no more
 */
public record Workers(int threads, AtomicInteger next, int end, BooleanSupplier pause) {

  /** Does the work of a number. */
  @FunctionalInterface
  public interface Work {
    /** Works; the thread of the caller is the worker 0. */
    void work(int worker, int number);
  }

  /**
   * Works until nothing is left, or until a pause, and returns when all threads have ended. The
   * first exception or error of any of them ends the work and is thrown here.
   *
   * @throws CancellationException if the thread is interrupted, which it stays
   */
  public void run(Work work) {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    CompletableFuture<?>[] helpers =
        IntStream.range(1, threads)
            .mapToObj(
                worker ->
                    CompletableFuture.runAsync(() -> run(work, worker, failure), Workers::start))
            .toArray(CompletableFuture<?>[]::new);
    run(work, 0, failure);
    CompletableFuture.allOf(helpers).join();
    if (failure.get() instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
  }

  private static void start(Runnable work) {
    Thread helper = new Thread(work, "boardrules-tables");
    helper.setDaemon(true);
    helper.start();
  }

  private void run(Work work, int worker, AtomicReference<@Nullable Throwable> failure) {
    try {
      while (failure.get() == null && !pause.getAsBoolean()) {
        int number = next.getAndIncrement();
        if (number >= end) {
          return;
        }
        work.work(worker, number);
        if (worker == 0 && Thread.currentThread().isInterrupted()) {
          throw new CancellationException("The solver was interrupted.");
        }
      }
    } catch (RuntimeException | Error problem) {
      failure.compareAndSet(null, problem);
    }
  }
}
