package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceSymmetry;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The symmetries of the board and of the colours (RULES.md, "Invariants", Symmetry). */
class SymmetryTest extends SymmetryContract<TzaarPosition, TzaarMove, GamePosition> {
  private static final int DEPTH = 2;

  SymmetryTest() {
    super(ContractTest.CASES);
  }

  @Override
  protected List<List<String>> images(GamePosition given, String move) {
    return ReferenceSymmetry.all().stream()
        .map(
            symmetry ->
                List.of(
                    ReferenceTexts.format(symmetry.of(given.reference())), image(symmetry, move)))
        .toList();
  }

  /** {@inheritDoc} While pieces are placed or the first is captured, the phase names the player. */
  @Override
  protected Optional<GamePosition> withPlayersExchanged(GamePosition given) {
    return Optional.of(given)
        .filter(GamePosition::isInTurns)
        .map(it -> GamePosition.of(it.rules(), it.reference().withColoursExchanged(true)));
  }

  @Example
  void imagesThatDifferInTheHeightsOfTallStacksAloneHaveOneCanonicalPosition() {
    TzaarRules rules = TzaarRules.standard();
    for (int height : new int[] {5, 9, 17}) {
      String others = " tA5 tI1 zE1 zE8 rB1 rH6";
      GamePosition one = Setup.of("tzaar").with("TA1 T" + height + "I5" + others).position();
      GamePosition other = Setup.of("tzaar").with("T" + height + "A1 TI5" + others).position();

      assertThat(one.position()).isNotEqualTo(other.position());
      assertThat(rules.canonical(one.position())).isEqualTo(rules.canonical(other.position()));
    }
  }

  @Example
  void aRotationBy120DegreesKeepsTheFixedLayoutAndOneBy60SwapsTheColours() {
    ReferencePosition start = GamePosition.start(TzaarRules.standard()).reference();

    assertThat(new ReferenceSymmetry(2, false).of(start)).isEqualTo(start);
    assertThat(new ReferenceSymmetry(1, false).of(start))
        .isEqualTo(start.withColoursExchanged(false));
  }

  @Property
  void withCoverForbidCountsAreNeverLargerAndEqualWhileEveryKindHasTwoStacks(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    long losing = perft(given.under(TzaarOptions.CoverRule.LOSE));
    long forbidding = perft(given.under(TzaarOptions.CoverRule.FORBID));

    assertThat(forbidding).isLessThanOrEqualTo(losing);
    // A step removes at most one stack, so a kind with more stacks than steps keeps two.
    if (leastOfAKind(given.reference()) > DEPTH) {
      assertThat(forbidding).isEqualTo(losing);
    }
  }

  private static int leastOfAKind(ReferencePosition position) {
    int least = Integer.MAX_VALUE;
    for (TzaarKind kind : TzaarKind.values()) {
      least = Math.min(least, position.stacksOf(1, kind.letter()));
      least = Math.min(least, position.stacksOf(2, kind.letter()));
    }
    return least;
  }

  private static long perft(GamePosition given) {
    return Perft.count(given.rules(), given.position(), DEPTH);
  }

  private static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move)));
  }
}
