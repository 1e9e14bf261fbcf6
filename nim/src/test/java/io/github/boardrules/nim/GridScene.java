package io.github.boardrules.nim;

import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * A position on a grid with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record GridScene(GridRules rules, GridPosition position)
    implements PositionProbe<GridPosition, GridMove, GridScene> {

  static GridScene of(GridRules rules, String position) {
    return new GridScene(rules, rules.notation().parsePosition(position));
  }

  /** Balls on some cells, with a player to move. */
  static GridScene of(GridRules rules, Set<String> balls, int side) {
    ReferenceGrid grid = ReferenceGrid.of(rules.variant());
    ReferenceGrid.Position position = new ReferenceGrid.Position(new TreeSet<>(balls), side);
    return of(rules, ReferenceTexts.format(grid, position));
  }

  static GridScene start(GridRules rules) {
    return new GridScene(rules, rules.start());
  }

  /** The same position text under other options for a grid of the same size. */
  GridScene under(GridOptions options) {
    return of(GridRules.of(options), text());
  }

  /** Other balls, the same player to move. */
  GridScene with(Set<String> balls) {
    return of(rules, balls, plain().side());
  }

  /** The same balls, the other player to move. */
  GridScene withOtherPlayer() {
    return of(rules, balls(), 3 - plain().side());
  }

  @Override
  public GridScene with(GridPosition position) {
    return new GridScene(rules, position);
  }

  GridOptions options() {
    return rules.options();
  }

  ReferenceGrid plainRules() {
    return ReferenceGrid.of(rules.variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferenceGrid.Position plain() {
    return ReferenceTexts.parseGrid(text());
  }

  /** The cells on which there are balls. */
  NavigableSet<String> balls() {
    return plain().balls();
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
