package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.PackedView;
import io.github.boardrules.core.Rules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ObjIntConsumer;

/**
 * Finds every position that can be reached from another, breadth first.
 *
 * <p>It keeps all positions that it has found, so each search has a limit.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=2,rows=2");
 * var explorer = Explorer.of(rules);
 * explorer.explore(rules.start(), 1000).countsByDepth();        // ==> [1, 8, 11, 5]
 * explorer.withSymmetry(true).explore(rules.start(), 1000).total(); // ==> 9
 * }</pre>
 *
 * @param <S> the positions
 * @param <M> the moves
 */
public final class Explorer<S, M> {

  /**
   * The result of a search.
   *
   * @param countsByDepth the number of positions at each depth: those to which no fewer than 0, 1,
   *     2 … moves lead. Unmodifiable
   * @param isComplete whether every position was found; if not, the limit was met, and the last
   *     depth may have more positions
   */
  public record Result(List<Integer> countsByDepth, boolean isComplete) {
    /** Copies the list. */
    public Result {
      Objects.requireNonNull(countsByDepth, "countsByDepth");
      countsByDepth = List.copyOf(countsByDepth);
    }

    /** {@return the number of positions that were found, 1 to the limit} */
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
   * {@return an explorer that counts each position}
   *
   * @param <S> the positions
   * @param <M> the moves
   * @param rules the rules
   */
  public static <S, M> Explorer<S, M> of(Rules<S, M> rules) {
    Objects.requireNonNull(rules, "rules");
    return new Explorer<>(rules, false);
  }

  /**
   * {@return the same explorer, counting positions up to symmetry or, as at first, each} Up to
   * symmetry, of all positions that the symmetries map to each other it finds only the {@link
   * Rules#canonical canonical} one.
   *
   * @param wanted whether to count positions up to symmetry
   */
  public Explorer<S, M> withSymmetry(boolean wanted) {
    return new Explorer<>(rules, wanted);
  }

  /**
   * {@return the number of positions that can be reached from another, by depth}
   *
   * @param start the position to begin with; it counts too
   * @param limit the greatest number of positions to find, 1 or more
   * @throws IllegalArgumentException if the limit is below 1
   */
  public Result explore(S start, int limit) {
    return explore(start, limit, (position, depth) -> {});
  }

  /**
   * {@return the number of positions by depth, when each has been passed to a visitor}
   *
   * @param start the position to begin with; it counts too
   * @param limit the greatest number of positions to find, 1 or more
   * @param visitor receives each position once, in the order of depth, the start first, and its
   *     depth: the least number of moves that lead to it
   * @throws IllegalArgumentException if the limit is below 1
   */
  public Result explore(S start, int limit, ObjIntConsumer<? super S> visitor) {
    Objects.requireNonNull(start, "start");
    if (limit < 1) {
      throw new IllegalArgumentException("A limit must be 1 or more, not " + limit + ".");
    }
    return explore(rules.packed(), start, limit, visitor);
  }

  private <P> Result explore(
      PackedView<S, M, P, ?> view, S start, int limit, ObjIntConsumer<? super S> visitor) {
    PackedRules<P, ?> packed = view.rules();
    P first = representative(packed, view.pack(start));
    Set<P> seen = new HashSet<>(Set.of(first));
    List<Integer> countsByDepth = new ArrayList<>();
    List<P> level = List.of(first);
    boolean complete = true;
    while (!level.isEmpty()) {
      for (P position : level) {
        visitor.accept(view.unpack(position), countsByDepth.size());
      }
      countsByDepth.add(level.size());
      List<P> deeper = new ArrayList<>();
      complete = complete && expand(packed, level, seen, limit, deeper);
      level = deeper;
    }
    return new Result(countsByDepth, complete);
  }

  /** Adds the new positions one move after a level; false when the limit allows no more. */
  private <P> boolean expand(
      PackedRules<P, ?> packed, List<P> level, Set<P> seen, int limit, List<P> deeper) {
    MoveBuffer moves = new MoveBuffer();
    for (P position : level) {
      moves.release(0);
      packed.legalMoves(position, moves);
      for (int i = 0; i < moves.size(); i++) {
        P found = representative(packed, packed.playUnchecked(position, moves.get(i)));
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

  private <P> P representative(PackedRules<P, ?> packed, P position) {
    return upToSymmetry ? packed.canonical(position) : position;
  }
}
