package io.github.boardrules.pylos;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.OptionalInt;

/** Random games, played with different habits so that what is rare becomes common. */
final class Games {
  /** Where a game is cut, which need not end; games with a small limit end before. */
  static final int MAX_PLIES = 100;

  private static final int SMALL_LIMIT = 6;
  private static final int MAX_LIMIT = 999;
  private static final int CANDIDATES = 20;

  /** What a player likes among some legal moves drawn by lot. */
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

  private Games() {}

  /** Options drawn by lot. */
  static PylosOptions options(Dice dice) {
    PylosOptions options =
        PylosOptions.DEFAULT
            .withBase(dice.oneIn(3) ? 3 : 4)
            .withOut(dice.pick(List.of(PylosOptions.Out.values())));
    if (dice.oneIn(6)) {
      return options.withTakeBack(PylosOptions.TakeBack.NONE);
    }
    int limit =
        switch (dice.between(0, 3)) {
          case 0, 1 -> 0;
          case 2 -> dice.between(1, MAX_LIMIT);
          default -> dice.between(1, SMALL_LIMIT);
        };
    return options
        .withTakeBack(dice.oneIn(2) ? PylosOptions.TakeBack.OPTIONAL : PylosOptions.TakeBack.MUST)
        .withLines(dice.oneIn(2))
        .withLimit(limit);
  }

  /** A position from anywhere in a game, or one that was set up by hand. */
  static Scene scene(PylosRules rules, Dice dice) {
    if (dice.oneIn(2)) {
      return new StartingPositions(rules, dice).any();
    }
    PlayedGame<Scene, PylosMove> game = any(rules, dice);
    return dice.oneIn(6) || game.turns().isEmpty() ? game.last() : dice.pick(game.turns()).before();
  }

  /** A game from the start or any other opening. */
  static PlayedGame<Scene, PylosMove> any(PylosRules rules, Dice dice) {
    return dice.oneIn(2)
        ? whole(rules, dice)
        : play(new StartingPositions(rules, dice).any(), dice);
  }

  /** A game from the start. */
  static PlayedGame<Scene, PylosMove> whole(PylosRules rules, Dice dice) {
    return play(Scene.start(rules), dice);
  }

  /** A game played to its end, or cut; each player has a habit of his own. */
  static PlayedGame<Scene, PylosMove> play(Scene opening, Dice dice) {
    Habit first = dice.pick(List.of(Habit.values()));
    Habit second = dice.oneIn(2) ? first : dice.pick(List.of(Habit.values()));
    return PlayedGame.play(
        opening,
        MAX_PLIES,
        scene -> choose(scene, scene.position().toMove() == 1 ? first : second, dice));
  }

  private static PylosMove choose(Scene scene, Habit habit, Dice dice) {
    MoveBuffer codes = new MoveBuffer();
    scene.rules().legalMoves(scene.position(), codes);
    PylosMove best = draw(scene, codes, dice);
    int most = liking(scene, habit, best);
    int others = habit == Habit.ANYTHING ? 0 : CANDIDATES - 1;
    for (int i = 0; i < others; i++) {
      PylosMove move = draw(scene, codes, dice);
      int liking = liking(scene, habit, move);
      if (liking > most) {
        best = move;
        most = liking;
      }
    }
    return best;
  }

  private static PylosMove draw(Scene scene, MoveBuffer codes, Dice dice) {
    return scene.rules().decode(scene.position(), codes.get(dice.random().below(codes.size())));
  }

  private static int liking(Scene scene, Habit habit, PylosMove move) {
    int taken = move.takenBack().size();
    boolean raises = move instanceof PylosMove.Raise;
    return switch (habit) {
      case ANYTHING -> 0;
      case SQUARING -> 10 * taken + around(scene, move.to());
      case BUILDING -> -10 * taken + around(scene, move.to());
      case SAVING -> 2 * taken + (raises ? 3 : 0);
      case SPENDING -> -taken - (raises ? 3 : 0);
      case KEEPING ->
          Arbitraries.takesOnlyItselfBack(move) ? 10 : around(scene, move.to()) - taken;
    };
  }

  /** How many own stones there are around a cell on its level. */
  private static int around(Scene scene, Cell cell) {
    int mover = scene.position().toMove();
    int last = scene.options().base() - cell.level();
    int column = cell.column() - 'a';
    int own = 0;
    for (int c = Math.max(0, column - 1); c <= Math.min(last, column + 1); c++) {
      for (int row = Math.max(1, cell.row() - 1);
          row <= Math.min(last + 1, cell.row() + 1);
          row++) {
        OptionalInt owner = scene.position().owner(new Cell(cell.level(), (char) ('a' + c), row));
        own += owner.orElse(0) == mover ? 1 : 0;
      }
    }
    return own;
  }
}
