package io.github.boardrules.examples.parts;

import java.io.Serializable;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What is known of many games: their lengths and endings, and the number of legal moves. The result
 * does not depend on the order in which games and statistics of other games are added.
 *
 * <p>It is mutable and belongs to one thread.
 */
public final class GameStatistics implements Serializable {
  private static final long serialVersionUID = 1L;

  private long games;
  private final TreeMap<Integer, Long> lengths = new TreeMap<>();
  private final TreeMap<String, Long> endings = new TreeMap<>();
  private final TreeMap<Integer, Branching> branching = new TreeMap<>();

  /** Creates the statistics of no games. */
  public GameStatistics() {}

  /**
   * The number of legal moves, added up.
   *
   * @param positions in how many positions moves were counted
   * @param moves how many there were in all of them
   */
  public record Branching(long positions, long moves) implements Serializable {

    Branching plus(Branching other) {
      return new Branching(positions + other.positions, moves + other.moves);
    }

    /**
     * Returns the mean number of legal moves.
     *
     * @return 0 or more; 0 if there are no positions
     */
    public double mean() {
      return positions == 0 ? 0 : (double) moves / positions;
    }
  }

  /**
   * Adds a game.
   *
   * @param row the game
   * @return these statistics
   */
  public GameStatistics add(GameRow row) {
    games++;
    lengths.merge(row.moves().size(), 1L, Long::sum);
    endings.merge(row.isOver() ? row.status() : "ongoing", 1L, Long::sum);
    for (int ply = 0; ply < row.legal().size(); ply++) {
      branching.merge(ply, new Branching(1, row.legal().get(ply)), Branching::plus);
    }
    return this;
  }

  /**
   * Adds the statistics of other games.
   *
   * @param other the others
   * @return these statistics
   */
  public GameStatistics add(GameStatistics other) {
    games += other.games;
    other.lengths.forEach((length, count) -> lengths.merge(length, count, Long::sum));
    other.endings.forEach((ending, count) -> endings.merge(ending, count, Long::sum));
    other.branching.forEach((ply, sum) -> branching.merge(ply, sum, Branching::plus));
    return this;
  }

  /**
   * Returns the number of games.
   *
   * @return 0 or more
   */
  public long games() {
    return games;
  }

  /**
   * Returns how many games have each length.
   *
   * @return the number of games by the number of moves; a copy
   */
  public NavigableMap<Integer, Long> lengths() {
    return new TreeMap<>(lengths);
  }

  /**
   * Returns how many games ended in each way.
   *
   * @return the number of games by their status; {@code ongoing} for games that were stopped; a
   *     copy
   */
  public NavigableMap<String, Long> endings() {
    return new TreeMap<>(endings);
  }

  /**
   * Returns the number of legal moves.
   *
   * @return what was added up by the number of moves played before; a copy
   */
  public NavigableMap<Integer, Branching> branching() {
    return new TreeMap<>(branching);
  }

  /**
   * Returns how many games have a result.
   *
   * @param word the first words of their status, such as {@code win 1}, {@code draw} or {@code
   *     ongoing}
   * @return 0 or more
   */
  public long results(String word) {
    return endings.entrySet().stream()
        .filter(ending -> (ending.getKey() + " ").startsWith(word + " "))
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  /**
   * Returns the mean length.
   *
   * @return moves in a game, 0 or more; 0 if there are no games
   */
  public double meanLength() {
    long moves = 0;
    for (Map.Entry<Integer, Long> length : lengths.entrySet()) {
      moves += length.getKey() * length.getValue();
    }
    return games == 0 ? 0 : (double) moves / games;
  }

  /**
   * Returns the length that a share of the games do not exceed.
   *
   * @param share 0 for the shortest, one half for the median, 1 for the longest
   * @return moves in a game, 0 or more; 0 if there are no games
   */
  public int length(double share) {
    long wanted = Math.max(1, (long) Math.ceil(share * games));
    long seen = 0;
    for (Map.Entry<Integer, Long> length : lengths.entrySet()) {
      seen += length.getValue();
      if (seen >= wanted) {
        return length.getKey();
      }
    }
    return 0;
  }

  /**
   * Returns the number of legal moves in all positions.
   *
   * @return the sum
   */
  public Branching meanBranching() {
    return branching.values().stream().reduce(new Branching(0, 0), Branching::plus);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GameStatistics statistics
        && games == statistics.games
        && lengths.equals(statistics.lengths)
        && endings.equals(statistics.endings)
        && branching.equals(statistics.branching);
  }

  @Override
  public int hashCode() {
    return Objects.hash(games, lengths, endings, branching);
  }

  /** Returns the numbers, for debugging. */
  @Override
  public String toString() {
    return games + " games, lengths " + lengths + ", endings " + endings;
  }
}
