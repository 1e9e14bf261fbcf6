package io.github.boardrules.examples.bench;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.SearchMethod;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures the engine in the start position: millions of nodes a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 4, time = 3)
@Fork(1)
@State(Scope.Thread)
public class EngineBenchmark {
  /**
   * How long an analysis is, for each thread; from 10,000 nodes of all threads on, perfect play is
   * asked instead.
   */
  @Param("4900")
  public long nodes = 4_900;

  /** The measured variant; without values JMH tries all of them. */
  @Param public Subject subject = Subject.ZERTZ;

  private PackedRules<Object, Object> rules = subject.rules();
  private TextRules texts = TextRules.of(rules);
  private final SplitMix64 random = new SplitMix64(1);

  /** The work of an iteration, for JMH's counters. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Nodes {
    /** Nodes visited. */
    public long nodes;

    /** Resets the counter. */
    @Setup(Level.Iteration)
    public void reset() {
      nodes = 0;
    }
  }

  /** Chooses the rules. */
  @Setup
  public void prepare() {
    rules = subject.rules();
    texts = TextRules.of(rules);
  }

  /** A tree search with one thread. */
  @Benchmark
  public Analysis<Object> tree(Nodes work) {
    return analyse(rules, SearchMethod.TREE, 1, work);
  }

  /** The same, asked in strings. */
  @Benchmark
  public Analysis<String> treeInStrings(Nodes work) {
    return analyse(texts, SearchMethod.TREE, 1, work);
  }

  /** A tree search with two threads. */
  @Benchmark
  public Analysis<Object> treeOfTwoThreads(Nodes work) {
    return analyse(rules, SearchMethod.TREE, 2, work);
  }

  /** An alpha-beta search with one thread. */
  @Benchmark
  public Analysis<Object> alphaBeta(Nodes work) {
    return analyse(rules, SearchMethod.ALPHA_BETA, 1, work);
  }

  /** The same, asked in strings. */
  @Benchmark
  public Analysis<String> alphaBetaInStrings(Nodes work) {
    return analyse(texts, SearchMethod.ALPHA_BETA, 1, work);
  }

  private <S, M> Analysis<M> analyse(
      Rules<S, M> asked, SearchMethod method, int threads, Nodes work) {
    Analysis<M> analysis =
        Engine.of(asked)
            .withMethod(method)
            .withThreads(threads)
            .withMemory(64 << 20)
            .withSeed(random.next())
            .analyse(asked.start(), Limit.nodes(nodes * threads));
    work.nodes += analysis.nodes();
    return analysis;
  }
}
