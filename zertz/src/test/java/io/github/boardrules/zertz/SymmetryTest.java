package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceSymmetries;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Players and the sides of the board are alike (RULES.md, "Invariants", 12 and 13). */
class SymmetryTest extends SymmetryContract<ZertzPosition, ZertzMove, GamePosition> {
  SymmetryTest() {
    super(ContractTest.CASES);
  }

  @Override
  protected List<List<String>> images(GamePosition given, String move) {
    ReferenceTexts texts = given.referenceTexts();
    return ReferenceSymmetries.of(texts.variant()).stream()
        .map(
            symmetry ->
                List.of(
                    texts.format(symmetry.of(given.reference())),
                    texts.format(symmetry.of(texts.parseMove(move)))))
        .toList();
  }

  @Override
  protected Optional<GamePosition> withPlayersExchanged(GamePosition given) {
    return Optional.of(
        GamePosition.of(
            given.rules().variant(), given.referenceTexts().format(mirrored(given.reference()))));
  }

  private static ReferencePosition mirrored(ReferencePosition position) {
    Optional<ReferencePosition> lapse = position.lapse().map(SymmetryTest::mirrored);
    return position
        .withHeld(1, position.held2())
        .withHeld(2, position.held1())
        .withSide(position.otherSide())
        .withLapse(position.bound(), lapse);
  }

  @Test
  void cellsOutsideTheBoardStay() {
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : ZertzRules.standard().symmetries()) {
      assertThat(symmetry.move(ZertzMove.parse("xi9Wh1"))).hasToString("xi9Wh1");
      assertThat(symmetry.move(new ZertzMove.Pass())).isEqualTo(new ZertzMove.Pass());
    }
  }
}
