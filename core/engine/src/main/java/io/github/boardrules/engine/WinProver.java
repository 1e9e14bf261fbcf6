package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.Progress;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Proves that a player can force a win, by proof-number search. It looks as far ahead as it must in
 * the lines where the opponent has few replies, and so finds long forced wins; it does not look for
 * short ones, nor for draws.
 *
 * <pre>{@code
 * var rules = PylosRules.parse("pylos:base=3,takeback=none");
 * var proof = WinProver.of(rules).prove(rules.start());
 * proof.winner(); // ==> OptionalInt[2]
 * }</pre>
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class WinProver<S, M> {
  /** The default limit: a hundred million nodes. */
  public static final long DEFAULT_NODES = 100_000_000;

  /** The nodes between two reports. */
  private static final long MAX_SHARE = 1 << 20;

  private final PackedRules<S, M> rules;
  private final long maxNodes;
  private final long memory;
  private final Progress progress;

  private WinProver(PackedRules<S, M> rules, long maxNodes, long memory, Progress progress) {
    this.rules = rules;
    this.maxNodes = maxNodes;
    this.memory = memory;
    this.progress = progress;
  }

  /**
   * Returns a prover with {@link #DEFAULT_NODES}, the memory of an engine and no progress listener.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules of a game for two players
   * @return the prover
   * @throws IllegalArgumentException if the game has another number of players
   */
  public static <S, M> WinProver<S, M> of(PackedRules<S, M> rules) {
    if (rules.players() != 2) {
      throw new IllegalArgumentException(
          "A proof needs two players, and " + rules.variant() + " has " + rules.players() + ".");
    }
    return new WinProver<>(rules, DEFAULT_NODES, Engine.DEFAULT_MEMORY, (done, total) -> {});
  }

  /**
   * Returns the same prover with another limit.
   *
   * @param limit the greatest number of nodes, 1 or more
   * @return the prover
   * @throws IllegalArgumentException if the limit is below 1
   */
  public WinProver<S, M> nodes(long limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + limit + ".");
    }
    return new WinProver<>(rules, limit, memory, progress);
  }

  /**
   * Returns the same prover with other memory for what it remembers.
   *
   * @param bytes {@link Engine#MIN_MEMORY} or more
   * @return the prover
   * @throws IllegalArgumentException if it is less
   */
  public WinProver<S, M> memory(long bytes) {
    if (bytes < Engine.MIN_MEMORY) {
      throw new IllegalArgumentException(
          "The memory must be " + Engine.MIN_MEMORY + " bytes or more, not " + bytes + ".");
    }
    return new WinProver<>(rules, maxNodes, bytes, progress);
  }

  /**
   * Returns the same prover with a progress listener. It gets the number of nodes that have been
   * visited, and the limit.
   *
   * @param listener receives the reports, in the thread that proves
   * @return the prover
   */
  public WinProver<S, M> progress(Progress listener) {
    return new WinProver<>(rules, maxNodes, memory, Objects.requireNonNull(listener));
  }

  /**
   * Looks for a proof, for one player and then for the other, with growing numbers of nodes.
   *
   * @param position a position, over or not
   * @return what has been found. An interrupt of the thread ends the search as the limit does
   */
  public WinProof prove(S position) {
    Status status = rules.status(position);
    if (!(status instanceof Status.Ongoing ongoing)) {
      return new WinProof(status.winner(), 0);
    }
    int mover = ongoing.player();
    ProofNumbers<S, M> forMover = new ProofNumbers<>(rules, mover, memory / 2);
    ProofNumbers<S, M> forOther = new ProofNumbers<>(rules, 3 - mover, memory / 2);
    long share = 1 << 12;
    long used = 0;
    while (used < maxNodes
        && !Thread.currentThread().isInterrupted()
        && !(forMover.isSettled() && forOther.isSettled())) {
      for (ProofNumbers<S, M> search : List.of(forMover, forOther)) {
        if (search.isSettled()) {
          continue;
        }
        search.search(position, Math.min(share, maxNodes - used));
        used = forMover.nodes() + forOther.nodes();
        progress.advanced(used, Math.max(used, maxNodes));
        if (search.isProven()) {
          return new WinProof(OptionalInt.of(search.attacker()), used);
        }
      }
      share = Math.min(2 * share, MAX_SHARE);
    }
    return new WinProof(OptionalInt.empty(), used);
  }
}
