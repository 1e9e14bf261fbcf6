package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Proves that a player can force a win. It searches for wins of both players, deeper and deeper.
 * The winner needs one good move in each position, so it sees further than a search that compares
 * all moves. It needs no evaluation.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * WinProver.of(rules).prove(rules.start());              // ==> OptionalInt[2]
 * WinProver.of(rules).withNodes(1).prove(rules.start()); // ==> OptionalInt.empty
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class WinProver<S, M> {
  /** The default limit: a hundred million nodes. */
  public static final long DEFAULT_NODES = 100_000_000;

  /** The nodes between two reports. */
  private static final long MIN_SHARE = 1 << 12;

  private static final long MAX_SHARE = 1 << 20;

  private final Rules<S, M> rules;
  private final long maxNodes;
  private final long memory;
  private final Progress progress;

  private WinProver(Rules<S, M> rules, long maxNodes, long memory, Progress progress) {
    this.rules = rules;
    this.maxNodes = maxNodes;
    this.memory = memory;
    this.progress = Objects.requireNonNull(progress, "progress");
  }

  /**
   * {@return a prover with {@link #DEFAULT_NODES}, the memory of an engine, and no progress
   * listener}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules of a game for two players
   * @throws IllegalArgumentException if the game has another number of players
   */
  public static <S, M> WinProver<S, M> of(Rules<S, M> rules) {
    if (rules.players() != 2) {
      throw new IllegalArgumentException(
          "A proof needs two players, and " + rules.variant() + " has " + rules.players() + ".");
    }
    long memory = EngineSettings.standardMemory();
    return new WinProver<>(rules, DEFAULT_NODES, memory, (done, total) -> {});
  }

  /**
   * {@return the same prover with another limit}
   *
   * @param limit the greatest number of nodes, 1 or more
   * @throws IllegalArgumentException if the limit is below 1
   */
  public WinProver<S, M> withNodes(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + limit + ".");
    }
    return new WinProver<>(rules, limit, memory, progress);
  }

  /**
   * {@return the same prover with other memory for what it remembers}
   *
   * @param bytes {@link Engine#MIN_MEMORY} or more
   * @throws IllegalArgumentException if it is less
   */
  public WinProver<S, M> withMemory(long bytes) {
    return new WinProver<>(rules, maxNodes, Engine.checkedMemory(bytes), progress);
  }

  /**
   * {@return the same prover with a progress listener} It gets the number of nodes that have been
   * visited, and the limit.
   *
   * @param listener receives the reports, in the thread that proves
   */
  public WinProver<S, M> withProgress(Progress listener) {
    Objects.requireNonNull(listener, "listener");
    return new WinProver<>(rules, maxNodes, memory, listener);
  }

  /**
   * Looks for a proof for either player.
   *
   * @param position a position, over or not
   * @return the player who can force a win; empty if no proof was found, as in a draw or within the
   *     limit. An interrupt of the thread ends the search as the limit does
   */
  public OptionalInt prove(S position) {
    return prove(rules.packed(), position);
  }

  private <P, C> OptionalInt prove(PackedView<S, M, P, C> view, S asked) {
    PackedRules<P, C> packed = view.rules();
    P position = view.pack(asked);
    Status status = Engine.status(packed, position);
    if (status.isOver()) {
      return status.winner();
    }
    Budget budget = Budget.endless();
    WinAnalyst<P, C> search =
        new WinAnalyst<>(
            packed, position, OrderedMoves.Listed.of(packed, position), memory, budget);
    long allowed = 0;
    while (allowed < maxNodes && search.isOn() && !budget.isSpent(0)) {
      allowed += Math.min(maxNodes - allowed, Math.min(MAX_SHARE, MIN_SHARE + allowed / 4));
      search.allow(allowed, budget);
      progress.advanced(search.nodes(), maxNodes);
    }
    search.finish(maxNodes, budget);
    progress.advanced(search.nodes(), maxNodes);
    int winner = search.winner();
    return winner == 0 ? OptionalInt.empty() : OptionalInt.of(winner);
  }
}
