package io.github.boardrules.nim;

import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/** A position on a grid together with its rules. */
record GridGamePosition(GridRules rules, GridPosition position)
    implements PositionProbe<GridPosition, GridMove, GridGamePosition> {

  static GridGamePosition of(GridRules rules, String position) {
    return new GridGamePosition(rules, rules.notation().parsePosition(position));
  }

  /** Balls on some cells, with a player to move. */
  static GridGamePosition of(GridRules rules, Set<String> balls, int side) {
    ReferenceGrid grid = ReferenceGrid.of(rules.variant());
    ReferenceGrid.Position position = new ReferenceGrid.Position(new TreeSet<>(balls), side);
    return of(rules, ReferenceTexts.format(grid, position));
  }

  static GridGamePosition start(GridRules rules) {
    return new GridGamePosition(rules, rules.start());
  }

  /** Other balls, the same player to move. */
  GridGamePosition with(Set<String> balls) {
    return of(rules, balls, reference().side());
  }

  /** The same balls, the other player to move. */
  GridGamePosition withOtherPlayer() {
    return of(rules, balls(), 3 - reference().side());
  }

  /** The same position text under other options for a grid of the same size. */
  GridGamePosition under(GridOptions options) {
    return of(GridRules.of(options), text());
  }

  @Override
  public GridGamePosition with(GridPosition position) {
    return new GridGamePosition(rules, position);
  }

  ReferenceGrid referenceRules() {
    return ReferenceGrid.of(rules.variant());
  }

  /** The position, parsed from its text by the reference model. */
  ReferenceGrid.Position reference() {
    return ReferenceTexts.parseGrid(text());
  }

  /** The cells on which there are balls. */
  NavigableSet<String> balls() {
    return reference().balls();
  }
}
