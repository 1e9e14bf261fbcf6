package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.List;

/** Variants chosen at random: the standard layout, some of the page, and any layout at all. */
final class Variants {
  private static final List<Integer> QUIETS = List.of(0, 0, 0, 1, 2, 3, 5, 8, 30, 9999);

  private Variants() {}

  static ReferenceVariant any(Dice dice) {
    ReferenceVariant standard = standard(dice);
    return switch (dice.between(0, 11)) {
      case 0, 1, 2 -> standard;
      case 3 -> standard.with(ReferenceStandard.ITEMS);
      case 4 -> standard.with(ReferenceStandard.MELTED);
      case 5 -> standard.with(EvenLayout.any(dice));
      default -> standard.with(AnyLayout.any(dice));
    };
  }

  /** The standard layout with any options. */
  static ReferenceVariant standard(Dice dice) {
    return ReferenceVariant.DEFAULT
        .with("first", dice.pick(List.of("full", "empty")))
        .with("force", dice.pick(List.of("landing", "step")))
        .with("block", dice.pick(List.of("inplay", "any")))
        .with("quiet", dice.pick(QUIETS).toString());
  }

  /** A layout that was typed in, with any options. */
  static ReferenceVariant typed(Dice dice) {
    return standard(dice).with(dice.oneIn(6) ? EvenLayout.any(dice) : AnyLayout.any(dice));
  }

  /** Small layouts that are likely to have symmetries, with any options. */
  static ReferenceVariant even(Dice dice) {
    return standard(dice).with(EvenLayout.any(dice));
  }
}
