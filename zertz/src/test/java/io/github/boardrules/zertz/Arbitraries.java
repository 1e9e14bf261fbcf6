package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The cases that the properties try. */
final class Arbitraries {
  private static final int FEW_VACANCIES = 2;

  private Arbitraries() {}

  /** Rules of any variant. */
  static final class AnyRules implements ArbitrarySupplier<ZertzRules> {
    @Override
    public Arbitrary<ZertzRules> get() {
      return Dice.drawn(Arbitraries::rules);
    }
  }

  /** Positions of all variants, played or set up by hand. */
  static final class AnyScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(Arbitraries::scene);
    }
  }

  /** The same with {@code capture=forced}. */
  static final class ForcedScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(dice -> Games.scene(forced(Games.options(dice)), dice));
    }
  }

  /** The same with {@code capture=retract}. */
  static final class RetractScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return Dice.drawn(dice -> Games.scene(retract(Games.options(dice)), dice));
    }
  }

  /** Positions in which the game goes on and no capture is possible, so a marble is placed. */
  static final class CalmScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(CalmScene::calm);
    }

    private static boolean calm(Scene scene) {
      return !scene.over()
          && !scene.plain().rings().captureIsPossible()
          && scene.plain().supply().total() > 0;
    }
  }

  /** Positions with one or two vacant rings in which the game goes on. */
  static final class CrowdedScene implements ArbitrarySupplier<Scene> {
    @Override
    public Arbitrary<Scene> get() {
      return such(
          scene -> !scene.over() && scene.plain().rings().vacancies().size() <= FEW_VACANCIES);
    }
  }

  /** Games of all variants from any opening. */
  static final class AnyGame implements ArbitrarySupplier<PlayedGame<Scene, ZertzMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, ZertzMove>> get() {
      return Dice.drawn(dice -> Games.any(Games.options(dice), dice));
    }
  }

  /** Games of all variants from openings without holes. */
  static final class WholeGame implements ArbitrarySupplier<PlayedGame<Scene, ZertzMove>> {
    @Override
    public Arbitrary<PlayedGame<Scene, ZertzMove>> get() {
      return Dice.drawn(dice -> Games.whole(Games.options(dice), dice));
    }
  }

  static ZertzOptions forced(ZertzOptions options) {
    return options.withCapture(ZertzOptions.CaptureRule.FORCED);
  }

  static ZertzOptions retract(ZertzOptions options) {
    return options.withCapture(ZertzOptions.CaptureRule.RETRACT);
  }

  static ZertzRules rules(Dice dice) {
    return ZertzRules.of(Games.options(dice));
  }

  static Scene scene(Dice dice) {
    return Games.scene(Games.options(dice), dice);
  }

  private static Arbitrary<Scene> such(Predicate<Scene> test) {
    return Dice.drawn(
        dice -> {
          Scene scene;
          do {
            scene = scene(dice);
          } while (!test.test(scene));
          return scene;
        });
  }
}
