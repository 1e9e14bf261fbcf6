package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.RandomMoves;
import java.util.List;
import java.util.function.ToIntFunction;

/** Generates the cases on grids that the properties try. */
final class GridArbitraries {
  /** The greatest number of cells that are solved in under a millisecond. */
  static final int SMALL = 12;

  /** The greatest number of cells that are solved in some milliseconds. */
  static final int MIDDLE = 16;

  private static final int LONGEST_SIDE = 8;
  private static final int CANDIDATES = 6;

  private GridArbitraries() {}

  /** Rules of any variant. */
  static GridRules rules(Dice dice) {
    int side = side(dice);
    return GridRules.of(
        switch (dice.between(0, 11)) {
          case 0, 1 -> options(4, 4, dice);
          case 2 -> options(side, 1, dice);
          case 3 -> options(1, side, dice);
          default -> options(side, side(dice), dice);
        });
  }

  /** Rules of any variant with a grid that is solved quickly. */
  static GridRules solvedRules(Dice dice) {
    int most = dice.oneIn(20) ? MIDDLE : SMALL;
    int cols;
    int rows;
    do {
      cols = dice.between(1, LONGEST_SIDE);
      rows = dice.between(1, LONGEST_SIDE);
    } while (cols * rows > most);
    return GridRules.of(options(cols, rows, dice));
  }

  /** Any choices on a grid of a size. */
  static GridOptions options(int cols, int rows, Dice dice) {
    int max =
        switch (dice.between(0, 3)) {
          case 0 -> 0;
          case 1 -> dice.between(1, LONGEST_SIDE);
          default -> dice.between(1, 3);
        };
    return GridOptions.DEFAULT
        .withCols(cols)
        .withRows(rows)
        .withMax(max)
        .withTouch(dice.oneIn(2))
        .withLast(dice.pick(List.of(LastBallRule.values())));
  }

  static GridGamePosition gamePosition(Dice dice) {
    return gamePosition(rules(dice), dice);
  }

  static GridGamePosition solvedPosition(Dice dice) {
    return gamePosition(solvedRules(dice), dice);
  }

  /** A game from the start or any other opening. */
  static PlayedGame<GridGamePosition, GridMove> game(Dice dice) {
    return game(rules(dice), dice);
  }

  /** Sides of 2 to 5 are more frequent, because large grids are slow. */
  private static int side(Dice dice) {
    return dice.oneIn(3) ? dice.between(1, LONGEST_SIDE) : dice.between(2, 5);
  }

  private static GridGamePosition gamePosition(GridRules rules, Dice dice) {
    if (dice.oneIn(2)) {
      return new GridStartingPositions(rules, dice).any();
    }
    return game(rules, dice).somePosition(dice);
  }

  private static PlayedGame<GridGamePosition, GridMove> game(GridRules rules, Dice dice) {
    GridGamePosition opening =
        dice.oneIn(2)
            ? GridGamePosition.start(rules)
            : new GridStartingPositions(rules, dice).any();
    // One candidate makes a random game; several make games with small moves, or with large ones.
    int candidates = dice.oneIn(2) ? 1 : CANDIDATES;
    boolean greedy = dice.oneIn(2);
    ToIntFunction<GridMove> liking = move -> greedy ? move.cells().size() : -move.cells().size();
    return PlayedGame.play(
        opening,
        Integer.MAX_VALUE,
        given -> RandomMoves.best(given.rules(), given.position(), candidates, liking, dice));
  }
}
