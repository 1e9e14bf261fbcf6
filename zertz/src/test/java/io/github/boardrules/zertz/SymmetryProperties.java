package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceSymmetries;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Players and the sides of the board are alike (RULES.md, "Invariants", 12 and 13). */
class SymmetryProperties extends SymmetryContract<ZertzPosition, ZertzMove, GamePosition> {
  private static final Map<Integer, Integer> SYMMETRIES =
      Map.of(37, 12, 40, 2, 43, 2, 44, 4, 48, 6, 61, 12);

  SymmetryProperties() {
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
    Optional<ReferencePosition> lapse = position.lapse().map(SymmetryProperties::mirrored);
    return position
        .withHeld(1, position.held2())
        .withHeld(2, position.held1())
        .withSide(position.otherSide())
        .withLapse(position.bound(), lapse);
  }
}
