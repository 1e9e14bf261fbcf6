package io.github.boardrules.nim;

import io.github.boardrules.nim.plain.PlainGrid;
import io.github.boardrules.nim.plain.PlainTexts;
import io.github.boardrules.testkit.Situation;
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
    implements Situation<GridPosition, GridMove, GridScene> {

  static GridScene of(GridRules rules, String position) {
    return new GridScene(rules, rules.notation().parsePosition(position));
  }

  /** Balls on some cells, with a player to move. */
  static GridScene of(GridRules rules, Set<String> balls, int side) {
    PlainGrid grid = PlainGrid.of(rules.variant());
    PlainGrid.Position position = new PlainGrid.Position(new TreeSet<>(balls), side);
    return of(rules, PlainTexts.format(grid, position));
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

  PlainGrid plainRules() {
    return PlainGrid.of(rules.variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  PlainGrid.Position plain() {
    return PlainTexts.parseGrid(text());
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
