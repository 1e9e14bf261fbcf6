package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Rules;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Parsing the formatted position or move gives an equal one (RULES.md, "Invariants"). */
class TextProperties {
  private static final int STRANGERS = 20;

  @Property
  void aPositionOnAGridReadsBack(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    assertPositionReadsBack(scene);
    assertThat(ReferenceTexts.format(scene.plainRules(), scene.plain())).isEqualTo(scene.text());
  }

  @Property
  void aPositionOfHeapsReadsBack(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    assertPositionReadsBack(scene);
    assertThat(ReferenceTexts.format(scene.plain())).isEqualTo(scene.text());
  }

  @Property
  void aLegalMoveOnAGridReadsBack(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    assertMovesReadBack(scene);
    assertThat(scene.legalMoves()).allMatch(move -> GridMove.parse(move.toString()).equals(move));
  }

  @Property
  void aLegalMoveWithHeapsReadsBack(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    assertMovesReadBack(scene);
    assertThat(scene.legalMoves()).allMatch(move -> HeapMove.parse(move.toString()).equals(move));
  }

  @Property
  void anyMoveOnAGridIsReadInAnyOrderOfItsCells(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridNearMisses strangers = new GridNearMisses(scene, dice);
    for (int i = 0; i < STRANGERS; i++) {
      String stranger = strangers.get();
      String shuffled = String.join("+", dice.shuffled(List.of(stranger.split("\\+", -1))));

      assertThat(scene.move(shuffled)).isEqualTo(scene.move(stranger));
      assertThat(scene.move(scene.move(shuffled).toString())).isEqualTo(scene.move(stranger));
    }
  }

  @Property
  void anyMoveWithHeapsReadsBack(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    HeapNearMisses strangers = new HeapNearMisses(scene, new Dice(seed));
    for (int i = 0; i < STRANGERS; i++) {
      String stranger = strangers.get();

      assertThat(scene.move(stranger)).hasToString(stranger);
    }
  }

  private static <S extends Object, M extends Object> void assertPositionReadsBack(
      PositionProbe<S, M, ?> scene) {
    S read = scene.rules().notation().parsePosition(scene.text());

    assertThat(read).isEqualTo(scene.position()).hasSameHashCodeAs(scene.position());
    assertThat(scene.rules().notation().formatPosition(read)).isEqualTo(scene.text());
  }

  private static <S extends Object, M extends Object> void assertMovesReadBack(
      PositionProbe<S, M, ?> scene) {
    Rules<S, M> rules = scene.rules();
    for (M move : scene.legalMoves()) {
      assertThat(rules.notation().parseMove(rules.notation().formatMove(move))).isEqualTo(move);
    }
  }
}
