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
import java.util.function.ToIntFunction;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Which moves are legal, and the course of a game to its end (RULES.md, "Invariants"). */
class MoveProperties {
  private static final int LONGEST_SIDE = 8;
  private static final int MAX_BALLS = 99;

  @Property
  void onAGridTheLegalMovesDependOnTheBallsAlone(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    List<String> legal = given.legal();

    assertThat(given.withOtherPlayer().legal()).isEqualTo(legal);
    for (LastBallRule last : LastBallRule.values()) {
      assertThat(given.under(given.options().withLast(last)).legal()).isEqualTo(legal);
    }
  }

  @Property
  void withHeapsTheLegalMovesDependOnTheBallsAlone(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    List<String> legal = given.legal();

    assertThat(given.withOtherPlayer().legal()).isEqualTo(legal);
    for (LastBallRule last : LastBallRule.values()) {
      assertThat(given.under(given.options().withLast(last)).legal()).isEqualTo(legal);
    }
  }

  @Property
  void theMovesWithTouchYesAreAmongThoseWithTouchNo(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    assertThat(moves(touch(given, false))).containsAll(moves(touch(given, true)));
  }

  @Property
  void onAGridTheMovesWithASmallerMaxAreAmongThoseWithALarger(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given,
      @ForAll @IntRange(min = 2, max = LONGEST_SIDE) int max) {
    Set<String> smaller = moves(given.under(given.options().withMax(max - 1)));
    Set<String> larger = moves(given.under(given.options().withMax(max)));

    assertThat(larger).containsAll(smaller);
    assertThat(moves(given.under(given.options().withMax(0)))).containsAll(larger);
  }

  @Property
  void withHeapsTheMovesWithASmallerMaxAreAmongThoseWithALarger(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given,
      @ForAll @IntRange(min = 2, max = MAX_BALLS) int max) {
    Set<String> smaller = moves(given.under(given.options().withMax(max - 1)));
    Set<String> larger = moves(given.under(given.options().withMax(max)));

    assertThat(larger).containsAll(smaller);
    assertThat(moves(given.under(given.options().withMax(0)))).containsAll(larger);
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
      @ForAll(supplier = Pairs.class) GridGamePosition given) {
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
  void onAGridLegalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    assertThat(given.legal()).isSorted();
  }

  @Property
  void withHeapsLegalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    assertThat(given.legal()).isSorted();
  }

  @Property
  void onAGridTheNumberOfBallsFallsByOneToMaxWithEachMove(
      @ForAll(supplier = GridArbitraries.AnyGame.class)
          PlayedGame<GridGamePosition, GridMove> game) {
    assertBallsFall(game, MoveProperties::balls);
  }

  @Property
  void inHeapsTheNumberOfBallsFallsByOneToMaxWithEachMove(
      @ForAll(supplier = HeapArbitraries.AnyGame.class)
          PlayedGame<HeapGamePosition, HeapMove> game) {
    assertBallsFall(game, MoveProperties::balls);
  }

  @Property
  void onAGridAGameLastsAtMostAsManyMovesAsThereAreBallsAtTheStart(
      @ForAll(supplier = GridArbitraries.AnyGame.class)
          PlayedGame<GridGamePosition, GridMove> game) {
    GridRules rules = game.opening().rules();

    assertThat(game.plies()).hasSizeLessThanOrEqualTo(balls(game.opening()));
    assertThat(rules.maxPlies()).hasValue(balls(GridGamePosition.start(rules)));
  }

  @Property
  void withHeapsAGameLastsAtMostAsManyMovesAsThereAreBallsAtTheStart(
      @ForAll(supplier = HeapArbitraries.AnyGame.class)
          PlayedGame<HeapGamePosition, HeapMove> game) {
    HeapRules rules = game.opening().rules();

    assertThat(game.plies()).hasSizeLessThanOrEqualTo(balls(game.opening()));
    assertThat(rules.maxPlies()).hasValue(balls(HeapGamePosition.start(rules)));
  }

  @Property
  void onAGridTheWinnerFollowsFromParityAndTheLastBallRule(
      @ForAll(supplier = GridArbitraries.AnyGame.class)
          PlayedGame<GridGamePosition, GridMove> game) {
    assertOneWins(game, game.opening().reference().side());
  }

  @Property
  void onHeapsTheWinnerFollowsFromParityAndTheLastBallRule(
      @ForAll(supplier = HeapArbitraries.AnyGame.class)
          PlayedGame<HeapGamePosition, HeapMove> game) {
    assertOneWins(game, game.opening().reference().side());
  }

  /** Positions in which any two balls of one row or column are neighbours. */
  static final class Pairs implements ArbitrarySupplier<GridGamePosition> {
    @Override
    public Arbitrary<GridGamePosition> get() {
      return Dice.drawn(
          dice -> new GridStartingPositions(GridArbitraries.rules(dice), dice).pairs());
    }
  }

  private static GridGamePosition touch(GridGamePosition given, boolean touch) {
    return given.under(given.options().withTouch(touch));
  }

  private static Set<String> moves(PositionProbe<?, ?, ?> given) {
    return new HashSet<>(given.legal());
  }

  private static int balls(GridGamePosition given) {
    return given.balls().size();
  }

  private static int balls(HeapGamePosition given) {
    return ReferenceHeaps.balls(given.heaps());
  }

  private static <T extends PositionProbe<?, M, T>, M extends Object> void assertBallsFall(
      PlayedGame<T, M> game, ToIntFunction<T> balls) {
    ReferenceVariant variant = ReferenceVariant.of(game.opening().rules().variant());
    int max = variant.max(variant.name().equals("one-two-three") ? "3" : "any");
    for (PlayedGame.Ply<T, M> turn : game.plies()) {
      int taken = balls.applyAsInt(turn.before()) - balls.applyAsInt(turn.after());

      assertThat(taken).as("%s", turn).isBetween(1, max);
    }
  }

  private static <T extends PositionProbe<?, M, T>, M extends Object> void assertOneWins(
      PlayedGame<T, M> game, int first) {
    boolean loses = ReferenceVariant.of(game.opening().rules().variant()).loses();
    // The player who makes the first of an odd number of moves makes the last one, too.
    int last = game.plies().size() % 2 == 1 ? first : 3 - first;

    assertThat(game.last().status())
        .isEqualTo(loses ? "win " + (3 - last) + " left-last" : "win " + last + " took-last");
    assertThat(game.plies()).allMatch(turn -> turn.before().status().equals("ongoing"));
  }
}
