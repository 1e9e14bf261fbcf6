package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.function.Function;

/** The cases that the properties try. */
final class Arbitraries {
  private Arbitraries() {}

  static PikkPakkRules rules(Dice dice) {
    return rules(dice, Variants::any);
  }

  /** Returns a position of any variant, played or constructed. */
  static GamePosition position(Dice dice) {
    return position(dice, Variants::any);
  }

  /** Returns a position of a variant of some kind. */
  static GamePosition position(Dice dice, Function<Variants, ReferenceVariant> kind) {
    return Games.position(rules(dice, kind), dice);
  }

  private static PikkPakkRules rules(Dice dice, Function<Variants, ReferenceVariant> kind) {
    return PikkPakkRules.parse(kind.apply(new Variants(dice)).id());
  }
}
