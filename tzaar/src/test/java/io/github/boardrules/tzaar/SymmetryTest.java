package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.tzaar.reference.ReferenceSymmetry;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;

/** The symmetries of the board and of the colours (RULES.md, "Invariants", Symmetry). */
class SymmetryTest extends SymmetryContract<TzaarPosition, TzaarMove, GamePosition> {
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
        .map(it -> GamePosition.of(it.rules(), it.reference().withColoursExchanged()));
  }

  @Example
  void imagesThatDifferInTheHeightsOfStacksAloneHaveOneCanonicalPosition() {
    TzaarRules rules = TzaarRules.standard();
    for (int height : new int[] {2, 3, 5, 9, 17}) {
      String others = " tA5 tI1 zE1 zE8 rB1 rH6";
      GamePosition one = Setup.of("tzaar").with("TA1 T" + height + "I5" + others).position();
      GamePosition other = Setup.of("tzaar").with("T" + height + "A1 TI5" + others).position();

      assertThat(one.position()).isNotEqualTo(other.position());
      assertThat(rules.canonical(one.position())).isEqualTo(rules.canonical(other.position()));
    }
  }

  private static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move)));
  }
}
