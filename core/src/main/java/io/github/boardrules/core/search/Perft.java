package io.github.boardrules.core.search;

import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.Rules;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Counts the sequences of legal moves of a given length. Two programs whose counts agree at some
 * depth very likely have the same rules; where they differ, {@link #divide} shows after which move
 * to search. The name comes from computer chess: <i>performance test, move path enumeration</i>.
 *
 * <p>At depth 0 there is one sequence, the empty one. A game that is over adds nothing at any
 * greater depth.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * Perft.count(rules, rules.start(), 2);      // ==> 3277260
 * var counts = Perft.of(rules).divide(rules.start(), 2);
 * counts.get(ZertzMove.parse("Wd4,d1"));     // ==> 1734
 * }</pre>
 *
 * <p>The static method walks every sequence. {@link #withTranspositionTable} counts games in which
 * many orders of moves lead to the same position much faster.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Perft<S, M> {
  /** The greatest depth: more than any count reaches in practice, and safe for the stack. */
  static final int MAX_DEPTH = 999;

  private static final Progress SILENT = (done, total) -> {};

  private final Rules<S, M> rules;
  private final boolean remembers;
  private final Progress progress;

  private Perft(Rules<S, M> rules, boolean remembers, Progress progress) {
    this.rules = Objects.requireNonNull(rules, "rules");
    this.remembers = remembers;
    this.progress = progress;
  }

  /**
   * {@return a counter that walks every sequence and has no progress listener}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   */
  public static <S, M> Perft<S, M> of(Rules<S, M> rules) {
    return new Perft<>(rules, false, SILENT);
  }

  /**
   * {@return the number of sequences} The moves of the last ply are counted, not played.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   * @param depth the length of the sequences in moves, 0 to {@value #MAX_DEPTH}
   * @throws IllegalArgumentException if the depth is out of its range
   * @throws ArithmeticException if the number does not fit into a {@code long}
   */
  public static <S, M> long count(Rules<S, M> rules, S position, int depth) {
    return of(rules).count(position, depth);
  }

  /**
   * {@return the same counter with or without a transposition table of a quarter of a million
   * counts; without, as at first} Each count has its own, of some four megabytes besides the
   * positions in it. The results are the same.
   *
   * @param wanted whether to remember counts
   */
  public Perft<S, M> withTranspositionTable(boolean wanted) {
    return new Perft<>(rules, wanted, progress);
  }

  /**
   * {@return the same counter with a progress listener} It gets a report after each first move: how
   * many have been counted, of how many; none at depth 0, nor from {@link #count(Object, int)} at
   * depth 1.
   *
   * @param listener receives the reports, in the thread that counts
   */
  public Perft<S, M> withProgress(Progress listener) {
    Objects.requireNonNull(listener, "listener");
    return new Perft<>(rules, remembers, listener);
  }

  /**
   * {@return the number of sequences} The moves of the last ply are counted, not played.
   *
   * @param position a position of the variant
   * @param depth the length of the sequences in moves, 0 to {@value #MAX_DEPTH}
   * @throws IllegalArgumentException if the depth is out of its range
   * @throws ArithmeticException if the number does not fit into a {@code long}
   */
  public long count(S position, int depth) {
    if (checked(depth) < 2 || progress == SILENT) {
      return count(rules.packed(), position, depth);
    }
    return divide(position, depth).values().stream().reduce(0L, Math::addExact);
  }

  /**
   * {@return the number of sequences that begin with each legal move, in their order; unmodifiable,
   * and empty when the depth is 0 or the game is over; the last ply is not played}
   *
   * @param position a position of the variant
   * @param depth the length of the sequences in moves, 0 to {@value #MAX_DEPTH}
   * @throws IllegalArgumentException if the depth is out of its range
   * @throws ArithmeticException if a number does not fit into a {@code long}
   */
  public Map<M, Long> divide(S position, int depth) {
    if (checked(depth) == 0) {
      return Map.of();
    }
    return divide(rules.packed(), position, depth);
  }

  private <P> long count(PackedView<S, M, P, ?> view, S position, int depth) {
    return counter(view, depth).count(view.pack(position), depth);
  }

  private <P> Map<M, Long> divide(PackedView<S, M, P, ?> view, S position, int depth) {
    PerftCounter<P> counter = counter(view, depth);
    List<M> moves = rules.legalMoves(position);
    Map<M, Long> counts = new LinkedHashMap<>();
    for (M move : moves) {
      P next = view.pack(rules.play(position, move));
      counts.put(move, counter.count(next, depth - 1));
      progress.advanced(counts.size(), moves.size());
    }
    return Collections.unmodifiableMap(counts);
  }

  private <P> PerftCounter<P> counter(PackedView<S, M, P, ?> view, int depth) {
    // Below depth 3, only the first position has more than its last ply to count.
    return new PerftCounter<>(view.rules(), remembers && depth >= 3);
  }

  private static int checked(int depth) {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("A depth is 0 to " + MAX_DEPTH + ", not " + depth + ".");
    }
    return depth;
  }
}
