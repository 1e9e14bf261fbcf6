package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Which moves are legal (RULES.md, "Invariants"). */
class MoveProperties {
  private static final int LONGEST_SIDE = 8;
  private static final int MOST_BALLS = 99;

  /** Positions in which any two balls of one row or column are neighbours. */
  static final class Pairs implements ArbitrarySupplier<GridScene> {
    @Override
    public Arbitrary<GridScene> get() {
      return Dice.drawn(
          dice -> new GridStartingPositions(GridArbitraries.rules(dice), dice).pairs());
    }
  }

  @Property
  void onAGridTheLegalMovesDependOnTheBallsAlone(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    List<String> legal = scene.legal();

    assertThat(scene.withOtherPlayer().legal()).isEqualTo(legal);
    for (Last last : Last.values()) {
      assertThat(scene.under(scene.options().withLast(last)).legal()).isEqualTo(legal);
    }
  }

  @Property
  void withHeapsTheLegalMovesDependOnTheBallsAlone(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    List<String> legal = scene.legal();

    assertThat(scene.withOtherPlayer().legal()).isEqualTo(legal);
    for (Last last : Last.values()) {
      assertThat(scene.under(scene.options().withLast(last)).legal()).isEqualTo(legal);
    }
  }

  @Property
  void theMovesWithTouchYesAreAmongThoseWithTouchNo(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    assertThat(moves(touch(scene, false))).containsAll(moves(touch(scene, true)));
  }

  @Property
  void onAGridTheMovesWithASmallerMaxAreAmongThoseWithALarger(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene,
      @ForAll @IntRange(min = 2, max = LONGEST_SIDE) int max) {
    Set<String> smaller = moves(scene.under(scene.options().withMax(max - 1)));
    Set<String> larger = moves(scene.under(scene.options().withMax(max)));

    assertThat(larger).containsAll(smaller);
    assertThat(moves(scene.under(scene.options().withoutMax()))).containsAll(larger);
  }

  @Property
  void withHeapsTheMovesWithASmallerMaxAreAmongThoseWithALarger(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene,
      @ForAll @IntRange(min = 2, max = MOST_BALLS) int max) {
    Set<String> smaller = moves(scene.under(scene.options().withMax(max - 1)));
    Set<String> larger = moves(scene.under(scene.options().withMax(max)));

    assertThat(larger).containsAll(smaller);
    assertThat(moves(scene.under(scene.options().withoutMax()))).containsAll(larger);
  }

  @Property
  void maxAnyEqualsAnyMaxNotBelowTheLongerSide(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    List<String> any = scene.under(scene.options().withoutMax()).legal();
    int longer = Math.max(scene.plainRules().cols(), scene.plainRules().rows());
    int max = new Dice(seed).between(longer, LONGEST_SIDE);

    assertThat(scene.under(scene.options().withMax(max)).legal()).isEqualTo(any);
  }

  @Property
  void whereAnyTwoBallsOfALineAreNeighboursTouchYesAndNoHaveEqualMoves(
      @ForAll(supplier = Pairs.class) GridScene scene) {
    assertThat(touch(scene, true).legal()).isEqualTo(touch(scene, false).legal());
  }

  @Property
  void aHeapPositionHasAsManyMovesAsTheSumOfMinOfCountAndMax(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    int max = scene.plainRules().max();
    int due = scene.heaps().stream().mapToInt(count -> Math.min(count, max)).sum();

    assertThat(scene.legalMoves()).hasSize(due);
    assertThat(scene.rules().countLegal(scene.position())).isEqualTo(due);
  }

  @Property
  void onAGridLegalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    assertThat(scene.legal()).isSorted();
  }

  @Property
  void withHeapsLegalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    assertThat(scene.legal()).isSorted();
  }

  @Example
  void theFirstPlayerHas56MovesOfNineKindsThreeOfOneBallFourOfTwoTwoOfThree() {
    GridScene start = GridScene.start(GridRules.standard());
    Map<Integer, Set<Set<NavigableSet<String>>>> kinds = new TreeMap<>();
    for (String move : start.legal()) {
      NavigableSet<String> cells = ReferenceTexts.parseCells(move);
      Set<NavigableSet<String>> kind = new HashSet<>();
      for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(start.plainRules())) {
        kind.add(symmetry.of(cells));
      }
      kinds.computeIfAbsent(cells.size(), size -> new HashSet<>()).add(kind);
    }

    assertThat(start.legal()).hasSize(56);
    assertThat(kinds).containsOnlyKeys(1, 2, 3);
    assertThat(kinds.get(1)).hasSize(3);
    assertThat(kinds.get(2)).hasSize(4);
    assertThat(kinds.get(3)).hasSize(2);
  }

  @Example
  void theOtherGamesOfTheSheetHaveAsManyFirstMovesAsThePageSays() {
    Map<String, Integer> due =
        Map.of(
            "one-two-three:touch=no", 96,
            "one-two-three:max=any", 64,
            "one-two-three:max=any,touch=no", 104);
    due.forEach(
        (variant, moves) ->
            assertThat(GridScene.start(GridRules.parse(variant)).legal())
                .as(variant)
                .hasSize(moves));

    assertThat(HeapScene.start(HeapRules.triangle()).legal()).hasSize(36);
  }

  private static GridScene touch(GridScene scene, boolean touch) {
    return scene.under(scene.options().withTouch(touch));
  }

  private static Set<String> moves(PositionProbe<?, ?, ?> scene) {
    return new HashSet<>(scene.legal());
  }
}
