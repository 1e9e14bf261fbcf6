package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
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
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The sides of the board and the colours are alike (RULES.md, "Invariants"). */
class SymmetryTest extends SymmetryContract<PikkPakkPosition, PikkPakkMove, GamePosition> {
  private static final int SAMPLE = 6;

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
    ReferenceSymmetry exchange = symmetry(given, 0, true);
    return variant.isPuzzle() || placesInTurn
        ? Optional.empty()
        : Optional.of(given.with(exchange.of(given.reference())));
  }

  @Property
  void inInlayOnlyMovesAndPositionsAreMappedWhileNeitherPositionIsSolved(
      @ForAll(supplier = Arbitraries.InlayPosition.class) GamePosition given,
      @ForAll @IntRange(max = 7) int number,
      @ForAll boolean exchanged,
      @ForAll long seed) {
    ReferencePosition reference = given.reference();
    Assume.that(!exchanged || reference.count('l') == reference.count('d'));
    ReferenceSymmetry symmetry = symmetry(given, number, exchanged);
    GamePosition image = given.with(symmetry.ofPuzzle(reference));
    Assume.that(!image.isOver());

    assertThat(image.legal()).containsExactlyInAnyOrderElementsOf(images(symmetry, given.legal()));
    for (String move : sample(given.legal(), new Dice(seed))) {
      assertThat(image.play(image(symmetry, move)).text())
          .as("%s: %s", given, move)
          .isEqualTo(ReferenceTexts.format(symmetry.ofPuzzle(given.play(move).reference())));
    }
  }

  @Example
  void theSpiralIsTheSameAfterAHalfTurnAndAfterAQuarterTurnWithTheColoursExchanged() {
    for (int size : List.of(9, 11)) {
      SortedMap<String, Character> spiral =
          GamePosition.start(size == 9 ? "pikkpakk" : "pikkpakk:board=11").reference().balls();

      assertThat(new ReferenceSymmetry(size, 2, false, false).of(spiral)).isEqualTo(spiral);
      assertThat(new ReferenceSymmetry(size, 1, false, true).of(spiral)).isEqualTo(spiral);
      assertThat(new ReferenceSymmetry(size, 1, false, false).of(spiral)).isNotEqualTo(spiral);
    }
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

  private static ReferenceSymmetry symmetry(GamePosition given, int number, boolean exchanged) {
    return ReferenceSymmetry.all(given.variant().board().size(), exchanged).get(number);
  }

  private static List<String> sample(List<String> moves, Dice dice) {
    return dice.shuffled(moves).subList(0, Math.min(SAMPLE, moves.size()));
  }

  private static List<String> images(ReferenceSymmetry symmetry, List<String> moves) {
    return moves.stream().map(move -> image(symmetry, move)).toList();
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
