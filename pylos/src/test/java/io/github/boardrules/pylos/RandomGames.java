package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.RandomMoves;
import java.util.List;
import java.util.OptionalInt;

/** Random games, played with different habits so that rare cases become common. */
final class RandomGames {
  /** Where a game is cut, which need not end; games with a small limit end before. */
  private static final int MAX_PLIES = 100;

  private static final int SMALL_LIMIT = 6;
  private static final int MAX_LIMIT = 999;
  private static final int CANDIDATES = 20;

  /** What a player prefers among some legal moves chosen at random. */
  private enum Habit {
    ANYTHING,
    /** Take-backs of two stones, and places beside own stones, where squares will be. */
    SQUARING,
    /** The same, but completed patterns earn nothing: high pyramids. */
    BUILDING,
    /** Raises, and take-backs of two stones. */
    SAVING,
    /** Places from the reserve without a take-back. */
    SPENDING,
    /** Take-backs of the very stone just placed: games that need not end. */
    KEEPING
  }

  private RandomGames() {}

  /** Options chosen at random. */
  private static PylosOptions options(Dice dice) {
    PylosOptions options =
        PylosOptions.DEFAULT
            .withBase(dice.oneIn(3) ? 3 : 4)
            .withOut(dice.pick(List.of(PylosOptions.OutRule.values())));
    if (dice.oneIn(6)) {
      return options.withTakeBack(PylosOptions.TakeBackRule.NONE);
    }
    int limit =
        switch (dice.between(0, 3)) {
          case 0, 1 -> 0;
          case 2 -> dice.between(1, MAX_LIMIT);
          default -> dice.between(1, SMALL_LIMIT);
        };
    return options
        .withTakeBack(
            dice.oneIn(2) ? PylosOptions.TakeBackRule.OPTIONAL : PylosOptions.TakeBackRule.MUST)
        .withLines(dice.oneIn(2))
        .withLimit(limit);
  }

  static PylosRules rules(Dice dice) {
    return PylosRules.of(options(dice));
  }

  /** A position from anywhere in a game, or one that was set up by hand. */
  static GamePosition position(Dice dice) {
    PylosRules rules = rules(dice);
    return dice.oneIn(2)
        ? new StartingPositions(rules, dice).any()
        : any(rules, dice).somePosition(dice);
  }

  /** A game from the start or any other opening. */
  static PlayedGame<GamePosition, PylosMove> any(PylosRules rules, Dice dice) {
    return play(
        dice.oneIn(2) ? GamePosition.start(rules) : new StartingPositions(rules, dice).any(), dice);
  }

  /** A game played to its end, or cut; each player has their own habit. */
  private static PlayedGame<GamePosition, PylosMove> play(GamePosition opening, Dice dice) {
    Habit first = dice.pick(List.of(Habit.values()));
    Habit second = dice.oneIn(2) ? first : dice.pick(List.of(Habit.values()));
    return PlayedGame.play(
        opening,
        MAX_PLIES,
        given -> choose(given, given.position().toMove() == 1 ? first : second, dice));
  }

  private static PylosMove choose(GamePosition given, Habit habit, Dice dice) {
    int candidates = habit == Habit.ANYTHING ? 1 : CANDIDATES;
    return RandomMoves.best(
        given.rules(), given.position(), candidates, move -> liking(given, habit, move), dice);
  }

  private static int liking(GamePosition given, Habit habit, PylosMove move) {
    int taken = move.takenBack().size();
    boolean raises = move instanceof PylosMove.Raise;
    return switch (habit) {
      case ANYTHING -> 0;
      case SQUARING -> 10 * taken + around(given, move.to());
      case BUILDING -> -10 * taken + around(given, move.to());
      case SAVING -> 2 * taken + (raises ? 3 : 0);
      case SPENDING -> -taken - (raises ? 3 : 0);
      case KEEPING -> takesOnlyItselfBack(move) ? 10 : around(given, move.to()) - taken;
    };
  }

  /** Whether a move is {@code XxX}. */
  static boolean takesOnlyItselfBack(PylosMove move) {
    return move instanceof PylosMove.Place && move.takenBack().equals(List.of(move.to()));
  }

  /** How many own stones there are around a cell on its level. */
  private static int around(GamePosition given, PylosCell cell) {
    int mover = given.position().toMove();
    int last = given.options().base() - cell.level();
    int column = cell.column() - 'a';
    int own = 0;
    for (int c = Math.max(0, column - 1); c <= Math.min(last, column + 1); c++) {
      for (int row = Math.max(1, cell.row() - 1);
          row <= Math.min(last + 1, cell.row() + 1);
          row++) {
        OptionalInt owner =
            given.position().owner(new PylosCell(cell.level(), (char) ('a' + c), row));
        own += owner.orElse(0) == mover ? 1 : 0;
      }
    }
    return own;
  }
}
