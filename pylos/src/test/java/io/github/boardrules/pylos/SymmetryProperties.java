package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.pylos.reference.ReferenceSymmetry;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The symmetries of the board and the exchange of the players (RULES.md, "Invariants"). */
class SymmetryProperties extends SymmetryContract<PylosPosition, PylosMove, GamePosition> {
  private static final int DEPTH = 2;

  SymmetryProperties() {
    super(ContractTest.CASES);
  }

  @Override
  protected List<List<String>> images(GamePosition given, String move) {
    return ReferenceSymmetry.all(given.options().base()).stream()
        .map(
            symmetry ->
                List.of(
                    GamePosition.of(given.rules(), symmetry.of(given.reference())).text(),
                    ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move)))))
        .toList();
  }

  @Property
  void swappingTheOwnersAndTheTurnLeavesTheLegalMovesAndSwapsTheWinner(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    GamePosition exchanged =
        new GamePosition(given.rules(), given.position().withPlayersExchanged());

    assertThat(exchanged.reference()).isEqualTo(given.reference().withPlayersExchanged());
    assertThat(exchanged.legal()).isEqualTo(given.legal());
    assertThat(perft(exchanged)).isEqualTo(perft(given));
    assertThat(exchanged.status()).isEqualTo(withPlayersExchanged(given.status()));
    assertThat(exchanged.position().withPlayersExchanged()).isEqualTo(given.position());
  }

  private static long perft(GamePosition given) {
    return Perft.count(given.rules(), given.position(), DEPTH);
  }
}
