package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The cases that the properties try. */
final class Arbitraries {
  private Arbitraries() {}

  /** Positions of all variants, played or constructed. */
  static final class AnyPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(Arbitraries::position);
    }
  }

  /** Positions that meet a condition, of variants that meet another. */
  private abstract static class Positions implements ArbitrarySupplier<GamePosition> {
    private final Function<Variants, ReferenceVariant> kind;
    private final Predicate<ReferenceVariant> variants;
    private final Predicate<GamePosition> positions;

    Positions(
        Function<Variants, ReferenceVariant> kind,
        Predicate<ReferenceVariant> variants,
        Predicate<GamePosition> positions) {
      this.kind = kind;
      this.variants = variants;
      this.positions = positions;
    }

    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(
          dice -> {
            while (true) {
              ReferenceVariant variant = kind.apply(new Variants(dice));
              if (variants.test(variant)) {
                GamePosition given = Games.position(PikkPakkRules.parse(variant.id()), dice);
                if (positions.test(given)) {
                  return given;
                }
              }
            }
          });
    }
  }

  /** Positions in which the game continues and whole lines are pushed. */
  static final class LinePosition extends Positions {
    LinePosition() {
      super(Variants::any, variant -> variant.way().matches("line|round"), Arbitraries::isPushing);
    }
  }

  /** Positions in which the game continues and runs are pushed. */
  static final class RunPosition extends Positions {
    RunPosition() {
      super(Variants::any, variant -> variant.way().equals("run"), Arbitraries::isPushing);
    }
  }

  /** Positions of inlay puzzles that can continue. */
  static final class InlayPosition extends Positions {
    InlayPosition() {
      super(Variants::inlay, variant -> true, given -> !given.isOver());
    }
  }

  static final class AbalonePosition extends Positions {
    AbalonePosition() {
      super(Variants::abalone, variant -> true, given -> true);
    }
  }

  static final class PikkPakkPosition extends Positions {
    PikkPakkPosition() {
      super(Variants::pikkPakk, variant -> true, given -> true);
    }
  }

  static final class FivePushPosition extends Positions {
    FivePushPosition() {
      super(Variants::fivePush, variant -> true, given -> true);
    }
  }

  static final class PushFourPosition extends Positions {
    PushFourPosition() {
      super(Variants::pushFour, variant -> true, given -> true);
    }
  }

  /** Games from the spiral in which complete lines are pushed. */
  static final class SpiralGame
      implements ArbitrarySupplier<PlayedGame<GamePosition, PikkPakkMove>> {
    @Override
    public Arbitrary<PlayedGame<GamePosition, PikkPakkMove>> get() {
      return Dice.drawn(
          dice -> {
            ReferenceVariant variant =
                new Variants(dice).pikkPakk().with("push", "line").with("start", "spiral");
            return Games.play(GamePosition.start(variant.id()), 60, dice);
          });
    }
  }

  /** Some moves of one game, its last two among them. */
  static final class SomeTurns
      implements ArbitrarySupplier<List<PlayedGame.Ply<GamePosition, PikkPakkMove>>> {
    @Override
    public Arbitrary<List<PlayedGame.Ply<GamePosition, PikkPakkMove>>> get() {
      return Dice.drawn(dice -> Games.any(rules(dice), dice).somePlies(dice));
    }
  }

  static PikkPakkRules rules(Dice dice) {
    return PikkPakkRules.parse(new Variants(dice).any().id());
  }

  static GamePosition position(Dice dice) {
    return Games.position(rules(dice), dice);
  }

  private static boolean isPushing(GamePosition given) {
    return given.position().isPushing() && !given.isOver();
  }
}
