package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The random cases of the properties. */
final class Arbitraries {

  private Arbitraries() {}

  /** Positions of all variants, played or set up by hand. */
  static final class AnyPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(Arbitraries::position);
    }
  }

  /** The same where the game continues. */
  static final class OngoingPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.such(Arbitraries::position, given -> !given.isOver());
    }
  }

  /** The same where a stone can be placed and taken back at once. */
  static final class KeepingPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.such(
          dice ->
              dice.oneIn(4)
                  ? position(dice)
                  : new StartingPositions(rules(dice), dice).completing(),
          given -> given.legalMoves().stream().anyMatch(Arbitraries::takesOnlyItselfBack));
    }
  }

  /** The same where the player to move has an empty reserve, and the top is empty. */
  static final class EmptyReserve implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.such(
          dice -> dice.oneIn(4) ? position(dice) : new StartingPositions(rules(dice), dice).spent(),
          Arbitraries::movesWithoutReserve);
    }
  }

  static PylosRules rules(Dice dice) {
    return PylosRules.of(RandomGames.options(dice));
  }

  static GamePosition position(Dice dice) {
    return RandomGames.position(rules(dice), dice);
  }

  /** Whether a move is {@code XxX}. */
  static boolean takesOnlyItselfBack(PylosMove move) {
    return move instanceof PylosMove.Place && move.takenBack().equals(List.of(move.to()));
  }

  private static boolean movesWithoutReserve(GamePosition given) {
    PylosPosition position = given.position();
    return position.reserve(position.toMove()) == 0 && position.reserve(3 - position.toMove()) > 0;
  }
}
