package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The variants, positions and games that the properties try. */
final class Arbitraries {

  private Arbitraries() {}

  /** Rules of any variant. */
  static final class AnyRules implements ArbitrarySupplier<ZertzRules> {
    @Override
    public Arbitrary<ZertzRules> get() {
      return Dice.drawn(Arbitraries::rules);
    }
  }

  /** Positions of all variants, from play or set up. */
  static final class AnyPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(Arbitraries::position);
    }
  }

  /** The same with {@code capture=retract}. */
  static final class RetractPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(dice -> RandomGames.position(retract(RandomGames.options(dice)), dice));
    }
  }

  /** Positions in which the game continues and no capture is possible, so a marble is placed. */
  static final class PlacementPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.such(Arbitraries::position, PlacementPosition::isPlacementDue);
    }

    private static boolean isPlacementDue(GamePosition game) {
      return !game.isOver()
          && !game.reference().rings().isCapturePossible()
          && game.reference().supply().total() > 0;
    }
  }

  /** Games of all variants from any starting position. */
  static final class AnyGame implements ArbitrarySupplier<PlayedGame<GamePosition, ZertzMove>> {
    @Override
    public Arbitrary<PlayedGame<GamePosition, ZertzMove>> get() {
      return Dice.drawn(dice -> RandomGames.any(RandomGames.options(dice), dice));
    }
  }

  static ZertzOptions forced(ZertzOptions options) {
    return options.withCapture(ZertzOptions.CaptureRule.FORCED);
  }

  static ZertzOptions retract(ZertzOptions options) {
    return options.withCapture(ZertzOptions.CaptureRule.RETRACT);
  }

  static ZertzRules rules(Dice dice) {
    return ZertzRules.of(RandomGames.options(dice));
  }

  static GamePosition position(Dice dice) {
    return RandomGames.position(RandomGames.options(dice), dice);
  }
}
