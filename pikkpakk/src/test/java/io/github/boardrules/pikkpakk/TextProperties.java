package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts, lists and refusals (RULES.md, "Invariants", the first line). */
class TextProperties {
  private static final int STRANGERS = 30;

  @Property
  void formattingAndParsingGiveThePositionBack(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Notation<PikkPakkPosition, PikkPakkMove> notation = scene.rules().notation();
    PikkPakkPosition read = notation.parsePosition(scene.text());

    assertThat(notation.formatPosition(read)).isEqualTo(scene.text());
    assertThat(read).isEqualTo(scene.position()).hasSameHashCodeAs(scene.position());
  }

  @Property
  void everyLegalMoveHasOneSpellingAndTheListHoldsNoneTwice(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    List<PikkPakkMove> moves = scene.legalMoves();

    assertThat(new HashSet<>(scene.legal())).hasSameSizeAs(moves);
    assertThat(moves).doesNotHaveDuplicates();
    assertThat(moves).allMatch(move -> scene.move(move.toString()).equals(move));
    assertThat(moves)
        .allMatch(
            move ->
                ReferenceTexts.format(ReferenceTexts.parseMove(move.toString()))
                    .equals(move.toString()));
  }

  @Property
  void legalMovesAreListedInAsciiOrderOfTheirText(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legal()).isSorted();
  }

  @Property
  void thereAreNoLegalMovesExactlyWhenTheStatusIsNotOngoing(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves().isEmpty()).isEqualTo(!scene.status().equals("ongoing"));
  }

  @Property
  void aMoveIsInTheListExactlyWhenItHasNoRefusal(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    Set<String> legal = new HashSet<>(scene.legal());
    for (String stranger : strangers(scene, seed)) {
      assertThat(scene.reason(stranger).equals(Scene.LEGAL))
          .as("%s: %s", scene, stranger)
          .isEqualTo(legal.contains(stranger));
    }
    assertThat(legal).allMatch(move -> scene.reason(move).equals(Scene.LEGAL));
  }

  @Property
  void aRefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    String text = scene.text();
    int hash = scene.position().hashCode();
    for (String stranger : strangers(scene, seed)) {
      PikkPakkMove move = scene.move(stranger);
      Optional<Refusal> refusal = scene.rules().refusal(scene.position(), move);
      if (refusal.isPresent()) {
        assertThatThrownBy(() -> scene.after(move))
            .as("%s", move)
            .isInstanceOfSatisfying(
                IllegalMoveException.class,
                thrown -> assertThat(thrown.refusal()).isEqualTo(refusal.get()));
      }
    }

    assertThat(scene.text()).isEqualTo(text);
    assertThat(scene.position().hashCode()).isEqualTo(hash);
  }

  private static List<String> strangers(Scene scene, long seed) {
    NearMisses strangers = new NearMisses(scene, new Dice(seed));
    return Stream.generate(() -> ReferenceTexts.format(strangers.next())).limit(STRANGERS).toList();
  }
}
