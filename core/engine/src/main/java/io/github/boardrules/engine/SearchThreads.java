package io.github.boardrules.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Runs analysts side by side. With a single one no thread is started. */
final class SearchThreads {
  private SearchThreads() {}

  /**
   * Runs the first analyst in this thread and the others in threads of their own, until each has
   * spent its budget, one of them has a proof, or it is enough. When it returns, no thread is left;
   * it throws what one of them has thrown.
   */
  static void run(List<Analyst> analysts, List<Budget> budgets, BooleanSupplier isEnough) {
    AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    try {
      for (int i = 1; i < analysts.size(); i++) {
        threads.add(start(analysts.get(i), budgets.get(i), budgets, failure));
      }
      Analyst first = analysts.get(0);
      boolean isEnded = false;
      while (!isEnded && first.advance(budgets.get(0))) {
        isEnded = isEnough.getAsBoolean();
      }
      if (isEnded || first.proof() != GameTree.OPEN || Thread.currentThread().isInterrupted()) {
        budgets.forEach(Budget::stop);
      }
    } catch (RuntimeException | Error problem) {
      budgets.forEach(Budget::stop);
      throw problem;
    } finally {
      join(threads);
    }
    if (failure.get() instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure.get() instanceof Error error) {
      throw error;
    }
  }

  private static Thread start(
      Analyst analyst,
      Budget budget,
      List<Budget> budgets,
      AtomicReference<@Nullable Throwable> failure) {
    Thread thread =
        new Thread(
            () -> {
              try {
                boolean isMore;
                do {
                  isMore = analyst.advance(budget);
                } while (isMore);
                if (analyst.proof() != GameTree.OPEN) {
                  budgets.forEach(Budget::stop);
                }
              } catch (RuntimeException | Error problem) {
                failure.compareAndSet(null, problem);
                budgets.forEach(Budget::stop);
              }
            },
            "boardrules-engine");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Waits for the threads, which end soon; an interrupt is kept for the caller. */
  private static void join(List<Thread> threads) {
    boolean isInterrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException interrupt) {
          isInterrupted = true;
          thread.interrupt();
        }
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
