package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.examples.solved.table.Workers;
import io.github.boardrules.pylos.PylosOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.BooleanSupplier;

/**
 * Computes shapes until no value changes any more. In each pass only those are computed again to
 * whose followers something has happened.
 *
 * <p>Whatever the order is, the values are the same in the end. A value other than a draw is proved
 * by the values that it was computed from, so no winner is ever wrong; distances only fall; and
 * where nothing changes any more, each value agrees with those after its moves, which only the
 * right distances do, since every move counts as one. So threads may read what others are writing.
 */
final class ShapePasses {
  private final List<ShapeSolver> solvers = new ArrayList<>();
  private final int[][] predecessors;
  private final AtomicIntegerArray isDue;
  private final Progress progress;
  private final AtomicInteger next = new AtomicInteger();
  private long computed;

  /**
   * Prepares passes over all shapes.
   *
   * @param due the numbers of the shapes that have to be computed, in the first pass at least
   */
  ShapePasses(
      ShapeTables tables, PylosOptions options, int threads, boolean[] due, Progress progress) {
    this.progress = progress;
    for (int i = 0; i < threads; i++) {
      solvers.add(new ShapeSolver(tables, options));
    }
    predecessors = predecessors(solvers.get(0), tables.shapes().size());
    isDue = new AtomicIntegerArray(due.length);
    for (int number = 0; number < due.length; number++) {
      isDue.set(number, due[number] ? 1 : 0);
    }
  }

  private static int[][] predecessors(ShapeSolver solver, int size) {
    int[][] successors = new int[size][];
    int[] counts = new int[size];
    for (int number = 0; number < size; number++) {
      successors[number] = solver.successors(number);
      for (int next : successors[number]) {
        counts[next]++;
      }
    }
    int[][] predecessors = new int[size][];
    for (int number = 0; number < size; number++) {
      predecessors[number] = new int[counts[number]];
    }
    for (int number = 0; number < size; number++) {
      for (int next : successors[number]) {
        predecessors[next][--counts[next]] = number;
      }
    }
    return predecessors;
  }

  /** Returns which shapes have to be computed again. */
  boolean[] due() {
    boolean[] due = new boolean[isDue.length()];
    for (int number = 0; number < due.length; number++) {
      due[number] = isDue.get(number) != 0;
    }
    return due;
  }

  private int countDue() {
    int count = 0;
    for (int number = 0; number < isDue.length(); number++) {
      count += isDue.get(number);
    }
    return count;
  }

  /**
   * Makes one pass, or the rest of one that has paused.
   *
   * @param pause returns whether to pause
   * @return whether there is more to do
   * @throws CancellationException if the thread is interrupted; the tables can be gone on with
   */
  boolean pass(BooleanSupplier pause) {
    AtomicInteger done = new AtomicInteger();
    try {
      Workers.run(
          solvers.size(),
          (worker, hasFailed) ->
              work(worker, () -> hasFailed.getAsBoolean() || pause.getAsBoolean(), done));
    } finally {
      computed += done.get();
      if (next.get() >= isDue.length()) {
        next.set(0);
      }
    }
    return countDue() > 0;
  }

  private void work(int worker, BooleanSupplier isEnding, AtomicInteger done) {
    while (!isEnding.getAsBoolean()) {
      int number = next.getAndIncrement();
      if (number >= isDue.length()) {
        return;
      }
      if (isDue.getAndSet(number, 0) != 0) {
        solve(solvers.get(worker), number);
        long all = computed + done.incrementAndGet();
        if (worker == 0) {
          Workers.requireGoingOn();
          progress.advanced(all, all + countDue());
        }
      }
    }
  }

  private void solve(ShapeSolver solver, int number) {
    try {
      if (solver.solve(number)) {
        for (int predecessor : predecessors[number]) {
          isDue.set(predecessor, 1);
        }
      }
    } catch (RuntimeException | Error problem) {
      isDue.set(number, 1);
      throw problem;
    }
  }
}
