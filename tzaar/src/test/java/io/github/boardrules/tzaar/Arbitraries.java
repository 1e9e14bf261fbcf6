package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Generates the cases that the properties try. */
final class Arbitraries {
  private static final int ALL_PIECES = 60;

  private Arbitraries() {}

  /** Rules of any variant. */
  static final class AnyRules implements ArbitrarySupplier<TzaarRules> {
    @Override
    public Arbitrary<TzaarRules> get() {
      return Dice.drawn(Arbitraries::rules);
    }
  }

  /** Positions of all variants, played or set up by hand. */
  static final class AnyPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(Arbitraries::gamePosition);
    }
  }

  /** Positions in the phases first and second, in which the game continues. */
  static final class TurnPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return matching(given -> given.isInTurns() && !given.isOver());
    }
  }

  /** Positions in the phases first and second, also such that are over. */
  static final class TurnOrOverPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return matching(GamePosition::isInTurns);
    }
  }

  /** Positions with all pieces on the board, before White's first capture. */
  static final class OpenPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(
          dice ->
              dice.oneIn(2)
                  ? new StartingPositions(rules(dice), dice).open()
                  : RandomGames.placed(rules(dice), ALL_PIECES, dice));
    }
  }

  /** Positions in which pieces are placed. */
  static final class PlacePosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(
          dice ->
              dice.oneIn(2)
                  ? new StartingPositions(rules(dice), dice).placing()
                  : RandomGames.placed(rules(dice), dice.between(0, ALL_PIECES - 1), dice));
    }
  }

  /** Games of all variants from any opening, played to their end. */
  static final class AnyGame implements ArbitrarySupplier<PlayedGame<GamePosition, TzaarMove>> {
    @Override
    public Arbitrary<PlayedGame<GamePosition, TzaarMove>> get() {
      return Dice.drawn(dice -> RandomGames.any(rules(dice), dice));
    }
  }

  /** Games of all variants from their start, played to their end. */
  static final class CompleteGame
      implements ArbitrarySupplier<PlayedGame<GamePosition, TzaarMove>> {
    @Override
    public Arbitrary<PlayedGame<GamePosition, TzaarMove>> get() {
      return Dice.drawn(dice -> RandomGames.complete(rules(dice), dice));
    }
  }

  /** Some moves of one game, including its last two. */
  static final class SomeTurns
      implements ArbitrarySupplier<List<PlayedGame.Ply<GamePosition, TzaarMove>>> {
    @Override
    public Arbitrary<List<PlayedGame.Ply<GamePosition, TzaarMove>>> get() {
      return Dice.drawn(dice -> RandomGames.any(rules(dice), dice).somePlies(dice));
    }
  }

  static TzaarRules rules(Dice dice) {
    return TzaarRules.of(RandomGames.options(dice));
  }

  static GamePosition gamePosition(Dice dice) {
    return RandomGames.gamePosition(rules(dice), dice);
  }

  private static Arbitrary<GamePosition> matching(Predicate<GamePosition> test) {
    return Dice.such(
        dice ->
            dice.oneIn(2) ? gamePosition(dice) : new StartingPositions(rules(dice), dice).inTurns(),
        test);
  }
}
