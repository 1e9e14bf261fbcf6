package io.github.boardrules.examples.arena;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.Locale;
import java.util.function.LongFunction;

/** The kinds of players. */
public enum PlayerKind {
  /** Plays a legal move, chosen uniformly at random. */
  RANDOM {
    @Override
    public <S, M> LongFunction<ArenaPlayer<S, M>> players(
        PackedRules<S, M> rules, PlayerSettings settings) {
      return seed -> {
        SplitMix64 random = new SplitMix64(seed);
        return match -> {
          long code = rules.randomLegal(match.position(), random);
          return new ArenaPlayer.FoundMove<>(rules.decode(match.position(), code), 0);
        };
      };
    }
  },
  /** {@link FlatPlayer}. */
  FLAT {
    @Override
    public <S, M> LongFunction<ArenaPlayer<S, M>> players(
        PackedRules<S, M> rules, PlayerSettings settings) {
      return seed -> new FlatPlayer<>(rules, settings.limit(), seed);
    }
  },
  /** {@link UctPlayer}. */
  UCT {
    @Override
    public <S, M> LongFunction<ArenaPlayer<S, M>> players(
        PackedRules<S, M> rules, PlayerSettings settings) {
      return seed -> new UctPlayer<>(rules, settings.limit(), seed);
    }
  },
  /** {@link io.github.boardrules.engine.Engine}. */
  ENGINE {
    @Override
    public <S, M> LongFunction<ArenaPlayer<S, M>> players(
        PackedRules<S, M> rules, PlayerSettings settings) {
      return seed -> EnginePlayer.of(rules, settings, seed);
    }
  },
  /** Plays one of the best moves that the {@link Solver} finds, chosen at random. */
  PERFECT {
    @Override
    public <S, M> LongFunction<ArenaPlayer<S, M>> players(
        PackedRules<S, M> rules, PlayerSettings settings) {
      Solution<S, M> solution = Solver.of(rules).solve(rules.start());
      return seed -> {
        SplitMix64 random = new SplitMix64(seed);
        return match -> {
          var best = solution.bestMoves(match.position());
          return new ArenaPlayer.FoundMove<>(best.get(random.below(best.size())), 0);
        };
      };
    }
  };

  /**
   * Returns what makes players of this kind, each from the seed of its random numbers. It may be
   * used by many threads.
   *
   * @param settings their settings
   * @return makes a player for each game
   * @throws SolverLimitException if the game is too large to be played perfectly
   */
  public abstract <S, M> LongFunction<ArenaPlayer<S, M>> players(
      PackedRules<S, M> rules, PlayerSettings settings);

  /** Returns the word for this kind, in small letters. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
