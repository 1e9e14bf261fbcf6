package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.reference.ReferenceMove;
import io.github.boardrules.pylos.reference.ReferenceSymmetry;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The symmetries of the board and the exchange of the players (RULES.md, "Invariants"). */
class SymmetryProperties {
  private static final int DEPTH = 2;

  @Property
  void theLibrarysSymmetriesAreTheEightOfTheSquareOnAllLevelsAtOnce(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given, @ForAll long seed) {
    PylosMove move = new Dice(seed).pick(given.legalMoves());
    ReferenceMove plainMove = ReferenceTexts.parseMove(move.toString());
    Set<List<String>> due = new HashSet<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(given.options().base())) {
      due.add(
          List.of(
              GamePosition.of(given.rules(), symmetry.of(given.reference())).text(),
              ReferenceTexts.format(symmetry.of(plainMove))));
    }
    Set<List<String>> found = new HashSet<>();
    for (Symmetry<PylosPosition, PylosMove> symmetry : given.rules().symmetries()) {
      found.add(
          List.of(symmetry.position(given.position()).toString(), symmetry.move(move).toString()));
    }

    assertThat(given.rules().symmetries()).hasSize(8);
    assertThat(found).isEqualTo(due);
  }

  @Property
  void theEightSymmetriesMapLegalMovesToLegalMovesAndKeepStatusAndCounts(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given,
      @ForAll @IntRange(max = 7) int number) {
    ReferenceSymmetry symmetry = ReferenceSymmetry.all(given.options().base()).get(number);
    GamePosition image = GamePosition.of(given.rules(), symmetry.of(given.reference()));

    assertThat(image.legal()).containsExactlyInAnyOrderElementsOf(images(symmetry, given.legal()));
    assertThat(image.status()).isEqualTo(given.status());
    assertThat(perft(image)).isEqualTo(perft(given));
    assertThat(image.rules().canonical(image.position()))
        .isEqualTo(given.rules().canonical(given.position()));
  }

  @Property
  void swappingTheOwnersAndTheTurnLeavesTheLegalMovesAndSwapsTheWinner(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    GamePosition exchanged =
        new GamePosition(given.rules(), given.position().withPlayersExchanged());
    String status = given.status();

    assertThat(exchanged.reference()).isEqualTo(given.reference().withPlayersExchanged());
    assertThat(exchanged.legal()).isEqualTo(given.legal());
    assertThat(perft(exchanged)).isEqualTo(perft(given));
    assertThat(exchanged.status())
        .isEqualTo(
            status.startsWith("win 1")
                ? status.replace("win 1", "win 2")
                : status.replace("win 2", "win 1"));
    assertThat(exchanged.position().withPlayersExchanged()).isEqualTo(given.position());
  }

  private static long perft(GamePosition given) {
    return Perft.count(given.rules(), given.position(), DEPTH);
  }

  private static List<String> images(ReferenceSymmetry symmetry, List<String> moves) {
    return moves.stream()
        .map(move -> ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move))))
        .toList();
  }
}
