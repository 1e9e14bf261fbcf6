package io.github.boardrules.examples.parts;

import java.io.Serializable;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is known of many games: their lengths and endings, and the number of legal moves. The result
 * does not depend on the order in which games and statistics of other games are added.
 *
 * <p>It is mutable and belongs to one thread.
 */
public final class GameStatistics implements Serializable {
  private static final long serialVersionUID = 1L;

  private final TreeMap<Integer, Long> lengths = new TreeMap<>();
  private final TreeMap<String, Long> endings = new TreeMap<>();
  private long positions;
  private long legal;

  public GameStatistics add(GameRow row) {
    lengths.merge(row.moves().size(), 1L, Long::sum);
    endings.merge(row.isOver() ? row.status() : "ongoing", 1L, Long::sum);
    positions += row.legal().size();
    legal += row.legal().stream().mapToLong(Long::longValue).sum();
    return this;
  }

  /** Adds the statistics of other games and returns these statistics. */
  public GameStatistics add(GameStatistics other) {
    other.lengths.forEach((length, count) -> lengths.merge(length, count, Long::sum));
    other.endings.forEach((ending, count) -> endings.merge(ending, count, Long::sum));
    positions += other.positions;
    legal += other.legal;
    return this;
  }

  public long games() {
    return results("");
  }

  /** Returns how many games ended in each way, by their status; a copy. */
  public Map<String, Long> endings() {
    return new TreeMap<>(endings);
  }

  /** Returns how many games have a status that begins with a word, such as {@code win 1}. */
  public long results(String word) {
    return endings.entrySet().stream()
        .filter(ending -> ending.getKey().startsWith(word))
        .mapToLong(Map.Entry::getValue)
        .sum();
  }

  /** Returns the mean number of moves in a game; 0 if there are no games. */
  public double meanLength() {
    return mean(
        lengths.entrySet().stream().mapToLong(e -> e.getKey() * e.getValue()).sum(), games());
  }

  /** Returns the mean number of legal moves in a position; 0 if there are no positions. */
  public double meanLegal() {
    return mean(legal, positions);
  }

  /** Returns the length that a share of the games, from 0 to 1, do not exceed; 0 without games. */
  public int length(double share) {
    long wanted = Math.max(1, (long) Math.ceil(share * games()));
    long seen = 0;
    for (Map.Entry<Integer, Long> length : lengths.entrySet()) {
      seen += length.getValue();
      if (seen >= wanted) {
        return length.getKey();
      }
    }
    return 0;
  }

  private static double mean(long sum, long count) {
    return count == 0 ? 0 : (double) sum / count;
  }
}
