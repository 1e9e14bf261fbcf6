package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceStandard;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The random cases of the properties. */
final class Arbitraries {

  /** Making rules is slow, so most cases are of one of this many variants. */
  private static final int KNOWN_VARIANTS = 200;

  private static final List<Integer> QUIETS = List.of(0, 0, 0, 1, 2, 3, 5, 8, 30, 9999);

  private static final Map<Integer, ColorfieldRules> KNOWN = new ConcurrentHashMap<>();
  private static final Map<String, ColorfieldRules> STANDARD = new ConcurrentHashMap<>();

  private Arbitraries() {}

  /** Variants whose layout was typed in. */
  static final class TypedVariant implements ArbitrarySupplier<ReferenceVariant> {
    @Override
    public Arbitrary<ReferenceVariant> get() {
      return Dice.drawn(Arbitraries::typedVariant);
    }
  }

  /** The standard layout, some of the page, or any layout at all, with any options. */
  static ReferenceVariant anyVariant(Dice dice) {
    ReferenceVariant standard = standardVariant(dice);
    return switch (dice.between(0, 11)) {
      case 0, 1, 2 -> standard;
      case 3 -> standard.with(ReferenceStandard.ITEMS);
      case 4 -> standard.with(ReferenceStandard.MELTED);
      case 5 -> standard.with(EvenLayout.any(dice));
      default -> standard.with(AnyLayout.any(dice));
    };
  }

  /** The standard layout with any options. */
  static ReferenceVariant standardVariant(Dice dice) {
    return ReferenceVariant.DEFAULT
        .with("first", dice.pick(List.of("full", "empty")))
        .with("force", dice.pick(List.of("landing", "step")))
        .with("block", dice.pick(List.of("inplay", "any")))
        .with("quiet", dice.pick(QUIETS).toString());
  }

  /** A layout that was typed in, with any options. */
  static ReferenceVariant typedVariant(Dice dice) {
    return standardVariant(dice).with(dice.oneIn(6) ? EvenLayout.any(dice) : AnyLayout.any(dice));
  }

  static ColorfieldRules rules(Dice dice) {
    return dice.oneIn(4)
        ? rules(anyVariant(dice))
        : KNOWN.computeIfAbsent(
            dice.between(1, KNOWN_VARIANTS),
            seed -> ColorfieldRules.parse(anyVariant(new Dice(seed)).id()));
  }

  static GamePosition position(Dice dice) {
    return RandomGames.position(rules(dice), dice);
  }

  /** The same where the game continues. */
  static GamePosition ongoingPosition(Dice dice) {
    return Stream.generate(() -> position(dice))
        .filter(given -> !given.isOver())
        .findFirst()
        .orElseThrow();
  }

  /** Positions of the standard layout with any options, played or set up by hand. */
  static GamePosition standardPosition(Dice dice) {
    return RandomGames.position(rules(standardVariant(dice)), dice);
  }

  /** Games on the standard layout from its start, played to their end or cut. */
  static PlayedGame<GamePosition, ColorfieldMove> standardGame(Dice dice) {
    return RandomGames.play(GamePosition.start(rules(standardVariant(dice))), dice);
  }

  /** Positions of small layouts that are likely to have symmetries. */
  static GamePosition evenPosition(Dice dice) {
    return RandomGames.position(rules(standardVariant(dice).with(EvenLayout.any(dice))), dice);
  }

  /** The rules of a variant that may be typed in any order. */
  static ColorfieldRules rules(ReferenceVariant variant) {
    return variant.items().isEmpty()
        ? STANDARD.computeIfAbsent(variant.id(), ColorfieldRules::parse)
        : ColorfieldRules.parse(variant.id());
  }
}
