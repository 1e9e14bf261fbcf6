package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.pikkpakk.reference.ReferenceStart;
import io.github.boardrules.pikkpakk.reference.ReferenceSymmetry;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** The sides of the board and the colours are alike (RULES.md, "Invariants"). */
class SymmetryTest extends SymmetryContract<PikkPakkPosition, PikkPakkMove, GamePosition> {
  SymmetryTest() {
    super(ContractTest.CASES);
  }

  @Override
  protected List<List<String>> images(GamePosition given, String move) {
    return ofThePage(given.variant()).stream()
        .map(
            symmetry ->
                List.of(
                    ReferenceTexts.format(symmetry.of(given.reference())), image(symmetry, move)))
        .toList();
  }

  /** {@inheritDoc} In the phase of placing the joint games have no such position. */
  @Override
  protected Optional<GamePosition> withPlayersExchanged(GamePosition given) {
    ReferenceVariant variant = given.variant();
    boolean placesInTurn = !variant.isOf("pushfour") && given.reference().isPlacing();
    ReferenceSymmetry exchange = ReferenceSymmetry.all(given.variant().board().size(), true).get(0);
    return variant.isPuzzle() || placesInTurn
        ? Optional.empty()
        : Optional.of(given.with(exchange.of(given.reference())));
  }

  /** Those under which a variant is the same in every phase, its goal included. */
  private static List<ReferenceSymmetry> ofThePage(ReferenceVariant variant) {
    int size = variant.board().size();
    List<ReferenceSymmetry> all = new ArrayList<>(ReferenceSymmetry.all(size, false));
    if (variant.isPuzzle()) {
      SortedMap<String, Character> goal =
          ReferenceStart.pattern(variant.value("to"), variant.board());
      all.removeIf(symmetry -> !symmetry.of(goal).equals(goal));
    } else if (variant.isOf("pushfour") || !variant.hasPlacing()) {
      all.addAll(ReferenceSymmetry.all(size, true));
    }
    return all;
  }

  private static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move)));
  }

  @Test
  void cellsAndLinesThatTheBoardLacksStay() {
    for (Symmetry<PikkPakkPosition, PikkPakkMove> symmetry :
        PikkPakkRules.pikkPakk().symmetries()) {
      assertThat(symmetry.move(PikkPakkMove.parse("k11"))).hasToString("k11");
    }
  }
}
