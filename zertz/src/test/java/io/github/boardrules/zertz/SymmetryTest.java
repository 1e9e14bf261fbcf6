package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceSymmetries;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Players and the sides of the board are alike (RULES.md, "Invariants", 12 and 13). */
class SymmetryTest extends SymmetryContract<ZertzPosition, ZertzMove, GamePosition> {
  private static final Map<Integer, Integer> SYMMETRIES =
      Map.of(37, 12, 40, 2, 43, 2, 44, 4, 48, 6, 61, 12);

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

  @Property
  void invariant12ExchangingPlayersGivesTheSameLegalMovesAndTheMirroredStatus(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game) {
    GamePosition mirrored =
        GamePosition.of(
            game.rules().variant(), game.referenceTexts().format(mirrored(game.reference())));

    assertThat(mirrored.legal()).isEqualTo(game.legal());
    assertThat(mirrored.status()).isEqualTo(withPlayersExchanged(game.status()));
  }

  @Property
  void invariant13TheStartBoardHasTheNumberOfSymmetriesOfThePage(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules) {
    GamePosition start = new GamePosition(rules, rules.start());

    assertThat(rules.symmetries()).hasSize(SYMMETRIES.get(rules.options().rings()));
    assertThat(ReferenceSymmetries.of(start.referenceRules().variant()))
        .hasSameSizeAs(rules.symmetries());
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
  void symmetriesMapLegalMovesOntoLegalMovesWithSortedClaims() {
    GamePosition game = Setup.twoGroups("zertz:capture=retract").with("Bd5 Be5").game();

    for (Symmetry<ZertzPosition, ZertzMove> symmetry : game.rules().symmetries()) {
      GamePosition image = new GamePosition(game.rules(), symmetry.position(game.position()));
      for (String text : List.of("Wa2,g2xGa1Wa2Bb1Wg1", "Wa2,d7", "xd5Bf5", "xe5Bc4")) {
        String move = symmetry.move(ZertzMove.parse(text)).toString();
        assertThat(ZertzMove.parse(move)).hasToString(move);
        assertThat(image.play(move).position())
            .isEqualTo(symmetry.position(game.play(text).position()));
      }
    }
  }

  @Test
  void cellsOutsideTheBoardStay() {
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : ZertzRules.standard().symmetries()) {
      assertThat(symmetry.move(ZertzMove.parse("xi9Wh1"))).hasToString("xi9Wh1");
      assertThat(symmetry.move(new ZertzMove.Pass())).isEqualTo(new ZertzMove.Pass());
    }
  }
}
