package io.github.boardrules.zertz;

import static io.github.boardrules.fixtures.TextAssertions.assertCondition;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePosition;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts that break a condition of the page. */
class TextProperties {
  @Property
  void marblesThatDoNotAddUpAreRejectedAtTheEnd(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition game, @ForAll long seed) {
    char colour = new Dice(seed).pick(ReferenceMarbles.COLOURS);
    ReferencePosition reference = game.reference();
    String text =
        game.referenceTexts().format(reference.withPool(reference.pool().plus(colour, 1)));
    int due = game.referenceRules().variant().marbles().of(colour);

    assertCondition(
        game.rules().notation()::parsePosition,
        text,
        ZertzTextReason.WRONG_MARBLES,
        Map.of("marble", "" + colour, "count", "" + (due + 1), "due", "" + due));
  }

  @Property
  void nobodyIsBoundIfNoCaptureIsPossible(
      @ForAll(supplier = Arbitraries.RetractPosition.class) GamePosition game) {
    ReferencePosition bound = game.reference().withLapse(true, Optional.empty());
    String text = game.referenceTexts().format(bound);

    if (bound.rings().isCapturePossible()) {
      assertThat(game.rules().notation().parsePosition(text).isBound()).isTrue();
    } else {
      assertCondition(
          game.rules().notation()::parsePosition,
          text,
          ZertzTextReason.NOTHING_TO_CAPTURE,
          Map.of());
    }
  }
}
