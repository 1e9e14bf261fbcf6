package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.pylos.reference.ReferenceSymmetry;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The symmetries of the board and the exchange of the players (RULES.md, "Invariants"). */
class SymmetryTest extends SymmetryContract<PylosPosition, PylosMove, GamePosition> {
  private static final int DEPTH = 2;

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

  @Property
  void swappingTheOwnersAndTheTurnLeavesTheLegalMovesAndSwapsTheWinner(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    GamePosition exchanged = given.exchanged();

    assertThat(exchanged.reference()).isEqualTo(given.reference().withPlayersExchanged());
    assertThat(exchanged.legal()).isEqualTo(given.legal());
    assertThat(perft(exchanged)).isEqualTo(perft(given));
    assertThat(exchanged.status()).isEqualTo(withPlayersExchanged(given.status()));
    assertThat(exchanged.exchanged().position()).isEqualTo(given.position());
  }

  private static long perft(GamePosition given) {
    return Perft.count(given.rules(), given.position(), DEPTH);
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 1a1, 1a1 1a4 1d1 1d4",
    "pylos, 1a2, 1a2 1a3 1b1 1b4 1c1 1c4 1d2 1d3",
    "pylos, 2a1, 2a1 2a3 2c1 2c3",
    "pylos, 2a2, 2a2 2b1 2b3 2c2",
    "pylos, 3a1, 3a1 3a2 3b1 3b2",
    "pylos, 4a1, 4a1",
    "'pylos:base=3', 1b1, 1a2 1b1 1b3 1c2",
    "'pylos:base=3', 2a1, 2a1 2a2 2b1 2b2",
  })
  void aCellIsMappedToItsImages(String variant, String cell, String images) {
    PylosRules rules = PylosRules.parse(variant);
    TreeSet<String> seen = new TreeSet<>();
    for (Symmetry<PylosPosition, PylosMove> symmetry : rules.symmetries()) {
      seen.add(symmetry.move(PylosMove.parse(cell)).toString());
    }

    assertThat(rules.symmetries()).hasSize(8);
    assertThat(String.join(" ", seen)).isEqualTo(images);
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
