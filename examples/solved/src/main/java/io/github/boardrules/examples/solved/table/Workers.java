package io.github.boardrules.examples.solved.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Threads that share work. */
public final class Workers {
  private Workers() {}

  /** Does a part of the work after the other. */
  @FunctionalInterface
  public interface Work {
    /**
     * Works until nothing is left, or another thread has failed.
     *
     * @param worker the number of the thread, 0 for that of the caller
     * @param hasFailed returns whether another thread has failed
     */
    void work(int worker, BooleanSupplier hasFailed);
  }

  /**
   * Works in several threads, and returns when all of them have ended.
   *
   * @param threads how many there are, with that of the caller
   * @param work what each of them does; the first exception or error is thrown here
   */
  public static void run(int threads, Work work) {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> helpers = new ArrayList<>();
    for (int i = 1; i < threads; i++) {
      int worker = i;
      Thread helper = new Thread(() -> run(work, worker, failure), "boardrules-tables");
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    run(work, 0, failure);
    helpers.forEach(Workers::join);
    if (failure.get() instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
  }

  private static void run(Work work, int worker, AtomicReference<@Nullable Throwable> failure) {
    try {
      work.work(worker, () -> failure.get() != null);
    } catch (RuntimeException | Error problem) {
      failure.compareAndSet(null, problem);
    }
  }

  /** Waits for a thread, which ends soon; an interrupt is kept for the caller. */
  private static void join(Thread thread) {
    boolean isInterrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException interrupt) {
        isInterrupted = true;
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Ends the work of a thread that is interrupted.
   *
   * @throws CancellationException if it is, which it stays
   */
  public static void requireGoingOn() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("The solver was interrupted.");
    }
  }
}
