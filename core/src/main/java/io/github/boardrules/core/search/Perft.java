package io.github.boardrules.core.search;

import io.github.boardrules.core.Rules;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts the different sequences of legal moves from a position. Two programs whose counts agree at
 * some depth have, in all likelihood, the same rules; where they differ, {@link #divide} shows the
 * move behind which to look.
 *
 * <p>At depth 0 there is one sequence, the empty one. A finished game adds nothing to any other
 * depth. Where a count takes long, {@link Progress} tells how far it has come.
 *
 * <p>{@link #count(Rules, Object, int)} and {@link #countByPlaying} walk every sequence, so they
 * are measures of speed. The others remember a quarter of a million counts: a position that is
 * reached again by other moves is, as a rule, not counted again. Games in which many orders of
 * moves lead to the same position are counted many times faster so.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * Perft.count(rules, rules.start(), 2);  // ==> 3277260
 * var behind = Perft.divide(rules, rules.start(), 2);
 * behind.get(ZertzMove.parse("Wd4,d1")); // ==> 1734
 * }</pre>
 */
public final class Perft {

  /** Is told how far a count has come. */
  @FunctionalInterface
  public interface Progress {
    /**
     * The sequences that begin with one more of the first moves have been counted.
     *
     * @param done how many first moves are done, 1 to {@code total}
     * @param total how many there are
     */
    void counted(int done, int total);
  }

  private static final Progress SILENT = (done, total) -> {};

  private Perft() {}

  /**
   * The number of sequences. The moves of the last ply are counted and not played.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   * @param depth how many moves long the sequences are, 0 or more
   * @return 0 or more
   * @throws IllegalArgumentException when the depth is negative
   * @throws ArithmeticException when the number does not fit into a {@code long}
   */
  public static <S extends Object, M extends Object> long count(
      Rules<S, M> rules, S position, int depth) {
    return PerftCounter.of(rules, position, false).count(position, checked(depth));
  }

  /**
   * The number of sequences, with news of the progress after each first move.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   * @param depth how many moves long the sequences are, 0 or more
   * @param progress is called in this thread; not at all when the depth is 0
   * @return 0 or more
   * @throws IllegalArgumentException when the depth is negative
   * @throws ArithmeticException when the number does not fit into a {@code long}
   */
  public static <S extends Object, M extends Object> long count(
      Rules<S, M> rules, S position, int depth, Progress progress) {
    return checked(depth) == 0
        ? 1
        : divide(rules, position, depth, progress).values().stream().reduce(0L, Math::addExact);
  }

  /**
   * The number of sequences, found by playing every move, those of the last ply too. The answer is
   * that of {@link #count}; the time shows what playing costs.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   * @param depth how many moves long the sequences are, 0 or more
   * @return 0 or more
   * @throws IllegalArgumentException when the depth is negative
   * @throws ArithmeticException when the number does not fit into a {@code long}
   */
  public static <S extends Object, M extends Object> long countByPlaying(
      Rules<S, M> rules, S position, int depth) {
    return PerftCounter.of(rules, position, true).count(position, checked(depth));
  }

  /**
   * The number of sequences that begin with each legal move.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   * @param depth how many moves long the sequences are, 0 or more
   * @return the numbers by move, in the order of the legal moves; unmodifiable, and empty when the
   *     depth is 0 or the game is over
   * @throws IllegalArgumentException when the depth is negative
   * @throws ArithmeticException when a number does not fit into a {@code long}
   */
  public static <S extends Object, M extends Object> Map<M, Long> divide(
      Rules<S, M> rules, S position, int depth) {
    return divide(rules, position, depth, SILENT);
  }

  /**
   * The number of sequences that begin with each legal move, with news of the progress after each.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @param position a position of the variant
   * @param depth how many moves long the sequences are, 0 or more
   * @param progress is called in this thread; not at all when the depth is 0
   * @return the numbers by move, in the order of the legal moves; unmodifiable, and empty when the
   *     depth is 0 or the game is over
   * @throws IllegalArgumentException when the depth is negative
   * @throws ArithmeticException when a number does not fit into a {@code long}
   */
  public static <S extends Object, M extends Object> Map<M, Long> divide(
      Rules<S, M> rules, S position, int depth, Progress progress) {
    if (checked(depth) == 0) {
      return Map.of();
    }
    PerftCounter<S> counter = PerftCounter.remembering(rules, position);
    List<M> moves = rules.legalMoves(position);
    Map<M, Long> counts = new LinkedHashMap<>();
    for (M move : moves) {
      counts.put(move, counter.count(rules.play(position, move), depth - 1));
      progress.counted(counts.size(), moves.size());
    }
    return Collections.unmodifiableMap(counts);
  }

  private static int checked(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("A depth must be 0 or more, not " + depth + ".");
    }
    return depth;
  }
}
