package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts and refusals (RULES.md, "Notation" and the last line of "Invariants"). */
class TextProperties {
  @Property
  void legalMovesAreListedInTheOrderOfTheirTexts(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legal()).isSorted();
  }

  @Property
  void aTextIsRefusedAsAPositionExactlyWhenItBreaksAConditionOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given, @ForAll long seed) {
    ReferencePylos rules = given.referenceRules();
    ReferencePosition position = changed(given, new Dice(seed));
    boolean holds =
        position.stones().keySet().stream()
                .allMatch(cell -> ReferencePylos.isSupported(position, cell))
            && position.stonesOf(1) <= rules.board().stones()
            && position.stonesOf(2) <= rules.board().stones()
            && position.count() <= rules.variant().limit();
    String text = ReferenceTexts.format(rules.board(), position);

    if (holds) {
      assertThat(GamePosition.of(given.rules(), text).text()).isEqualTo(text);
    } else {
      assertThatThrownBy(() -> GamePosition.of(given.rules(), text))
          .isInstanceOf(NotationException.class);
    }
  }

  /** The position with a cell changed, or the count, so that it may or may not be one. */
  private static ReferencePosition changed(GamePosition given, Dice dice) {
    ReferencePosition position = given.reference();
    ReferenceCell cell = dice.pick(given.referenceRules().board().cells());
    return switch (dice.between(0, 2)) {
      case 0 -> position.without(cell);
      case 1 -> position.with(cell, dice.between(1, 2));
      default -> position.at(position.side(), dice.between(0, 1) + given.options().limit());
    };
  }
}
