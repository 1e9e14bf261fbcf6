package io.github.boardrules.examples.bench;

import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.pylos.PylosRules;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures the first pass over all positions of Pylos: millions of values computed a second. Each
 * takes a minute or more, and needs five gigabytes of memory.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 2, time = 1)
@Fork(value = 1, jvmArgsAppend = "-Xmx5g")
@State(Scope.Benchmark)
public class TableBenchmark {
  private static final int SHAPES = 18_456;
  private static final int POSITIONS = 2_102_741_049;

  /** Which take-backs there are. */
  @Param({"none", "must"})
  public String takeBack = "none";

  /** How many threads compute. */
  @Param({"1", "2"})
  public int threads = 1;

  /** Thrown when the first pass is done. */
  private static final class Done extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** One pass. */
  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public long pass() {
    var solver = TableSolver.of(PylosRules.parse("pylos:takeback=" + takeBack)).orElseThrow();
    try {
      return solver
          .withThreads(threads)
          .withProgress((done, total) -> stop(done))
          .solve()
          .hashCode();
    } catch (Done done) {
      return solver.bytes();
    }
  }

  private static void stop(long done) {
    if (done >= SHAPES) {
      throw new Done();
    }
  }
}
