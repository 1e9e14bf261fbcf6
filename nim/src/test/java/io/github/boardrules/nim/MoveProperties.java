package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Which moves are legal, and the course of a game to its end (RULES.md, "Invariants"). */
class MoveProperties {
  private static final int LONGEST_SIDE = 8;
  private static final int MAX_BALLS = 99;

  @Property
  void theLegalMovesDependOnTheBallsAlone(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition grid,
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition heaps) {
    assertThat(grid.withOtherPlayer().legal()).isEqualTo(grid.legal());
    assertThat(heaps.withOtherPlayer().legal()).isEqualTo(heaps.legal());
    for (LastBallRule last : LastBallRule.values()) {
      assertThat(grid.under(grid.options().withLast(last)).legal()).isEqualTo(grid.legal());
      assertThat(heaps.under(heaps.options().withLast(last)).legal()).isEqualTo(heaps.legal());
    }
  }

  @Property
  void theMovesWithTouchYesAreAmongThoseWithTouchNo(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    assertThat(moves(touch(given, false))).containsAll(moves(touch(given, true)));
  }

  @Property
  void theMovesWithASmallerMaxAreAmongThoseWithALarger(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition grid,
      @ForAll @IntRange(min = 2, max = LONGEST_SIDE) int gridMax,
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition heaps,
      @ForAll @IntRange(min = 2, max = MAX_BALLS) int heapMax) {
    assertMovesGrow(max -> grid.under(grid.options().withMax(max)), gridMax);
    assertMovesGrow(max -> heaps.under(heaps.options().withMax(max)), heapMax);
  }

  @Property
  void maxAnyEqualsAnyMaxNotBelowTheLongerSide(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    List<String> any = given.under(given.options().withMax(0)).legal();
    int longer = Math.max(given.referenceRules().cols(), given.referenceRules().rows());
    int max = new Dice(seed).between(longer, LONGEST_SIDE);

    assertThat(given.under(given.options().withMax(max)).legal()).isEqualTo(any);
  }

  @Property
  void whereAnyTwoBallsOfALineAreNeighboursTouchYesAndNoHaveEqualMoves(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridGamePosition given = new GridStartingPositions(GridArbitraries.rules(dice), dice).pairs();

    assertThat(touch(given, true).legal()).isEqualTo(touch(given, false).legal());
  }

  @Property
  void aHeapPositionHasAsManyMovesAsTheSumOfMinOfCountAndMax(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    int max = given.referenceRules().max();
    int due = given.heaps().stream().mapToInt(count -> Math.min(count, max)).sum();

    assertThat(given.legalMoves()).hasSize(due);
    assertThat(given.rules().countLegal(given.position())).isEqualTo(due);
  }

  @Property
  void legalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition grid,
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition heaps) {
    assertThat(grid.legal()).isSorted();
    assertThat(heaps.legal()).isSorted();
  }

  @Property
  void theBallsFallByOneToMaxAndTheWinnerFollowsFromParityAndTheLastBallRule(
      @ForAll(supplier = Dice.Seed.class) long which) {
    PlayedGame<GridGamePosition, GridMove> grid = GridArbitraries.game(new Dice(which));
    PlayedGame<HeapGamePosition, HeapMove> heaps = HeapArbitraries.game(new Dice(which));

    assertCourse(grid, given -> given.balls().size(), grid.opening().reference().side());
    assertCourse(
        heaps, given -> ReferenceHeaps.balls(given.heaps()), heaps.opening().reference().side());
  }

  private static GridGamePosition touch(GridGamePosition given, boolean touch) {
    return given.under(given.options().withTouch(touch));
  }

  private static Set<String> moves(PositionProbe<?, ?, ?> given) {
    return new HashSet<>(given.legal());
  }

  private static void assertMovesGrow(IntFunction<PositionProbe<?, ?, ?>> withMax, int max) {
    assertThat(moves(withMax.apply(max))).containsAll(moves(withMax.apply(max - 1)));
    assertThat(moves(withMax.apply(0))).containsAll(moves(withMax.apply(max)));
  }

  private static <S, M, T extends PositionProbe<S, M, T>> void assertCourse(
      PlayedGame<T, M> game, ToIntFunction<T> balls, int first) {
    T opening = game.opening();
    ReferenceVariant variant = ReferenceVariant.of(opening.rules().variant());
    int max = variant.max(variant.name().equals("one-two-three") ? "3" : "any");
    for (PlayedGame.Ply<T, M> turn : game.plies()) {
      int taken = balls.applyAsInt(turn.before()) - balls.applyAsInt(turn.after());

      assertThat(taken).as("%s", turn).isBetween(1, max);
      assertThat(turn.before().status()).isEqualTo("ongoing");
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
}
