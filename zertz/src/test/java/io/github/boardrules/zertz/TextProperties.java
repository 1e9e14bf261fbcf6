package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePosition;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and refusals (RULES.md, "Invariants", 14 and 15). */
class TextProperties {
  private static final int STRANGERS = 20;

  @Property
  void invariant14APositionReadAndWrittenAgainIsTheSameText(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Notation<ZertzPosition, ZertzMove> notation = scene.rules().notation();
    ZertzPosition read = notation.parsePosition(scene.text());

    assertThat(notation.formatPosition(read)).isEqualTo(scene.text());
    assertThat(read).isEqualTo(scene.position()).hasSameHashCodeAs(scene.position());
  }

  @Property
  void aPositionWhoseMarblesDoNotAddUpIsRefusedPastItsEnd(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    char colour = new Dice(seed).pick(ReferenceMarbles.COLOURS);
    ReferencePosition plain = scene.plain();
    String text = scene.plainTexts().format(plain.withPool(plain.pool().plus(colour, 1)));

    assertThatThrownBy(() -> scene.rules().notation().parsePosition(text))
        .isInstanceOfSatisfying(
            NotationException.class,
            problem -> {
              assertThat(problem.reason()).isEqualTo(ZertzTextReason.WRONG_MARBLES);
              assertThat(problem.column()).isEqualTo(text.length() + 1);
            });
  }

  @Property
  void nobodyCanBeBoundWhereNoCaptureIsPossible(
      @ForAll(supplier = Arbitraries.RetractScene.class) Scene scene) {
    ReferencePosition bound = scene.plain().withLapse(true, Optional.empty());
    String text = scene.plainTexts().format(bound);

    if (bound.rings().captureIsPossible()) {
      assertThat(scene.rules().notation().parsePosition(text).isBound()).isTrue();
    } else {
      assertThatThrownBy(() -> scene.rules().notation().parsePosition(text))
          .isInstanceOfSatisfying(
              NotationException.class,
              problem ->
                  assertThat(problem.reason()).isEqualTo(ZertzTextReason.NOTHING_TO_CAPTURE));
    }
  }

  @Property
  void invariant14EachLegalMoveReadsBackAndHasATextOfItsOwn(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    List<ZertzMove> moves = scene.legalMoves();

    assertThat(new HashSet<>(scene.legal())).hasSameSizeAs(moves);
    assertThat(moves).allMatch(move -> ZertzMove.parse(move.toString()).equals(move));
  }

  @Property
  void invariant15AMoveIsRefusedExactlyWhenItIsNotListed(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    Set<String> legal = new HashSet<>(scene.legal());
    for (ZertzMove move : strangers(scene, seed)) {
      assertThat(scene.rules().refusal(scene.position(), move).isEmpty())
          .as("%s", move)
          .isEqualTo(legal.contains(move.toString()));
    }
  }

  @Property
  void invariant15ARefusedMoveLeavesThePositionUnchanged(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene, @ForAll long seed) {
    String text = scene.text();
    int hash = scene.position().hashCode();
    for (ZertzMove move : strangers(scene, seed)) {
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
    assertThat(scene.position()).hasSameHashCodeAs(hash);
  }

  private static List<ZertzMove> strangers(Scene scene, long seed) {
    NearMisses strangers =
        new NearMisses(scene.plainRules().variant(), scene.plain(), new Dice(seed));
    return Stream.generate(strangers::next)
        .limit(STRANGERS)
        .map(move -> ZertzMove.parse(scene.plainTexts().format(move)))
        .toList();
  }
}
