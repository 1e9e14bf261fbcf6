package io.github.boardrules.testkit;

/**
 * How much work one check takes upon itself. The standard is meant for hundreds of games a minute,
 * even where a position has thousands of legal moves.
 *
 * <pre>{@code
 * var effort = Effort.standard().withGames(5).withMaxPlies(100);
 * RulesLaws.of(GridRules.standard()).withEffort(effort).check(1);
 * }</pre>
 *
 * @param games how many random games a check plays, 0 or more
 * @param maxPlies where a game is cut that has not ended, 1 or more
 * @param moves how many legal moves, and how many illegal ones, of a position are tried in checks
 *     that ask something about a single move
 * @param texts how many changed texts are made of a position's moves and as many of its text
 * @param thoroughUpTo the costly checks (drafts, symmetries, harmful texts, all moves' texts) are
 *     made in one position drawn by lot, and in others as long as these have no more legal moves
 *     than this together
 * @param nearMisses how many positions that no game need reach are checked after a game: changed
 *     position texts that the reader accepts
 */
public record Effort(
    int games, int maxPlies, int moves, int texts, int thoroughUpTo, int nearMisses) {
  private static final Effort STANDARD = new Effort(1, 300, 24, 24, 1500, 2);

  /**
   * Makes an effort.
   *
   * @throws IllegalArgumentException when a number is below its least value
   */
  public Effort {
    if (games < 0 || maxPlies < 1 || moves < 1 || texts < 1 || thoroughUpTo < 0 || nearMisses < 0) {
      throw new IllegalArgumentException(
          "maxPlies, moves and texts must be 1 or more, the rest 0 or more.");
    }
  }

  /**
   * The effort that is made where nothing else is said.
   *
   * @return 1 game of at most 300 plies, 24 moves and 24 texts a position, a budget of 1500 legal
   *     moves, 2 strangers
   */
  public static Effort standard() {
    return STANDARD;
  }

  /**
   * The same effort for another number of games.
   *
   * @param count how many random games a check plays, 0 or more
   * @return a new effort
   */
  public Effort withGames(int count) {
    return new Effort(count, maxPlies, moves, texts, thoroughUpTo, nearMisses);
  }

  /**
   * The same effort on shorter or longer games.
   *
   * @param count where a game is cut, 1 or more
   * @return a new effort
   */
  public Effort withMaxPlies(int count) {
    return new Effort(games, count, moves, texts, thoroughUpTo, nearMisses);
  }

  /**
   * The same effort on more or fewer moves.
   *
   * @param count how many legal and how many illegal moves of a position are tried, 1 or more
   * @return a new effort
   */
  public Effort withMoves(int count) {
    return new Effort(games, maxPlies, count, texts, thoroughUpTo, nearMisses);
  }

  /**
   * The same effort on more or fewer texts.
   *
   * @param count how many changed texts are made, 1 or more
   * @return a new effort
   */
  public Effort withTexts(int count) {
    return new Effort(games, maxPlies, moves, count, thoroughUpTo, nearMisses);
  }

  /**
   * The same effort with costly checks in more or fewer positions.
   *
   * @param legalMoves how many legal moves these positions may have together, 0 or more
   * @return a new effort
   */
  public Effort withThoroughUpTo(int legalMoves) {
    return new Effort(games, maxPlies, moves, texts, legalMoves, nearMisses);
  }

  /**
   * The same effort on more or fewer positions that no game need reach.
   *
   * @param count how many, 0 or more
   * @return a new effort
   */
  public Effort withNearMisses(int count) {
    return new Effort(games, maxPlies, moves, texts, thoroughUpTo, count);
  }
}
