package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds every position that can be reached, nearest first.
 *
 * <p>It keeps all that it has found, so each search has a limit on the number of positions. A
 * search that meets its limit says so in its answer.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=2,rows=2");
 * var explorer = Explorer.of(rules);
 * explorer.explore(rules.start(), 1000).countsByDepth();             // ==> [1, 8, 11, 5]
 * explorer.upToSymmetry().explore(rules.start(), 1000).total(); // ==> 9
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Explorer<S extends Object, M extends Object> {

  /**
   * Is told of every position that is found.
   *
   * @param <S> the positions
   */
  @FunctionalInterface
  public interface Visitor<S extends Object> {
    /**
     * A position has been found for the first time.
     *
     * @param position the position
     * @param depth the least number of moves that lead there
     */
    void found(S position, int depth);
  }

  /**
   * What a search has found.
   *
   * @param countsByDepth how many positions are reached by no fewer than 0, 1, 2 … moves; the sum
   *     is the number of positions found. Unmodifiable
   * @param complete whether these are all; if not, the limit was met and the last depth may have
   *     more
   */
  public record Result(List<Integer> countsByDepth, boolean complete) {
    /** Makes a result; the list is copied. */
    public Result {
      countsByDepth = List.copyOf(countsByDepth);
    }

    /**
     * The number of positions found.
     *
     * @return 1 up to the limit
     */
    public int total() {
      return countsByDepth.stream().mapToInt(Integer::intValue).sum();
    }
  }

  private final Rules<S, M> rules;
  private final boolean upToSymmetry;

  private Explorer(Rules<S, M> rules, boolean upToSymmetry) {
    this.rules = rules;
    this.upToSymmetry = upToSymmetry;
  }

  /**
   * An explorer that tells all positions apart.
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   * @return the explorer
   */
  public static <S extends Object, M extends Object> Explorer<S, M> of(Rules<S, M> rules) {
    return new Explorer<>(rules, false);
  }

  /**
   * An explorer that takes positions for one when a symmetry of the game maps them on each other.
   * It finds the {@link Rules#canonical canonical} ones, the canonical image of the start first.
   *
   * @return the explorer
   */
  public Explorer<S, M> upToSymmetry() {
    return new Explorer<>(rules, true);
  }

  /**
   * Counts the positions that can be reached.
   *
   * @param start where to begin
   * @param limit how many positions may be found, 1 or more
   * @return how many were found, and whether these are all
   * @throws IllegalArgumentException when the limit is below 1
   */
  public Result explore(S start, int limit) {
    return explore(start, limit, (position, depth) -> {});
  }

  /**
   * Finds the positions that can be reached, and shows each to a visitor.
   *
   * @param start where to begin
   * @param limit how many positions may be found, 1 or more
   * @param visitor is shown each position once, the start first, then in the order of depth
   * @return how many were found, and whether these are all
   * @throws IllegalArgumentException when the limit is below 1
   */
  public Result explore(S start, int limit, Visitor<? super S> visitor) {
    if (limit < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + limit + ".");
    }
    S first = representative(start);
    Set<S> seen = new HashSet<>(Set.of(first));
    List<Integer> countsByDepth = new ArrayList<>();
    List<S> level = List.of(first);
    boolean complete = true;
    visitor.found(first, 0);
    while (complete && !level.isEmpty()) {
      countsByDepth.add(level.size());
      List<S> deeper = new ArrayList<>();
      complete = expand(level, seen, limit, deeper);
      for (S position : deeper) {
        visitor.found(position, countsByDepth.size());
      }
      level = deeper;
    }
    if (!level.isEmpty()) {
      countsByDepth.add(level.size());
    }
    return new Result(countsByDepth, complete);
  }

  /** Finds what lies one move behind a level; false when there is more than the limit allows. */
  private boolean expand(List<S> level, Set<S> seen, int limit, List<S> deeper) {
    MoveBuffer moves = new MoveBuffer();
    for (S position : level) {
      for (S next : successors(position, moves)) {
        S found = representative(next);
        if (seen.size() < limit) {
          if (seen.add(found)) {
            deeper.add(found);
          }
        } else if (!seen.contains(found)) {
          return false;
        }
      }
    }
    return true;
  }

  private List<S> successors(S position, MoveBuffer moves) {
    if (rules instanceof PackedRules<S, M> packed) {
      moves.release(0);
      packed.legalMoves(position, moves);
      List<S> all = new ArrayList<>(moves.size());
      for (int i = 0; i < moves.size(); i++) {
        all.add(packed.playUnchecked(position, moves.get(i)));
      }
      return all;
    }
    return rules.legalMoves(position).stream().map(move -> rules.play(position, move)).toList();
  }

  private S representative(S position) {
    return upToSymmetry ? rules.canonical(position) : position;
  }
}
