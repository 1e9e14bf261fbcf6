package io.github.boardrules.examples.bench;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.examples.snippets.LearnerInput;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures what a learner reads of the positions of a random game, beside their diagrams. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@State(Scope.Thread)
public class LearnerBenchmark {
  private static final int MAX_PLIES = 100;

  /** The measured variant. */
  @Param({"zertz", "tzaar", "pylos"})
  public String variant = "zertz";

  private Game<?, ?> game = Game.of(Catalog.installed().rules(variant));

  /** A random game and what reads its positions in turn. */
  private static final class Game<S, M> {
    private final Rules<S, M> rules;
    private final LearnerInput<S, M> input;
    private final List<S> positions;
    private int next;

    private Game(Rules<S, M> rules, Match<S, M> match) {
      this.rules = rules;
      input = new LearnerInput<>(rules);
      positions = match.positions();
    }

    static <S, M> Game<S, M> of(Rules<S, M> rules) {
      SplitMix64 random = new SplitMix64(1);
      return new Game<>(rules, Playout.randomMatch(rules, rules.start(), random, MAX_PLIES));
    }

    private S position() {
      next = (next + 1) % positions.size();
      return positions.get(next);
    }

    int[] observation() {
      return input.observation(position());
    }

    Diagram diagram() {
      return rules.diagram(position());
    }
  }

  /** Plays the game. */
  @Setup
  public void prepare() {
    game = Game.of(Catalog.installed().rules(variant));
  }

  /** Returns the observation of a position. */
  @Benchmark
  public int[] observation() {
    return game.observation();
  }

  /** Returns the diagram of a position. */
  @Benchmark
  public Diagram diagram() {
    return game.diagram();
  }
}
