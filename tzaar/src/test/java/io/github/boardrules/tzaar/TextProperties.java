package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.tzaar.reference.ReferenceMove;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and refusals (RULES.md, "Invariants", Of a step, the last line). */
class TextProperties {
  private static final int STRANGERS = 30;

  @Property
  void aPositionReadAndWrittenAgainIsTheSame(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Notation<TzaarPosition, TzaarMove> notation = scene.rules().notation();
    TzaarPosition read = notation.parsePosition(scene.text());

    assertThat(notation.formatPosition(read)).isEqualTo(scene.text());
    assertThat(read).isEqualTo(scene.position()).hasSameHashCodeAs(scene.position());
  }

  @Property
  void eachLegalMoveReadsBackAndHasATextOfItsOwn(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    List<TzaarMove> moves = scene.legalMoves();

    assertThat(new HashSet<>(scene.legal())).hasSameSizeAs(moves);
    assertThat(moves).allMatch(move -> TzaarMove.parse(move.toString()).equals(move));
  }

  @Property
  void eachMoveOfTheGrammarReadsBack(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    for (String text : strangers(scene, seed)) {
      assertThat(TzaarMove.parse(text)).hasToString(text);
    }
  }

  @Property
  void aRefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    String text = scene.text();
    int hash = scene.position().hashCode();
    for (String stranger : strangers(scene, seed)) {
      TzaarMove move = TzaarMove.parse(stranger);
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
    NearMisses strangers = new NearMisses(scene.plain(), new Dice(seed));
    return Stream.<ReferenceMove>generate(strangers::next)
        .limit(STRANGERS)
        .map(ReferenceTexts::format)
        .toList();
  }
}
