package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Evaluation;
import io.github.boardrules.core.search.Knowledge;
import java.util.Objects;
import java.util.Optional;

/**
 * A player for any game whose rules are packed: it finds a good move in a position, and says what
 * it thinks of the others.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=3");
 * var engine = Engine.of(rules).seed(7);
 * var analysis = engine.analyse(rules.start(), Limit.nodes(1_000));
 * analysis.best();  // ==> b1+b2+b3
 * analysis.nodes(); // ==> 1000
 * }</pre>
 *
 * <p>The object holds the settings only. Each method that changes one returns another engine. It is
 * immutable and safe for use by many threads.
 *
 * <p>Where the rules {@link Knowledge know} perfect play, it is used, unless the limit is below
 * 10,000 nodes: a weak opponent should stay one.
 *
 * <p>With one thread, the same settings, position and limit of nodes give the same analysis on
 * every machine.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Engine<S, M> {

  /** The default memory: 256 MiB. */
  public static final long DEFAULT_MEMORY = 256L << 20;

  /** The least memory: 1 MiB. */
  public static final long MIN_MEMORY = 1L << 20;

  /** The greatest number of threads. */
  public static final int MAX_THREADS = 1024;

  /** Random games that are longer are evaluated where they stop. */
  private static final int WHOLE_GAME = 1000;

  private final PackedRules<S, M> rules;
  private final Settings<S> settings;

  /** What can be chosen. */
  record Settings<S>(
      long seed,
      int threads,
      long memory,
      SearchMethod method,
      Evaluation<? super S> evaluation,
      int rolloutPlies,
      EngineClock clock) {}

  private Engine(PackedRules<S, M> rules, Settings<S> settings) {
    this.rules = rules;
    this.settings = settings;
  }

  /**
   * Returns an engine with one thread, the seed 0 and {@link #DEFAULT_MEMORY}. It uses the
   * evaluation that the rules {@link Knowledge know} in the way that it recommends; without one it
   * searches a tree.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @return the engine
   * @throws IllegalArgumentException if the rules are not {@link PackedRules}
   */
  public static <S, M> Engine<S, M> of(Rules<S, M> rules) {
    Objects.requireNonNull(rules);
    if (!(rules instanceof PackedRules<S, M> packed)) {
      throw new IllegalArgumentException(
          "The engine needs PackedRules; the rules of "
              + rules.variant()
              + " are not: "
              + rules.getClass().getName()
              + ".");
    }
    Evaluation<? super S> evaluation = position -> 0;
    SearchMethod method = SearchMethod.TREE;
    int rolloutPlies = WHOLE_GAME;
    Optional<Evaluation<S>> known = Knowledge.of(rules).evaluation();
    if (known.isPresent()) {
      evaluation = known.get();
      rolloutPlies = evaluation.rolloutPlies().orElse(WHOLE_GAME);
      // A puzzle has no opponent whose replies an alpha-beta search could cut off.
      if (evaluation.rolloutPlies().isEmpty() && rules.players() > 1) {
        method = SearchMethod.ALPHA_BETA;
      }
    }
    return new Engine<>(
        packed,
        new Settings<>(0, 1, DEFAULT_MEMORY, method, evaluation, rolloutPlies, System::nanoTime));
  }

  /**
   * Returns the same engine with another seed of its random numbers.
   *
   * @param seed any number
   * @return the engine
   */
  public Engine<S, M> seed(long seed) {
    return with(
        new Settings<>(
            seed,
            settings.threads,
            settings.memory,
            settings.method,
            settings.evaluation,
            settings.rolloutPlies,
            settings.clock));
  }

  /**
   * Returns the same engine with another number of threads. They run only during an analysis, one
   * of them is the thread that asks for it, and all share the memory.
   *
   * @param threads 1 to {@value #MAX_THREADS}
   * @return the engine
   * @throws IllegalArgumentException if the number is out of its range
   */
  public Engine<S, M> threads(int threads) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException(
          "The number of threads is 1 to " + MAX_THREADS + ", not " + threads + ".");
    }
    return with(
        new Settings<>(
            settings.seed,
            threads,
            settings.memory,
            settings.method,
            settings.evaluation,
            settings.rolloutPlies,
            settings.clock));
  }

  /**
   * Returns the same engine with another limit of its memory. When a tree is full, it is searched
   * on, but it grows no more.
   *
   * @param bytes roughly what an analysis may take, {@value #MIN_MEMORY} or more
   * @return the engine
   * @throws IllegalArgumentException if it is less
   */
  public Engine<S, M> memory(long bytes) {
    if (bytes < MIN_MEMORY) {
      throw new IllegalArgumentException(
          "The memory is " + MIN_MEMORY + " bytes or more, not " + bytes + ".");
    }
    return with(
        new Settings<>(
            settings.seed,
            settings.threads,
            bytes,
            settings.method,
            settings.evaluation,
            settings.rolloutPlies,
            settings.clock));
  }

  /**
   * Returns the same engine with another way to search.
   *
   * @param method the way
   * @return the engine
   */
  public Engine<S, M> method(SearchMethod method) {
    return with(
        new Settings<>(
            settings.seed,
            settings.threads,
            settings.memory,
            Objects.requireNonNull(method),
            settings.evaluation,
            settings.rolloutPlies,
            settings.clock));
  }

  /**
   * Returns the same engine with knowledge of who stands better.
   *
   * @param evaluation the evaluation; an alpha-beta search asks it at its depth, a tree search
   *     after {@link Evaluation#rolloutPlies} random moves, or where a random game gets longer than
   *     1,000
   * @return the engine
   */
  public Engine<S, M> evaluation(Evaluation<? super S> evaluation) {
    return with(
        new Settings<>(
            settings.seed,
            settings.threads,
            settings.memory,
            settings.method,
            Objects.requireNonNull(evaluation),
            settings.rolloutPlies,
            settings.clock));
  }

  /**
   * Returns the same engine with another clock for limits of time.
   *
   * @param clock the clock; by default {@link System#nanoTime}
   * @return the engine
   */
  public Engine<S, M> clock(EngineClock clock) {
    return with(
        new Settings<>(
            settings.seed,
            settings.threads,
            settings.memory,
            settings.method,
            settings.evaluation,
            settings.rolloutPlies,
            Objects.requireNonNull(clock)));
  }

  private Engine<S, M> with(Settings<S> changed) {
    return new Engine<>(rules, changed);
  }

  /**
   * Returns the rules.
   *
   * @return the argument of {@link #of}
   */
  public PackedRules<S, M> rules() {
    return rules;
  }

  Settings<S> settings() {
    return settings;
  }

  /**
   * Analyses a position.
   *
   * @param position a position of the variant that is not over
   * @param limit when to end
   * @return what has been found. An interrupt of the thread ends the analysis as a limit does, and
   *     the thread stays interrupted
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(S position, Limit limit) {
    return analyse(Match.of(rules, position), limit);
  }

  /**
   * Analyses the current position of a match. Moves back to an earlier position of the match are
   * worth what follows there, but no more than a draw unless they win by force: a player who is
   * ahead makes progress.
   *
   * @param match a match by the rules of this engine, not over
   * @param limit when to end
   * @return what has been found
   * @throws IllegalArgumentException if the match is one of another variant
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(Match<S, M> match, Limit limit) {
    return analyse(match, limit, analysis -> true);
  }

  /**
   * Analyses the current position of a match and tells a listener how far it has come.
   *
   * @param match a match by the rules of this engine, not over
   * @param limit when to end
   * @param listener receives what has been found, several times a second
   * @return what has been found
   * @throws IllegalArgumentException if the match is one of another variant
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(Match<S, M> match, Limit limit, AnalysisListener<? super M> listener) {
    return session().analyse(match, limit, listener);
  }

  /**
   * Returns a session, for the moves of one game.
   *
   * @return a new session
   */
  public EngineSession<S, M> session() {
    return new EngineSession<>(this);
  }
}
