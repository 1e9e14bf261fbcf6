package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.plain.PlainItems;
import io.github.boardrules.colorfield.plain.PlainStandard;
import io.github.boardrules.colorfield.plain.PlainVariant;
import io.github.boardrules.fixtures.Dice;
import java.util.List;

/** Variants drawn by lot: the standard layout, some of the page, and any layout at all. */
final class Variants {
  private static final List<Integer> QUIETS = List.of(0, 0, 0, 1, 2, 3, 5, 8, 30, 9999);

  private static final String SMALL =
      "colorfield:rows=bgybg/ybrgy/gyryg/ygrby/gbygb,middle=c3,fullgates=x1-a1-b1+x2-d1-e1,"
          + "emptygates=y1-a5-b5+y2-d5-e5,full=ga1+bb1+yc1+gd1+be1,empty=ba5+gb5+yc5+bd5+ge5";

  private final Dice dice;

  Variants(Dice dice) {
    this.dice = dice;
  }

  PlainVariant any() {
    return switch (dice.between(0, 11)) {
      case 0, 1, 2 -> standard();
      case 3 -> options().with(dice.oneIn(2) ? PlainStandard.ITEMS : PlainStandard.MELTED);
      case 4 -> options().with(PlainVariant.parse(SMALL).items().orElse(PlainItems.none()));
      case 5 -> options().with(EvenLayout.any(dice));
      default -> options().with(AnyLayout.any(dice));
    };
  }

  /** The standard layout with any options. */
  PlainVariant standard() {
    return options();
  }

  /** A layout that was typed in, with any options. */
  PlainVariant typed() {
    return options().with(dice.oneIn(6) ? EvenLayout.any(dice) : AnyLayout.any(dice));
  }

  /** Small layouts that are likely to have symmetries, with any options. */
  PlainVariant even() {
    return options().with(EvenLayout.any(dice));
  }

  private PlainVariant options() {
    return PlainVariant.DEFAULT
        .with("first", dice.pick(List.of("full", "empty")))
        .with("force", dice.pick(List.of("landing", "step")))
        .with("block", dice.pick(List.of("inplay", "any")))
        .with("quiet", dice.pick(QUIETS).toString());
  }
}
