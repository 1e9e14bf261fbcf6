package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.play.Match;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A player for any game: it finds a good move in a position, and rates the others. It searches the
 * positions of {@link Rules#packed}, whatever rules it is given.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=3");
 * var engine = Engine.of(rules).withSeed(7);
 * var analysis = engine.analyse(rules.start(), Limit.nodes(1_000));
 * analysis.best();  // ==> b1+b2+b3
 * analysis.nodes(); // ==> 1000
 * }</pre>
 *
 * <p>Where the rules {@linkplain Rules#knowledge know} perfect play, the engine uses it, unless the
 * limit is below 10,000 nodes: a weak opponent should stay weak. At full strength it plays a
 * winning move that they know at once.
 *
 * <p>With one thread, the same settings, position and limit of nodes give the same analysis on
 * every machine.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Engine<S, M> {

  /** The least memory: 1 MiB. */
  public static final long MIN_MEMORY = 1L << 20;

  /** The greatest number of threads. */
  public static final int MAX_THREADS = 1024;

  private final Rules<S, M> rules;
  private final EngineSettings<S, M> settings;

  private Engine(Rules<S, M> rules, EngineSettings<S, M> settings) {
    this.rules = rules;
    this.settings = settings;
  }

  /**
   * {@return an engine with one thread, the seed 0 and 256 MiB of memory, or a quarter of what Java
   * may use if that is less} It uses the evaluation that the rules {@linkplain Rules#knowledge
   * know} as they recommend; without one it searches a tree.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @throws IllegalArgumentException if the game has more than two players, or none
   */
  public static <S, M> Engine<S, M> of(Rules<S, M> rules) {
    Objects.requireNonNull(rules, "rules");
    if (rules.players() != 1 && rules.players() != 2) {
      String found = rules.variant() + " has " + rules.players() + ".";
      throw new IllegalArgumentException("An engine needs one or two players, and " + found);
    }
    return new Engine<>(rules, new EngineSettings<>(rules.players(), rules.knowledge()));
  }

  private Engine<S, M> with(Consumer<EngineSettings<S, M>> change) {
    EngineSettings<S, M> changed = new EngineSettings<>(settings);
    change.accept(changed);
    return new Engine<>(rules, changed);
  }

  /**
   * {@return the same engine with another seed of its random numbers}
   *
   * @param seed any number
   */
  public Engine<S, M> withSeed(long seed) {
    return with(changed -> changed.seed = seed);
  }

  /**
   * {@return the same engine with another number of threads} They run only during an analysis, one
   * of them is the thread that asks for it, and all share the memory. Fewer run where each would
   * get less than 1,000 nodes or {@link #MIN_MEMORY}.
   *
   * @param threads the greatest number, 1 to {@value #MAX_THREADS}
   * @throws IllegalArgumentException if the number is out of its range
   */
  public Engine<S, M> withThreads(int threads) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException(
          "The number of threads is 1 to " + MAX_THREADS + ", not " + threads + ".");
    }
    return with(changed -> changed.threads = threads);
  }

  /**
   * {@return the same engine with another limit of its memory} A full tree is still searched, but
   * grows no more. The list of the moves of one position comes on top.
   *
   * @param bytes roughly what an analysis may take, {@value #MIN_MEMORY} or more
   * @throws IllegalArgumentException if it is less
   */
  public Engine<S, M> withMemory(long bytes) {
    long memory = checkedMemory(bytes);
    return with(changed -> changed.memory = memory);
  }

  static long checkedMemory(long bytes) {
    if (bytes < MIN_MEMORY) {
      throw new IllegalArgumentException(
          "The memory is " + MIN_MEMORY + " bytes or more, not " + bytes + ".");
    }
    return bytes;
  }

  /**
   * {@return the same engine with another way to search, whatever its evaluation}
   *
   * @param method the way
   */
  public Engine<S, M> withMethod(SearchMethod method) {
    Objects.requireNonNull(method, "method");
    Optional<SearchMethod> chosen = Optional.of(method);
    return with(changed -> changed.method = chosen);
  }

  /**
   * {@return the same engine with another evaluation} Unless {@link #withMethod} chooses the way to
   * search, it is a tree in puzzles and where the rules say after how many random moves an
   * evaluation is best asked, and otherwise an alpha-beta search.
   *
   * @param evaluation the evaluation; an alpha-beta search asks it at its depth, a tree after
   *     {@link Knowledge#playoutPlies} random moves, or after four. Values beyond −1 and 1 count as
   *     these; NaN ends an analysis with an {@code IllegalStateException}
   */
  public Engine<S, M> withEvaluation(Evaluation<S> evaluation) {
    Knowledge<S, M> own =
        settings.knowledge.withEvaluation(Objects.requireNonNull(evaluation, "evaluation"));
    return with(
        changed -> {
          changed.knowledge = own;
          changed.isOwn = true;
        });
  }

  /** Returns the same engine with another clock, which counts nanoseconds, for limits of time. */
  Engine<S, M> withClock(LongSupplier clock) {
    return with(changed -> changed.clock = clock);
  }

  Rules<S, M> rules() {
    return rules;
  }

  /** Returns the status of a position, after a check that it names no player too many. */
  static <S> Status status(PackedRules<S, ?> rules, S position) {
    Status status = rules.status(position);
    int player = (status.isOver() ? status.winner() : status.toMove()).orElse(1);
    if (player > rules.players()) {
      String named = " names player " + player + " of " + rules.players() + ".";
      throw new IllegalArgumentException("A status of " + rules.variant() + named);
    }
    return status;
  }

  EngineSettings<S, M> settings() {
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
   * @throws IllegalArgumentException if a status names a player whom the game does not have
   */
  public Analysis<M> analyse(S position, Limit limit) {
    Objects.requireNonNull(position, "position");
    return analyse(Match.of(rules, position), limit);
  }

  /**
   * Analyses the current position of a match. Moves back to an earlier position are worth no more
   * than a draw unless they win by force, so a player who is ahead makes progress.
   *
   * @param match a match by the rules of this engine, not over
   * @param limit when to end
   * @return what has been found
   * @throws IllegalArgumentException if the match is one of another variant
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(Match<S, M> match, Limit limit) {
    return session().analyse(match, limit);
  }

  /**
   * Analyses the current position of a match and tells a listener how far it has come.
   *
   * @param match a match by the rules of this engine, not over
   * @param limit when to end
   * @param listener receives what has been found, several times a second, in the thread that asks;
   *     with several threads, what one of them has found. An exception that it throws ends the
   *     analysis and reaches the caller
   * @return what has been found
   * @throws IllegalArgumentException if the match is one of another variant
   * @throws IllegalStateException if the game is over
   */
  public Analysis<M> analyse(
      Match<S, M> match, Limit limit, Consumer<? super Analysis<M>> listener) {
    return session().analyse(match, limit, listener);
  }

  /** {@return a session, for the moves of one game} */
  public EngineSession<S, M> session() {
    return new EngineSession<>(this);
  }
}
