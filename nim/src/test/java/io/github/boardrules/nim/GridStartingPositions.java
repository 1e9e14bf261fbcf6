package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Positions on a grid set up by hand: few balls, many, whole lines, pairs, images of themselves.
 */
final class GridStartingPositions {
  private final GridRules rules;
  private final ReferenceGrid grid;
  private final Dice dice;

  GridStartingPositions(GridRules rules, Dice dice) {
    this.rules = rules;
    grid = ReferenceGrid.of(rules.variant());
    this.dice = dice;
  }

  /** Any of the positions below. */
  GridGamePosition any() {
    int cells = grid.cells().size();
    return switch (dice.between(0, 7)) {
      case 0 -> gamePosition(Set.of());
      case 1 -> few(1);
      case 2 -> few(dice.between(0, Math.min(cells, 6)));
      case 3 -> few(dice.between(Math.max(0, cells - 4), cells));
      case 4 -> lines();
      case 5 -> pairs();
      case 6 -> turned();
      default -> few(dice.between(0, cells));
    };
  }

  /** A number of balls on random cells, or a full grid if it has fewer cells. */
  GridGamePosition few(int balls) {
    List<String> cells = dice.shuffled(grid.cells());
    return gamePosition(cells.subList(0, Math.min(balls, cells.size())));
  }

  /** One or two full lines. */
  GridGamePosition lines() {
    Set<String> balls = new TreeSet<>(dice.pick(grid.lines()));
    if (dice.oneIn(2)) {
      balls.addAll(dice.pick(grid.lines()));
    }
    return gamePosition(balls);
  }

  /** Balls such that any two in one line are neighbours. */
  GridGamePosition pairs() {
    Set<String> balls = new TreeSet<>();
    for (String cell : dice.shuffled(grid.cells())) {
      boolean fits =
          balls.stream()
              .filter(ball -> areInLine(ball, cell))
              .allMatch(ball -> ReferenceGrid.areNeighbours(ball, cell));
      if (fits && !dice.oneIn(5)) {
        balls.add(cell);
      }
    }
    return gamePosition(balls);
  }

  /** Balls that a half-turn maps to balls. */
  GridGamePosition turned() {
    Set<String> balls = new TreeSet<>();
    ReferenceSymmetry halfTurn = ReferenceSymmetry.halfTurn(grid);
    int share = dice.between(1, 3);
    for (String cell : grid.cells()) {
      if (dice.oneIn(share)) {
        balls.add(cell);
        balls.add(halfTurn.of(cell));
      }
    }
    return gamePosition(balls);
  }

  /** Whether two cells are in one row or one column. */
  static boolean areInLine(String one, String other) {
    return ReferenceGrid.column(one) == ReferenceGrid.column(other)
        || ReferenceGrid.row(one) == ReferenceGrid.row(other);
  }

  private GridGamePosition gamePosition(Collection<String> balls) {
    return GridGamePosition.of(rules, Set.copyOf(balls), dice.between(1, 2));
  }
}
