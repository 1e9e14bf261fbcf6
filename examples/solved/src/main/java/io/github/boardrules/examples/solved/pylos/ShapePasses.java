package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.Progress;
import io.github.boardrules.examples.solved.table.Workers;
import io.github.boardrules.pylos.PylosOptions;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Computes shapes until no value changes any more. In each pass only those are computed again to
 * whose followers something has happened.
 *
 * <p>Whatever the order is, the values are the same in the end. A value other than a draw is proved
 * by the values that it was computed from, so no winner is ever wrong; distances only fall; and
 * where nothing changes any more, each value agrees with those after its moves, which only the
 * right distances do, because every move counts as one. So threads may read what others are
 * writing.
 */
final class ShapePasses {
  private final List<ShapeSolver> solvers;
  private final int[][] predecessors;
  private final AtomicIntegerArray due;
  private final Progress progress;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicLong computed = new AtomicLong();

  /** Prepares passes over all shapes of tables. */
  ShapePasses(ShapeTables tables, PylosOptions options, int threads, Progress progress) {
    solvers = Stream.generate(() -> new ShapeSolver(tables, options)).limit(threads).toList();
    predecessors = predecessors(solvers.get(0), tables.shapes.size());
    due = tables.due;
    this.progress = progress;
  }

  private static int[][] predecessors(ShapeSolver solver, int size) {
    List<IntStream.Builder> predecessors = Stream.generate(IntStream::builder).limit(size).toList();
    for (int number = 0; number < size; number++) {
      for (int next : solver.successors(number)) {
        predecessors.get(next).add(number);
      }
    }
    return predecessors.stream().map(each -> each.build().toArray()).toArray(int[][]::new);
  }

  /**
   * Makes one pass, or the rest of one that has paused.
   *
   * @param pause returns whether to pause
   * @return whether there is more to do
   * @throws CancellationException if the thread is interrupted; the tables can be gone on with
   */
  boolean pass(BooleanSupplier pause) {
    try {
      new Workers(solvers.size(), next, due.length(), pause).run(this::work);
    } finally {
      if (next.get() >= due.length()) {
        next.set(0);
      }
    }
    return countDue() > 0;
  }

  private void work(int worker, int number) {
    if (due.getAndSet(number, 0) != 0) {
      solve(solvers.get(worker), number);
      long all = computed.incrementAndGet();
      if (worker == 0) {
        progress.advanced(all, all + countDue());
      }
    }
  }

  private void solve(ShapeSolver solver, int number) {
    try {
      if (solver.solve(number)) {
        for (int predecessor : predecessors[number]) {
          due.set(predecessor, 1);
        }
      }
    } catch (RuntimeException | Error problem) {
      due.set(number, 1);
      throw problem;
    }
  }

  private int countDue() {
    return IntStream.range(0, due.length()).map(due::get).sum();
  }
}
