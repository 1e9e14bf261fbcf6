package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.pylos.reference.ReferenceSymmetry;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The symmetries of the board and the exchange of the players (RULES.md, "Invariants"). */
class SymmetryTest extends SymmetryContract<PylosPosition, PylosMove, GamePosition> {
  SymmetryTest() {
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

  @Override
  protected Optional<GamePosition> withPlayersExchanged(GamePosition given) {
    return Optional.of(GamePosition.of(given.rules(), given.reference().withPlayersExchanged()));
  }

  @Test
  void aMoveOnCellsThatTheBoardLacksIsItsOwnImage() {
    for (Symmetry<PylosPosition, PylosMove> symmetry :
        PylosRules.parse("pylos:base=3").symmetries()) {
      for (String move : List.of("1d1", "1a1-4a1", "1a1x1a4")) {
        assertThat(symmetry.move(PylosMove.parse(move))).hasToString(move);
      }
    }
  }
}
