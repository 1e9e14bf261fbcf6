package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.bench.Subject;
import java.util.Set;
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

/**
 * Measures random games that are played to their end, in millions a second: {@code outside} from
 * the start position, {@code inside} from the leaves of a tree that grows meanwhile. It is in the
 * package of the tree, which is not public.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 4, time = 3)
@Fork(1)
@State(Scope.Thread)
public class TreeBenchmark {
  private static final int MAX_PLIES = 1000;
  private static final int GAMES = 100;
  private static final int VISITS = 20_000;

  /** The measured variant; without values JMH tries all of them. */
  @Param public Subject subject = Subject.ZERTZ;

  private PackedRules<Object, Object> rules = subject.rules();
  private final SplitMix64 random = new SplitMix64(1);

  /** The work of an iteration, for JMH's counters. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Games {
    /** Games played. */
    public long games;

    /** Moves in these games. */
    public long moves;

    /** Resets the counters. */
    @Setup(Level.Iteration)
    public void reset() {
      games = 0;
      moves = 0;
    }
  }

  /** Chooses the rules. */
  @Setup
  public void prepare() {
    rules = subject.rules();
  }

  /** Plays from the start position. */
  @Benchmark
  public void outside(Games work) {
    for (int game = 0; game < GAMES; game++) {
      work.moves += Playout.play(rules, rules.start(), random, MAX_PLIES).plies();
    }
    work.games += GAMES;
  }

  /** Plays from the leaves of a tree. */
  @Benchmark
  public void inside(Games work) {
    Rollout<Object> rollout = new Rollout<>(rules, position -> 0, MAX_PLIES);
    TreeSearch<Object, Object> search =
        new TreeSearch<>(rules, rules.start(), Set.of(), rollout, random, Integer.MAX_VALUE);
    for (int visit = 0; visit < VISITS; visit++) {
      search.visit(Budget.endless());
    }
    work.games += rollout.games();
    work.moves += rollout.plies();
  }
}
