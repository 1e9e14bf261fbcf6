package io.github.boardrules.nim.reference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Perfect play by exhaustive search (RULES.md, "The solver"); for small positions.
 *
 * @param <P> positions without the player to move
 */
public final class ReferenceSolver<P> {
  private final Function<P, List<P>> nexts;
  private final boolean loses;
  private final Map<P, Boolean> wins = new HashMap<>();
  private final Map<P, Integer> values = new HashMap<>();

  /**
   * Creates a solver of one game.
   *
   * @param nexts returns the positions after all moves; none at the end of the game
   * @param loses whether the player who takes the last ball loses
   */
  ReferenceSolver(Function<P, List<P>> nexts, boolean loses) {
    this.nexts = nexts;
    this.loses = loses;
  }

  /** Whether the player to move wins. */
  public boolean wins(P position) {
    Boolean known = wins.get(position);
    if (known != null) {
      return known;
    }
    List<P> moves = nexts.apply(position);
    boolean result = moves.isEmpty() ? loses : moves.stream().anyMatch(next -> !wins(next));
    wins.put(position, result);
    return result;
  }

  /** The least number from 0 on that is not the value of a position after one move. */
  public int grundy(P position) {
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    Set<Integer> reached =
        nexts.apply(position).stream().map(this::grundy).collect(Collectors.toSet());
    int value = 0;
    while (reached.contains(value)) {
      value++;
    }
    values.put(position, value);
    return value;
  }
}
