package io.github.boardrules.examples.arena;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Analysis;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.EngineSession;
import io.github.boardrules.engine.Limit;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;

/** The kinds of players. */
public enum PlayerKind {
  /** Plays a legal move, chosen uniformly at random. */
  RANDOM,
  /** {@link FlatPlayer}. */
  FLAT,
  /** {@link UctPlayer}. */
  UCT,
  /** {@link Engine}. */
  ENGINE,
  /** Plays one of the best moves that the {@link Solver} finds, chosen at random. */
  PERFECT,
  /** A program of the user's, which only its command can start. */
  PROGRAM;

  /**
   * Returns what makes players of this kind, each from the seed of its random numbers. It may be
   * used by many threads. A game that is too large for perfect play is a {@code
   * SolverLimitException}.
   */
  public <S, M> LongFunction<ArenaPlayer<S, M>> players(
      PackedRules<S, M> rules, PlayerSettings settings) {
    return players(rules, settings, Optional.empty());
  }

  /** Returns the same with an evaluation for the engine, in place of that of the game. */
  public <S, M> LongFunction<ArenaPlayer<S, M>> players(
      PackedRules<S, M> rules,
      PlayerSettings settings,
      Optional<? extends Evaluation<S>> evaluation) {
    return switch (this) {
      case RANDOM -> seed -> random(rules, new SplitMix64(seed));
      case FLAT -> seed -> new FlatPlayer<>(rules, settings.limit(), seed);
      case UCT -> seed -> new UctPlayer<>(rules, settings.limit(), seed);
      case ENGINE -> {
        Engine<S, M> standard = Engine.of(rules);
        Engine<S, M> engine = evaluation.map(standard::withEvaluation).orElse(standard);
        yield seed -> engine(engine.withSeed(seed), settings);
      }
      case PERFECT -> {
        Solution<S, M> solution = Solver.of(rules).solve(rules.start());
        yield seed -> perfect(solution, new SplitMix64(seed));
      }
      case PROGRAM -> throw new IllegalStateException("A program is started by its command.");
    };
  }

  private static <S, M> ArenaPlayer<S, M> random(PackedRules<S, M> rules, SplitMix64 random) {
    return match -> {
      long code = rules.randomLegal(match.position(), random);
      return new ArenaPlayer.FoundMove<>(rules.decode(match.position(), code), 0);
    };
  }

  private static <S, M> ArenaPlayer<S, M> engine(Engine<S, M> standard, PlayerSettings settings) {
    Engine<S, M> engine =
        standard.withThreads(settings.threads()).withMemory(settings.megabytes() * (1L << 20));
    EngineSession<S, M> session =
        settings.method().map(engine::withMethod).orElse(engine).session();
    Limit own = settings.limit().forEngine();
    return settings
        .clock()
        .map(clock -> onClock(session, settings, own, clock))
        .orElseGet(
            () -> {
              Limit limit = weakened(settings, own);
              return match -> found(session.analyse(match, limit), false);
            });
  }

  private static Limit weakened(PlayerSettings settings, Limit limit) {
    return settings.level().isPresent() ? Limit.level(settings.level().getAsInt(), limit) : limit;
  }

  private static <M> ArenaPlayer.FoundMove<M> found(Analysis<M> analysis, boolean isLate) {
    return new ArenaPlayer.FoundMove<>(
        analysis.best(), analysis.nodes(), isLate, Optional.of(analysis));
  }

  private static <S, M> ArenaPlayer<S, M> onClock(
      EngineSession<S, M> session,
      PlayerSettings settings,
      Limit own,
      PlayerSettings.GameClock clock) {
    AtomicReference<Duration> left = new AtomicReference<>(clock.time());
    return match -> {
      long begin = System.nanoTime();
      Limit limit = own.and(Limit.clock(left.get(), clock.increment()));
      Analysis<M> analysis = session.analyse(match, weakened(settings, limit));
      Duration after = left.get().minusNanos(System.nanoTime() - begin);
      left.set(after.plus(clock.increment()));
      return found(analysis, after.isNegative());
    };
  }

  private static <S, M> ArenaPlayer<S, M> perfect(Solution<S, M> solution, SplitMix64 random) {
    return match -> {
      var best = solution.bestMoves(match.position());
      return new ArenaPlayer.FoundMove<>(best.get(random.below(best.size())), 0);
    };
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
