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
  private static final int NEAR_MISSES = 20;

  @Property
  void aPositionOnAGridRoundTrips(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    assertPositionRoundTrips(given);
    assertThat(ReferenceTexts.format(given.referenceRules(), given.reference()))
        .isEqualTo(given.text());
  }

  @Property
  void aPositionOfHeapsRoundTrips(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    assertPositionRoundTrips(given);
    assertThat(ReferenceTexts.format(given.reference())).isEqualTo(given.text());
  }

  @Property
  void aLegalMoveOnAGridRoundTrips(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    assertMovesRoundTrip(given);
    assertThat(given.legalMoves()).allMatch(move -> GridMove.parse(move.toString()).equals(move));
  }

  @Property
  void aLegalMoveOnHeapsRoundTrips(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    assertMovesRoundTrip(given);
    assertThat(given.legalMoves()).allMatch(move -> HeapMove.parse(move.toString()).equals(move));
  }

  @Property
  void aMoveOnAGridIsParsedWithItsCellsInAnyOrder(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridNearMisses nearMisses = new GridNearMisses(given, dice);
    for (int i = 0; i < NEAR_MISSES; i++) {
      String nearMiss = nearMisses.get();
      String shuffled = String.join("+", dice.shuffled(List.of(nearMiss.split("\\+", -1))));

      assertThat(given.move(shuffled)).isEqualTo(given.move(nearMiss));
      assertThat(given.move(given.move(shuffled).toString())).isEqualTo(given.move(nearMiss));
    }
  }

  @Property
  void anyMoveOnHeapsRoundTrips(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    HeapNearMisses nearMisses = new HeapNearMisses(given, new Dice(seed));
    for (int i = 0; i < NEAR_MISSES; i++) {
      String nearMiss = nearMisses.get();

      assertThat(given.move(nearMiss)).hasToString(nearMiss);
    }
  }

  private static <S extends Object, M extends Object> void assertPositionRoundTrips(
      PositionProbe<S, M, ?> given) {
    S read = given.rules().notation().parsePosition(given.text());

    assertThat(read).isEqualTo(given.position()).hasSameHashCodeAs(given.position());
    assertThat(given.rules().notation().formatPosition(read)).isEqualTo(given.text());
  }

  private static <S extends Object, M extends Object> void assertMovesRoundTrip(
      PositionProbe<S, M, ?> given) {
    Rules<S, M> rules = given.rules();
    for (M move : given.legalMoves()) {
      assertThat(rules.notation().parseMove(rules.notation().formatMove(move))).isEqualTo(move);
    }
  }
}
