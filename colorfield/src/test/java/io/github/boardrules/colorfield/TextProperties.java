package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceConditions;
import io.github.boardrules.colorfield.reference.ReferenceFields;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.Dice;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Texts of positions and moves (RULES.md, "Notation" and "Invariants", 14). */
class TextProperties {
  private static final Comparator<ReferenceMove> ORDER =
      Comparator.comparing(ReferenceMove::from, ReferenceFields.ORDER)
          .thenComparing(ReferenceMove::to, ReferenceFields.ORDER)
          .thenComparing(move -> move.captive().orElse(move.to()), ReferenceFields.ORDER);

  @Property
  void legalMovesAreListedByTheirFieldsInFieldOrder(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.referenceMoves()).isSortedAccordingTo(ORDER);
  }

  @Property
  void aTextIsRefusedAsAPositionExactlyWhenItBreaksAConditionOfThePage(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ReferenceConditions conditions = new ReferenceConditions(given.referenceRules());
    ReferencePosition position = changed(given, new Dice(seed));
    String text = ReferenceTexts.format(position);

    if (conditions.hold(position)) {
      assertThat(GamePosition.of(given.rules(), text).text()).isEqualTo(text);
    } else {
      assertThatThrownBy(() -> GamePosition.of(given.rules(), text))
          .as("%s %s", given.rules(), text)
          .isInstanceOf(NotationException.class);
    }
  }

  /** The position with a piece or two changed, or the count, so that it may or may not be one. */
  private static ReferencePosition changed(GamePosition given, Dice dice) {
    ReferencePosition position = given.reference();
    ReferenceColorfield rules = given.referenceRules();
    List<String> fields = rules.layout().fields();
    List<Character> letters = List.copyOf(rules.start().pieces().values());
    int changes = dice.between(1, 2);
    for (int i = 0; i < changes; i++) {
      String stands = dice.pick(List.copyOf(position.pieces().keySet()));
      position =
          switch (dice.between(0, 6)) {
            case 0 -> position.pieces().size() > 1 ? position.without(stands) : position;
            case 1 -> position.with(dice.pick(fields), dice.pick(letters));
            case 2 -> position.moved(stands, dice.pick(fields));
            case 3 ->
                position.with(dice.pick(List.copyOf(rules.layout().middle())), dice.pick(letters));
            case 4 -> position.at(position.otherSide(), position.quiet());
            case 5 ->
                position.at(position.side(), rules.variant().quiet() + (dice.oneIn(2) ? 0 : 1));
            default -> dice.oneIn(4) ? position.moved(stands, "zz99") : position;
          };
    }
    return position;
  }
}
