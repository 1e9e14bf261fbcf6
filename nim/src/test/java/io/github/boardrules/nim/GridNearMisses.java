package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Moves that are nearly legal on a grid, hardly legal, or legal by chance. */
final class GridNearMisses implements Supplier<String> {
  private final GridGamePosition given;
  private final List<String> cells;
  private final List<List<String>> lines;
  private final Dice dice;

  GridNearMisses(GridGamePosition given, Dice dice) {
    this.given = given;
    cells = List.copyOf(given.referenceRules().cells());
    lines = given.referenceRules().lines();
    this.dice = dice;
  }

  @Override
  public String get() {
    List<String> named =
        switch (dice.between(0, 5)) {
          case 0 -> some(cells);
          case 1 -> some(dice.pick(lines));
          case 2 -> some(balls(dice.pick(lines)));
          case 3 -> run(balls(dice.pick(lines)));
          case 4 -> bent();
          default -> run(dice.pick(lines));
        };
    return ReferenceTexts.format(new TreeSet<>(named.isEmpty() ? some(cells) : named));
  }

  /** One to four of the given cells; none if there are none. */
  private List<String> some(List<String> from) {
    return dice.shuffled(from).subList(0, Math.min(from.size(), dice.between(1, 4)));
  }

  /** Some successive cells of a line. */
  private List<String> run(List<String> line) {
    if (line.isEmpty()) {
      return line;
    }
    int first = dice.between(0, line.size() - 1);
    return line.subList(first, dice.between(first, line.size() - 1) + 1);
  }

  /** Some successive cells of a line, and another cell. */
  private List<String> bent() {
    List<String> named = new ArrayList<>(run(dice.pick(lines)));
    String other = dice.pick(cells);
    if (!named.contains(other)) {
      named.add(other);
    }
    return named;
  }

  private List<String> balls(List<String> line) {
    return line.stream().filter(given.balls()::contains).toList();
  }
}
