package io.github.boardrules.testkit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How much work one check of the laws does. The standard effort checks hundreds of games a minute,
 * even where a position has thousands of legal moves.
 *
 * <pre>{@code
 * var effort = Effort.standard().withGames(5).withMaxPlies(100);
 * RulesLaws.of(GridRules.standard()).withEffort(effort).check(1);
 * }</pre>
 *
 * <table>
 *   <caption>The parts of an effort</caption>
 *   <tr><th>part</th><th>least</th><th>standard</th><th>quick</th></tr>
 *   <tr><td>{@link #games}</td><td>0</td><td>1</td><td>1</td></tr>
 *   <tr><td>{@link #maxPlies}</td><td>1</td><td>300</td><td>60</td></tr>
 *   <tr><td>{@link #moves}</td><td>1</td><td>24</td><td>6</td></tr>
 *   <tr><td>{@link #texts}</td><td>1</td><td>24</td><td>6</td></tr>
 *   <tr><td>{@link #thoroughUpTo}</td><td>0</td><td>1500</td><td>0</td></tr>
 *   <tr><td>{@link #nearMisses}</td><td>0</td><td>2</td><td>0</td></tr>
 * </table>
 *
 * <p>It is immutable; the methods that begin with {@code with} return a new effort that differs in
 * one part.
 */
public final class Effort {
  private static final Effort STANDARD = new Effort(1, 300, 24, 24, 1500, 2);
  private static final Effort QUICK = new Effort(1, 60, 6, 6, 0, 0);

  private final int games;
  private final int maxPlies;
  private final int moves;
  private final int texts;
  private final int thoroughUpTo;
  private final int nearMisses;

  private Effort(int games, int maxPlies, int moves, int texts, int thoroughUpTo, int nearMisses) {
    this.games = requireAtLeast(0, games, "games");
    this.maxPlies = requireAtLeast(1, maxPlies, "maxPlies");
    this.moves = requireAtLeast(1, moves, "moves");
    this.texts = requireAtLeast(1, texts, "texts");
    this.thoroughUpTo = requireAtLeast(0, thoroughUpTo, "thoroughUpTo");
    this.nearMisses = requireAtLeast(0, nearMisses, "nearMisses");
  }

  /**
   * Returns the effort that {@link RulesLaws} uses by default.
   *
   * @return the standard column of the table above
   */
  public static Effort standard() {
    return STANDARD;
  }

  /**
   * Returns a small effort, for a first look at new rules or for a test that runs on every build.
   *
   * @return the quick column of the table above
   */
  public static Effort quick() {
    return QUICK;
  }

  /**
   * Returns how many random games one check plays from the start, and as many from positions given
   * by hand if there are any.
   *
   * @return 0 or more
   */
  public int games() {
    return games;
  }

  /**
   * Returns the number of plies after which a game that is not over is cut short.
   *
   * @return 1 or more
   */
  public int maxPlies() {
    return maxPlies;
  }

  /**
   * Returns how many legal moves, and about as many illegal ones, are tried in a position by the
   * checks that concern a single move.
   *
   * @return 1 or more
   */
  public int moves() {
    return moves;
  }

  /**
   * Returns how many altered texts are made from the texts of a position's moves, and how many from
   * its own text.
   *
   * @return 1 or more
   */
  public int texts() {
    return texts;
  }

  /**
   * Returns the budget of the costly checks: drafts, symmetries, harmful texts and the texts of all
   * moves. In each game they are made in one position, and in further positions as long as these
   * have no more legal moves than this in total. The positions are chosen uniformly at random.
   *
   * @return a number of legal moves, 0 or more
   */
  public int thoroughUpTo() {
    return thoroughUpTo;
  }

  /**
   * Returns how many near misses are checked after each game: positions that no game need reach,
   * read from altered position texts.
   *
   * @return 0 or more
   */
  public int nearMisses() {
    return nearMisses;
  }

  /**
   * Returns this effort with another number of games.
   *
   * @param count 0 or more
   * @return a new effort
   * @throws IllegalArgumentException when the number is too small
   */
  public Effort withGames(int count) {
    return new Effort(count, maxPlies, moves, texts, thoroughUpTo, nearMisses);
  }

  /**
   * Returns this effort with longer or shorter games.
   *
   * @param count 1 or more
   * @return a new effort
   * @throws IllegalArgumentException when the number is too small
   */
  public Effort withMaxPlies(int count) {
    return new Effort(games, count, moves, texts, thoroughUpTo, nearMisses);
  }

  /**
   * Returns this effort with more or fewer moves in each position.
   *
   * @param count 1 or more
   * @return a new effort
   * @throws IllegalArgumentException when the number is too small
   */
  public Effort withMoves(int count) {
    return new Effort(games, maxPlies, count, texts, thoroughUpTo, nearMisses);
  }

  /**
   * Returns this effort with more or fewer altered texts.
   *
   * @param count 1 or more
   * @return a new effort
   * @throws IllegalArgumentException when the number is too small
   */
  public Effort withTexts(int count) {
    return new Effort(games, maxPlies, moves, count, thoroughUpTo, nearMisses);
  }

  /**
   * Returns this effort with costly checks in more or fewer positions.
   *
   * @param legalMoves how many legal moves these positions may have in total, 0 or more
   * @return a new effort
   * @throws IllegalArgumentException when the number is too small
   */
  public Effort withThoroughUpTo(int legalMoves) {
    return new Effort(games, maxPlies, moves, texts, legalMoves, nearMisses);
  }

  /**
   * Returns this effort with more or fewer near misses.
   *
   * @param count 0 or more
   * @return a new effort
   * @throws IllegalArgumentException when the number is too small
   */
  public Effort withNearMisses(int count) {
    return new Effort(games, maxPlies, moves, texts, thoroughUpTo, count);
  }

  private static int requireAtLeast(int least, int number, String part) {
    if (number < least) {
      throw new IllegalArgumentException(
          part + " is " + number + ", but must be " + least + " or more.");
    }
    return number;
  }

  @Override
  @SuppressWarnings("exports") // JSpecify's annotations are for compilers
  public boolean equals(@Nullable Object other) {
    return other instanceof Effort that
        && games == that.games
        && maxPlies == that.maxPlies
        && moves == that.moves
        && texts == that.texts
        && thoroughUpTo == that.thoroughUpTo
        && nearMisses == that.nearMisses;
  }

  @Override
  public int hashCode() {
    return Objects.hash(games, maxPlies, moves, texts, thoroughUpTo, nearMisses);
  }

  /** Returns all parts by name: {@code Effort[games=1, maxPlies=300, …]}. */
  @Override
  public String toString() {
    return "Effort[games="
        + games
        + ", maxPlies="
        + maxPlies
        + ", moves="
        + moves
        + ", texts="
        + texts
        + ", thoroughUpTo="
        + thoroughUpTo
        + ", nearMisses="
        + nearMisses
        + "]";
  }
}
