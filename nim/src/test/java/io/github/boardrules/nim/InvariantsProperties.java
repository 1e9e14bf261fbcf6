package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * RULES.md, "Invariants", in random games and positions of all variants. The laws show the last
 * one, {@code SymmetryTest}, {@code GridSolutionTest} and {@code HeapSolutionTest} those of the
 * symmetries and of perfect play.
 */
class InvariantsProperties {
  private static final int LONGEST_SIDE = 8;
  private static final int MAX_BALLS = 99;

  @Property
  void theBallsFallByOneToMaxAndTheWinnerFollowsFromTheParityOfTheMoves(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PlayedGame<GridGamePosition, GridMove> grid = GridArbitraries.game(new Dice(seed));
    PlayedGame<HeapGamePosition, HeapMove> heaps = HeapArbitraries.game(new Dice(seed));

    assertCourse(grid, given -> given.balls().size(), grid.opening().reference().side());
    assertCourse(heaps, InvariantsProperties::balls, heaps.opening().reference().side());
  }

  private static <S, M, T extends PositionProbe<S, M, T>> void assertCourse(
      PlayedGame<T, M> game, ToIntFunction<T> balls, int first) {
    T opening = game.opening();
    ReferenceVariant variant = ReferenceVariant.of(opening.rules().variant());
    int max = variant.max(variant.name().equals("one-two-three") ? "3" : "any");
    for (PlayedGame.Ply<T, M> turn : game.plies()) {
      int taken = balls.applyAsInt(turn.before()) - balls.applyAsInt(turn.after());

      assertThat(taken).as("%s", turn).isBetween(1, max);
    }
    // The player who makes the first of an odd number of moves makes the last one, too.
    int last = game.plies().size() % 2 == 1 ? first : 3 - first;

    assertThat(game.last().status())
        .isEqualTo(
            variant.loses() ? "win " + (3 - last) + " left-last" : "win " + last + " took-last");
    assertThat(game.plies()).hasSizeLessThanOrEqualTo(balls.applyAsInt(opening));
    assertThat(opening.rules().maxPlies())
        .hasValue(balls.applyAsInt(opening.with(opening.rules().start())));
  }

  @Property
  void theLegalMovesDependOnTheBallsAlone(@ForAll(supplier = Dice.Seed.class) long seed) {
    GridGamePosition grid = GridArbitraries.gamePosition(new Dice(seed));
    HeapGamePosition heaps = HeapArbitraries.gamePosition(new Dice(seed));

    assertThat(grid.withOtherPlayer().legal()).isEqualTo(grid.legal());
    assertThat(heaps.withOtherPlayer().legal()).isEqualTo(heaps.legal());
    for (LastBallRule last : LastBallRule.values()) {
      assertThat(grid.under(options(grid).withLast(last)).legal()).isEqualTo(grid.legal());
      assertThat(heaps.under(options(heaps).withLast(last)).legal()).isEqualTo(heaps.legal());
    }
  }

  @Property
  void theMovesWithTouchYesAreAmongThoseWithTouchNo(@ForAll(supplier = Dice.Seed.class) long seed) {
    GridGamePosition given = GridArbitraries.gamePosition(new Dice(seed));

    assertThat(moves(touch(given, false))).containsAll(moves(touch(given, true)));
  }

  @Property
  void whereAnyTwoBallsOfALineAreNeighboursTouchYesAndNoHaveEqualMoves(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridGamePosition given = new GridStartingPositions(GridArbitraries.rules(dice), dice).pairs();

    assertThat(touch(given, true).legal()).isEqualTo(touch(given, false).legal());
  }

  @Property
  void theMovesWithASmallerMaxAreAmongThoseWithALarger(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridGamePosition grid = GridArbitraries.gamePosition(dice);
    HeapGamePosition heaps = HeapArbitraries.gamePosition(dice);
    int longer = Math.max(options(grid).cols(), options(grid).rows());

    assertMovesGrow(max -> grid.under(options(grid).withMax(max)), dice.between(2, LONGEST_SIDE));
    assertMovesGrow(max -> heaps.under(options(heaps).withMax(max)), dice.between(2, MAX_BALLS));
    assertThat(grid.under(options(grid).withMax(dice.between(longer, LONGEST_SIDE))).legal())
        .isEqualTo(grid.under(options(grid).withMax(0)).legal());
  }

  private static void assertMovesGrow(IntFunction<PositionProbe<?, ?, ?>> withMax, int max) {
    assertThat(moves(withMax.apply(max))).containsAll(moves(withMax.apply(max - 1)));
    assertThat(moves(withMax.apply(0))).containsAll(moves(withMax.apply(max)));
  }

  @Property
  void aHeapPositionHasAsManyMovesAsTheSumOfMinOfCountAndMax(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    HeapGamePosition given = HeapArbitraries.gamePosition(new Dice(seed));
    int max = given.referenceRules().max();

    assertThat(given.legalMoves())
        .hasSize(given.heaps().stream().mapToInt(count -> Math.min(count, max)).sum());
  }

  @Property
  void withEvenSidesTheSecondPlayerWinsByMirroring(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridGamePosition now = GridSolutionTest.turned(dice);
    ReferenceSymmetry halfTurn = ReferenceSymmetry.halfTurn(now.referenceRules());
    int mover = now.reference().side();
    while (!now.isOver()) {
      String move = dice.pick(now.legal());
      now = now.play(move).play(SymmetryTest.image(halfTurn, move));
    }

    assertThat(now.status()).isEqualTo("win " + (3 - mover) + " took-last");
  }

  @Property
  void aSymmetryKeepsTheVerdictAndTheGrundyValue(@ForAll(supplier = Dice.Seed.class) long seed) {
    GridGamePosition given = GridArbitraries.solvedPosition(new Dice(seed));
    GridSolution solution = GridSolution.of(given.rules()).orElseThrow();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(given.referenceRules())) {
      GridPosition image = SymmetryTest.image(symmetry, given).position();

      assertThat(solution.isWin(image)).isEqualTo(solution.isWin(given.position()));
      assertThat(solution.grundy(image)).isEqualTo(solution.grundy(given.position()));
    }
  }

  @Property
  void theGrundyValueOfTwoPartsIsTheExclusiveOrOfTheirs(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    boolean touch = dice.oneIn(2);
    GridOptions options =
        GridArbitraries.options(dice.between(2, 4), dice.between(2, 4), dice)
            .withTouch(touch)
            .withLast(LastBallRule.WINS);
    GridRules rules = GridRules.of(options);
    List<String> cells = List.copyOf(ReferenceGrid.of(rules.variant()).cells());
    Set<String> balls =
        new TreeSet<>(dice.shuffled(cells).subList(0, dice.between(0, cells.size())));
    Set<String> one = new TreeSet<>();
    Set<String> other = new TreeSet<>();
    for (Set<String> together :
        groups(balls, touch ? ReferenceGrid::areNeighbours : GridStartingPositions::areInLine)) {
      (dice.oneIn(2) ? one : other).addAll(together);
    }

    assertThat(grundy(rules, balls))
        .as("%s: %s and %s", rules, one, other)
        .isEqualTo(grundy(rules, one) ^ grundy(rules, other));
  }

  private static int grundy(GridRules rules, Set<String> balls) {
    GridPosition position = GridGamePosition.of(rules, balls, 1).position();
    return GridSolution.of(rules).orElseThrow().grundy(position).orElseThrow();
  }

  /** Returns the smallest groups of balls such that related balls are in the same group. */
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

  @ParameterizedTest
  @CsvSource({
    "one-two-three, 56",
    "one-two-three:touch=no, 96",
    "one-two-three:max=any, 64",
    "'one-two-three:max=any,touch=no', 104",
    "triangle, 36",
  })
  void theFirstPlayerHasAsManyMovesAsThePageSays(String variant, int moves) {
    assertThat(GamePosition.start(variant).legal()).hasSize(moves);
  }

  private static GridOptions options(GridGamePosition given) {
    return given.rules().options();
  }

  private static HeapOptions options(HeapGamePosition given) {
    return given.rules().options();
  }

  private static GridGamePosition touch(GridGamePosition given, boolean touch) {
    return given.under(options(given).withTouch(touch));
  }

  private static Set<String> moves(PositionProbe<?, ?, ?> given) {
    return new HashSet<>(given.legal());
  }

  private static int balls(HeapGamePosition given) {
    return given.heaps().stream().mapToInt(count -> count).sum();
  }
}
