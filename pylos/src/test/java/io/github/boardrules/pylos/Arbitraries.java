package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** The random cases of the properties. */
final class Arbitraries {
  private static final int LAST_TURNS = 2;
  private static final int OTHER_TURNS = 5;

  private Arbitraries() {}

  /** Rules of any variant. */
  static final class AnyRules implements ArbitrarySupplier<PylosRules> {
    @Override
    public Arbitrary<PylosRules> get() {
      return Dice.drawn(Arbitraries::rules);
    }
  }

  /** Positions of all variants, played or set up by hand. */
  static final class AnyPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return Dice.drawn(Arbitraries::position);
    }
  }

  /** The same where the game goes on. */
  static final class OngoingPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return such(Arbitraries::position, given -> !given.isOver());
    }
  }

  /** The same where a stone can be placed and taken back at once. */
  static final class KeepingPosition implements ArbitrarySupplier<GamePosition> {
    @Override
    public Arbitrary<GamePosition> get() {
      return such(
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
      return such(
          dice -> dice.oneIn(4) ? position(dice) : new StartingPositions(rules(dice), dice).spent(),
          Arbitraries::movesWithoutReserve);
    }
  }

  /** Games of all variants from any opening, played to their end or cut. */
  static final class AnyGame implements ArbitrarySupplier<PlayedGame<GamePosition, PylosMove>> {
    @Override
    public Arbitrary<PlayedGame<GamePosition, PylosMove>> get() {
      return Dice.drawn(dice -> RandomGames.any(rules(dice), dice));
    }
  }

  /** Games of all variants from their start, played to their end or cut. */
  static final class WholeGame implements ArbitrarySupplier<PlayedGame<GamePosition, PylosMove>> {
    @Override
    public Arbitrary<PlayedGame<GamePosition, PylosMove>> get() {
      return Dice.drawn(dice -> RandomGames.whole(rules(dice), dice));
    }
  }

  /** Some moves of one game, its last two among them. */
  static final class SomeTurns
      implements ArbitrarySupplier<List<PlayedGame.Ply<GamePosition, PylosMove>>> {
    @Override
    public Arbitrary<List<PlayedGame.Ply<GamePosition, PylosMove>>> get() {
      return Dice.drawn(dice -> turns(RandomGames.any(rules(dice), dice).plies(), dice));
    }

    private static List<PlayedGame.Ply<GamePosition, PylosMove>> turns(
        List<PlayedGame.Ply<GamePosition, PylosMove>> turns, Dice dice) {
      int rest = Math.max(0, turns.size() - LAST_TURNS);
      List<PlayedGame.Ply<GamePosition, PylosMove>> others = dice.shuffled(turns.subList(0, rest));
      List<PlayedGame.Ply<GamePosition, PylosMove>> some =
          new ArrayList<>(turns.subList(rest, turns.size()));
      some.addAll(others.subList(0, Math.min(OTHER_TURNS, rest)));
      return some;
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

  private static Arbitrary<GamePosition> such(
      Function<Dice, GamePosition> draw, Predicate<GamePosition> test) {
    return Dice.drawn(
        dice -> {
          GamePosition given;
          do {
            given = draw.apply(dice);
          } while (!test.test(given));
          return given;
        });
  }
}
