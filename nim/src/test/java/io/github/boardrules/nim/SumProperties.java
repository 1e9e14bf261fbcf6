package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Sums of independent parts (RULES.md, "Invariants", Sums). */
class SumProperties {

  /**
   * Balls in two parts, neither of them empty.
   *
   * @param all all balls; the last ball wins
   * @param one one part
   * @param other the other part
   */
  record Parts(GridGamePosition all, Set<String> one, Set<String> other) {}

  /** Parts such that no row or column holds balls of both. */
  static final class Lines implements ArbitrarySupplier<Parts> {
    @Override
    public Arbitrary<Parts> get() {
      return Dice.drawn(
          dice -> {
            GridOptions options =
                GridArbitraries.options(dice.between(2, 4), dice.between(2, 4), dice);
            return parts(options, GridStartingPositions::areInLine, dice);
          });
    }
  }

  /** Parts such that no ball of one is a neighbour of a ball of the other; touch is yes. */
  static final class Neighbours implements ArbitrarySupplier<Parts> {
    @Override
    public Arbitrary<Parts> get() {
      return Dice.drawn(
          dice -> {
            int cols = dice.between(1, 4);
            int rows = cols == 1 ? dice.between(3, 8) : dice.between(2, 4);
            GridOptions options = GridArbitraries.options(cols, rows, dice).withTouch(true);
            return parts(options, ReferenceGrid::areNeighbours, dice);
          });
    }
  }

  @Property
  void grundyValuesAddUpIfNoLineHoldsBallsOfBothParts(@ForAll(supplier = Lines.class) Parts parts) {
    assertIsSum(parts);
  }

  @Property
  void withTouchYesGrundyValuesAddUpIfNoBallHasANeighbourInTheOtherPart(
      @ForAll(supplier = Neighbours.class) Parts parts) {
    assertIsSum(parts);
  }

  private static void assertIsSum(Parts parts) {
    GridGamePosition given = parts.all();
    GridSolution solution = GridSolution.of(given.rules()).orElseThrow();
    int one = solution.grundy(given.with(parts.one()).position()).orElseThrow();
    int other = solution.grundy(given.with(parts.other()).position()).orElseThrow();

    assertThat(solution.grundy(given.position())).as("%s", parts).hasValue(one ^ other);
  }

  /** Two parts of some balls such that the relation holds for no ball of one and of the other. */
  private static Parts parts(GridOptions options, BiPredicate<String, String> related, Dice dice) {
    GridRules rules = GridRules.of(options.withLast(LastBallRule.WINS));
    List<String> cells = List.copyOf(ReferenceGrid.of(rules.variant()).cells());
    while (true) {
      Set<String> balls =
          new TreeSet<>(dice.shuffled(cells).subList(0, dice.between(0, cells.size())));
      Set<String> one = new TreeSet<>();
      Set<String> other = new TreeSet<>();
      for (Set<String> together : groups(balls, related)) {
        (dice.oneIn(2) ? one : other).addAll(together);
      }
      if (!one.isEmpty() && !other.isEmpty()) {
        return new Parts(GridGamePosition.of(rules, balls, dice.between(1, 2)), one, other);
      }
    }
  }

  /** The smallest groups of balls such that related balls are in the same group. */
  private static Set<Set<String>> groups(Set<String> balls, BiPredicate<String, String> related) {
    Set<Set<String>> groups = new HashSet<>();
    for (String ball : balls) {
      Set<String> group = new TreeSet<>(Set.of(ball));
      for (Set<String> earlier : Set.copyOf(groups)) {
        if (earlier.stream().anyMatch(member -> related.test(member, ball))) {
          groups.remove(earlier);
          group.addAll(earlier);
        }
      }
      groups.add(group);
    }
    return groups;
  }
}
