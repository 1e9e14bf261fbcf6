package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The cases that the properties try. */
final class Arbitraries {
  private static final int LAST_TURNS = 2;
  private static final int OTHER_TURNS = 5;

  private Arbitraries() {}

  /** Positions of all variants, played or set up by hand. */
  static final class AnyScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(Arbitraries::scene);
    }
  }

  /** Positions in which the game goes on and whole lines are pushed. */
  static final class LineScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(
          Variants::any,
          variant -> variant.way().equals("line") || variant.way().equals("round"),
          scene -> scene.position().isPushing() && !scene.over());
    }
  }

  /** Positions in which the game goes on and runs are pushed. */
  static final class RunScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(
          Variants::any,
          variant -> variant.way().equals("run"),
          scene -> scene.position().isPushing() && !scene.over());
    }
  }

  /** Positions of inlay puzzles that can go on. */
  static final class InlayScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Variants::inlay, variant -> true, scene -> !scene.over());
    }
  }

  /** Positions of square abalone. */
  static final class AbaloneScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Variants::abalone, variant -> true, scene -> true);
    }
  }

  /** Positions of Pikk-Pakk. */
  static final class PikkPakkScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Variants::pikkPakk, variant -> true, scene -> true);
    }
  }

  /** Positions of five in a row, then pushing. */
  static final class FivePushScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Variants::fivePush, variant -> true, scene -> true);
    }
  }

  /** Positions of push-four. */
  static final class PushFourScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(Variants::pushFour, variant -> true, scene -> true);
    }
  }

  /** Games from the spiral in which complete lines are pushed. */
  static final class SpiralGame implements ArbitrarySupplier<PlayedGame<Scene, PikkPakkMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, PikkPakkMove>> get() {
      return Dice.drawn(
          dice -> {
            ReferenceVariant variant =
                new Variants(dice).pikkPakk().with("push", "line").with("start", "spiral");
            return Games.play(Scene.start(variant.id()), 60, dice);
          });
    }
  }

  /** Some moves of one game, its last two among them. */
  static final class SomeTurns
      implements ArbitrarySupplier<List<PlayedGame.Turn<Scene, PikkPakkMove>>> {
    @Override
    public Arbitrary<List<PlayedGame.Turn<Scene, PikkPakkMove>>> get() {
      return Dice.drawn(dice -> turns(Games.any(rules(dice), dice).turns(), dice));
    }

    private static List<PlayedGame.Turn<Scene, PikkPakkMove>> turns(
        List<PlayedGame.Turn<Scene, PikkPakkMove>> turns, Dice dice) {
      int rest = Math.max(0, turns.size() - LAST_TURNS);
      List<PlayedGame.Turn<Scene, PikkPakkMove>> others = dice.shuffled(turns.subList(0, rest));
      List<PlayedGame.Turn<Scene, PikkPakkMove>> some =
          new ArrayList<>(turns.subList(rest, turns.size()));
      some.addAll(others.subList(0, Math.min(OTHER_TURNS, rest)));
      return some;
    }
  }

  static PikkPakkRules rules(Dice dice) {
    return PikkPakkRules.parse(new Variants(dice).any().id());
  }

  static Scene scene(Dice dice) {
    return Games.scene(rules(dice), dice);
  }

  private static Arbitrary<Scene> such(
      Function<Variants, ReferenceVariant> kind,
      Predicate<ReferenceVariant> variants,
      Predicate<Scene> scenes) {
    return Dice.drawn(
        dice -> {
          while (true) {
            ReferenceVariant variant = kind.apply(new Variants(dice));
            if (variants.test(variant)) {
              Scene scene = Games.scene(PikkPakkRules.parse(variant.id()), dice);
              if (scenes.test(scene)) {
                return scene;
              }
            }
          }
        });
  }
}
