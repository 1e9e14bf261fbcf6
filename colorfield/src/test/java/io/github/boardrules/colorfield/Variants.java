package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceItems;
import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.List;

/** Variants chosen at random: the standard layout, some of the page, and any layout at all. */
final class Variants {
  private static final List<Integer> QUIETS = List.of(0, 0, 0, 1, 2, 3, 5, 8, 30, 9999);

  private final Dice dice;

  Variants(Dice dice) {
    this.dice = dice;
  }

  ReferenceVariant any() {
    return switch (dice.between(0, 11)) {
      case 0, 1, 2 -> standard();
      case 3 -> options().with(dice.oneIn(2) ? ReferenceStandard.ITEMS : ReferenceStandard.MELTED);
      case 4 ->
          options()
              .with(ReferenceVariant.parse(Layouts.SMALL).items().orElse(ReferenceItems.none()));
      case 5 -> options().with(EvenLayout.any(dice));
      default -> options().with(AnyLayout.any(dice));
    };
  }

  /** The standard layout with any options. */
  ReferenceVariant standard() {
    return options();
  }

  /** A layout that was typed in, with any options. */
  ReferenceVariant typed() {
    return options().with(dice.oneIn(6) ? EvenLayout.any(dice) : AnyLayout.any(dice));
  }

  /** Small layouts that are likely to have symmetries, with any options. */
  ReferenceVariant even() {
    return options().with(EvenLayout.any(dice));
  }

  private ReferenceVariant options() {
    return ReferenceVariant.DEFAULT
        .with("first", dice.pick(List.of("full", "empty")))
        .with("force", dice.pick(List.of("landing", "step")))
        .with("block", dice.pick(List.of("inplay", "any")))
        .with("quiet", dice.pick(QUIETS).toString());
  }
}
