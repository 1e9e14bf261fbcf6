package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The cases that the properties try. */
final class Arbitraries {
  private static final int LAST_TURNS = 2;
  private static final int OTHER_TURNS = 5;

  /** It takes a while to make rules, so most cases are of one of so many variants. */
  private static final int KNOWN_VARIANTS = 200;

  private static final Map<Integer, ColorfieldRules> KNOWN = new ConcurrentHashMap<>();
  private static final Map<String, ColorfieldRules> STANDARD = new ConcurrentHashMap<>();

  private Arbitraries() {}

  /** Variants of any layout, as a hand may type them. */
  static final class AnyVariant implements ArbitrarySupplier<ReferenceVariant> {
    @Override
    public Arbitrary<ReferenceVariant> get() {
      return Dice.drawn(dice -> new Variants(dice).any());
    }
  }

  /** Variants whose layout was typed in. */
  static final class TypedVariant implements ArbitrarySupplier<ReferenceVariant> {
    @Override
    public Arbitrary<ReferenceVariant> get() {
      return Dice.drawn(dice -> new Variants(dice).typed());
    }
  }

  /** Positions of all variants, played or set up by hand. */
  static final class AnyScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(Arbitraries::scene);
    }
  }

  /** The same where the game goes on. */
  static final class OngoingScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Arbitraries::scene, scene -> !scene.over());
    }
  }

  /** The same where a move takes. */
  static final class TakingScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(
          dice -> dice.oneIn(4) ? scene(dice) : new StartingPositions(rules(dice), dice).taking(),
          Arbitraries::takes);
    }
  }

  /** Positions of the standard layout with any options, played or set up by hand. */
  static final class StandardScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(dice -> Games.scene(standard(dice), dice));
    }
  }

  /** Positions of small layouts that are likely to have symmetries. */
  static final class EvenScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(dice -> Games.scene(rules(new Variants(dice).even()), dice));
    }
  }

  /** Games on the standard layout from its start, played to their end or cut. */
  static final class StandardGame implements ArbitrarySupplier<PlayedGame<Scene, ColorfieldMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, ColorfieldMove>> get() {
      return Dice.drawn(dice -> Games.whole(standard(dice), dice));
    }
  }

  /** Games of all variants from any opening, played to their end or cut. */
  static final class AnyGame implements ArbitrarySupplier<PlayedGame<Scene, ColorfieldMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, ColorfieldMove>> get() {
      return Dice.drawn(dice -> Games.any(rules(dice), dice));
    }
  }

  /** Some moves of one game, its last two among them. */
  static final class SomeTurns
      implements ArbitrarySupplier<List<PlayedGame.Turn<Scene, ColorfieldMove>>> {
    @Override
    public Arbitrary<List<PlayedGame.Turn<Scene, ColorfieldMove>>> get() {
      return Dice.drawn(dice -> turns(Games.any(rules(dice), dice).turns(), dice));
    }

    private static List<PlayedGame.Turn<Scene, ColorfieldMove>> turns(
        List<PlayedGame.Turn<Scene, ColorfieldMove>> turns, Dice dice) {
      int rest = Math.max(0, turns.size() - LAST_TURNS);
      List<PlayedGame.Turn<Scene, ColorfieldMove>> others = dice.shuffled(turns.subList(0, rest));
      List<PlayedGame.Turn<Scene, ColorfieldMove>> some =
          new ArrayList<>(turns.subList(rest, turns.size()));
      some.addAll(others.subList(0, Math.min(OTHER_TURNS, rest)));
      return some;
    }
  }

  static ColorfieldRules rules(Dice dice) {
    return dice.oneIn(4)
        ? rules(new Variants(dice).any())
        : KNOWN.computeIfAbsent(
            dice.between(1, KNOWN_VARIANTS),
            seed -> ColorfieldRules.parse(new Variants(new Dice(seed)).any().id()));
  }

  static Scene scene(Dice dice) {
    return Games.scene(rules(dice), dice);
  }

  /** The rules of a variant that may be typed in any order. */
  static ColorfieldRules rules(ReferenceVariant variant) {
    return variant.items().isEmpty()
        ? STANDARD.computeIfAbsent(variant.id(), ColorfieldRules::parse)
        : ColorfieldRules.parse(variant.id());
  }

  /** The rules of the standard layout with some options. */
  static ColorfieldRules standard(ColorfieldOptions options) {
    return rules(ReferenceVariant.parse(options.variant()));
  }

  private static ColorfieldRules standard(Dice dice) {
    return rules(new Variants(dice).standard());
  }

  private static boolean takes(Scene scene) {
    return scene.legalMoves().stream().anyMatch(move -> move.captive().isPresent());
  }

  private static Arbitrary<Scene> such(Function<Dice, Scene> draw, Predicate<Scene> test) {
    return Dice.drawn(
        dice -> {
          Scene scene;
          do {
            scene = draw.apply(dice);
          } while (!test.test(scene));
          return scene;
        });
  }
}
