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

/** The sides of the pyramid and the players are alike (RULES.md, "Invariants"). */
class SymmetryProperties {
  private static final int DEPTH = 2;

  @Property
  void theLibrarysSymmetriesAreTheEightOfTheSquareOnAllLevelsAtOnce(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene scene, @ForAll long seed) {
    PylosMove move = new Dice(seed).pick(scene.legalMoves());
    ReferenceMove plainMove = ReferenceTexts.parseMove(move.toString());
    Set<List<String>> due = new HashSet<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(scene.options().base())) {
      due.add(
          List.of(
              Scene.of(scene.rules(), symmetry.of(scene.reference())).text(),
              ReferenceTexts.format(symmetry.of(plainMove))));
    }
    Set<List<String>> found = new HashSet<>();
    for (Symmetry<PylosPosition, PylosMove> symmetry : scene.rules().symmetries()) {
      found.add(
          List.of(symmetry.position(scene.position()).toString(), symmetry.move(move).toString()));
    }

    assertThat(scene.rules().symmetries()).hasSize(8);
    assertThat(found).isEqualTo(due);
  }

  @Property
  void theEightSymmetriesMapLegalMovesToLegalMovesAndKeepStatusAndCounts(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene,
      @ForAll @IntRange(max = 7) int number) {
    ReferenceSymmetry symmetry = ReferenceSymmetry.all(scene.options().base()).get(number);
    Scene image = Scene.of(scene.rules(), symmetry.of(scene.reference()));

    assertThat(image.legal()).containsExactlyInAnyOrderElementsOf(images(symmetry, scene.legal()));
    assertThat(image.status()).isEqualTo(scene.status());
    assertThat(perft(image)).isEqualTo(perft(scene));
    assertThat(image.rules().canonical(image.position()))
        .isEqualTo(scene.rules().canonical(scene.position()));
  }

  @Property
  void swappingTheOwnersAndTheTurnLeavesTheLegalMovesAndSwapsTheWinner(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Scene exchanged = new Scene(scene.rules(), scene.position().withPlayersExchanged());
    String status = scene.status();

    assertThat(exchanged.reference()).isEqualTo(scene.reference().withPlayersExchanged());
    assertThat(exchanged.legal()).isEqualTo(scene.legal());
    assertThat(perft(exchanged)).isEqualTo(perft(scene));
    assertThat(exchanged.status())
        .isEqualTo(
            status.startsWith("win 1")
                ? status.replace("win 1", "win 2")
                : status.replace("win 2", "win 1"));
    assertThat(exchanged.position().withPlayersExchanged()).isEqualTo(scene.position());
  }

  private static long perft(Scene scene) {
    return Perft.count(scene.rules(), scene.position(), DEPTH);
  }

  private static List<String> images(ReferenceSymmetry symmetry, List<String> moves) {
    return moves.stream()
        .map(move -> ReferenceTexts.format(symmetry.of(ReferenceTexts.parseMove(move))))
        .toList();
  }
}
