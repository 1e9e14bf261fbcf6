package io.github.boardrules.examples.bench;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Playout;
import java.util.ArrayList;
import java.util.List;
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
 * Measures the speed of the public packed interface in one thread. The rows {@code :moves} are
 * millions of moves a second, {@code :games} millions of games. Every measurement compares its
 * result with an exact count, so a wrong result ends the run.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 4, time = 3)
@Fork(1)
@State(Scope.Thread)
public class SpeedBenchmark {
  private static final int GAMES = 2_000;
  private static final int MAX_PLIES = 400;

  /** The measured variant; without values JMH tries all of them. */
  @Param public Subject subject = Subject.ZERTZ;

  private PackedRules<Object, Object> rules = subject.rules();
  private final MoveBuffer buffer = new MoveBuffer();
  private final List<Object> positions = new ArrayList<>();
  private final List<Object> moves = new ArrayList<>();
  private long sampledPlies;
  private long listedPlies;
  private long refused;
  private long hashes;

  /** The last position that was played; see {@link #play}. */
  Object reached = "";

  /** The work of an iteration, for JMH's counters. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Work {
    /** Moves played, listed, counted or examined; positions hashed. */
    public long moves;

    /** Games played to their end. */
    public long games;

    /** Resets the counters. */
    @Setup(Level.Iteration)
    public void reset() {
      moves = 0;
      games = 0;
    }
  }

  /** Computes the exact results with the slow, checked methods. */
  @Setup
  public void prepare() {
    rules = subject.rules();
    for (int game = 0; game < GAMES; game++) {
      Match<Object, Object> match =
          Playout.randomMatch(rules, rules.start(), new SplitMix64(game), MAX_PLIES);
      sampledPlies += match.ply();
      listedPlies += pliesByList(new SplitMix64(game));
      if (game < 20) {
        positions.addAll(match.positions());
        moves.addAll(match.moves());
      }
    }
    for (Object position : positions) {
      hashes ^= rules.hash(position);
      for (Object move : moves) {
        refused += rules.isLegal(position, move) ? 0 : 1;
      }
    }
  }

  /** Plays every move of every ply. */
  @Benchmark
  public void played(Work work) {
    long count = play(rules.start(), subject.playDepth);
    check(subject.playCount, count);
    work.moves += count;
  }

  /** Lists the moves of the last ply. */
  @Benchmark
  public void listed(Work work) {
    long count = list(rules.start(), subject.listDepth);
    check(subject.listCount, count);
    work.moves += count;
  }

  /** Counts the moves of the last ply without listing them. */
  @Benchmark
  public void counted(Work work) {
    long count = Perft.count(rules, rules.start(), subject.listDepth);
    check(subject.listCount, count);
    work.moves += count;
  }

  /** Plays random games with {@code randomLegal}, which need not list the moves. */
  @Benchmark
  public void sampledGames(Work work) {
    long played = 0;
    for (int game = 0; game < GAMES; game++) {
      played += Playout.play(rules, rules.start(), new SplitMix64(game), MAX_PLIES).plies();
    }
    check(sampledPlies, played);
    work.moves += played;
    work.games += GAMES;
  }

  /** Plays random games in the same way, but with moves chosen from the list. */
  @Benchmark
  public void listedGames(Work work) {
    long played = 0;
    for (int game = 0; game < GAMES; game++) {
      SplitMix64 random = new SplitMix64(game);
      Object position = rules.start();
      for (int ply = 0; ply < MAX_PLIES && !rules.status(position).isOver(); ply++) {
        buffer.release(0);
        rules.legalMoves(position, buffer);
        position = rules.playUnchecked(position, buffer.get(random.below(buffer.size())));
        played++;
      }
    }
    check(listedPlies, played);
    work.moves += played;
    work.games += GAMES;
  }

  /** Asks for the refusals of moves, most of them from other positions. */
  @Benchmark
  public void refusal(Work work) {
    long count = 0;
    for (Object position : positions) {
      for (Object move : moves) {
        count += rules.refusal(position, move).isPresent() ? 1 : 0;
      }
    }
    check(refused, count);
    work.moves += (long) positions.size() * moves.size();
  }

  /** Hashes positions. */
  @Benchmark
  public void hash(Work work) {
    long sum = 0;
    for (int i = 0;
        i <= 1_000;
        i++) { // an odd number of rounds, so that the hashes do not cancel out
      for (Object position : positions) {
        sum ^= rules.hash(position);
      }
    }
    check(hashes, sum);
    work.moves += 1_001L * positions.size();
  }

  /** Returns the length of a random game that is played with the checked methods. */
  private int pliesByList(SplitMix64 random) {
    Object position = rules.start();
    for (int ply = 0; ply < MAX_PLIES; ply++) {
      List<Object> legal = rules.legalMoves(position);
      if (legal.isEmpty()) {
        return ply;
      }
      position = rules.play(position, legal.get(random.below(legal.size())));
    }
    return MAX_PLIES;
  }

  /**
   * Plays also the moves of the last ply. The last position of each list is kept: otherwise the JIT
   * could drop the work; keeping each would add a write barrier per move.
   */
  private long play(Object position, int depth) {
    int mark = buffer.mark();
    rules.legalMoves(position, buffer);
    int end = buffer.size();
    long count = depth == 1 ? end - mark : 0;
    Object next = position;
    for (int i = mark; i < end; i++) {
      next = rules.playUnchecked(position, buffer.get(i));
      count += depth > 1 ? play(next, depth - 1) : 0;
    }
    reached = next;
    buffer.release(mark);
    return count;
  }

  private long list(Object position, int depth) {
    int mark = buffer.mark();
    rules.legalMoves(position, buffer);
    int end = buffer.size();
    long count = depth == 1 ? end - mark : 0;
    for (int i = mark; depth > 1 && i < end; i++) {
      count += list(rules.playUnchecked(position, buffer.get(i)), depth - 1);
    }
    buffer.release(mark);
    return count;
  }

  private static void check(Object due, Object found) {
    if (!due.equals(found)) {
      throw new IllegalStateException("The result is " + found + ", but must be " + due + ".");
    }
  }
}
