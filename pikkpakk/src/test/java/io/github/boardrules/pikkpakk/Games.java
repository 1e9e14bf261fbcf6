package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;

/** Random games, played with different habits so that what is rare becomes common. */
final class Games {
  private static final int FEW = 6;
  private static final int SHORT_GAME = 20;
  private static final int LONG_GAME = 70;

  /** What a player likes among some moves drawn by lot. */
  private enum Habit {
    ANYTHING,
    /** Moves that leave few balls. */
    REMOVING,
    /** Moves that bring balls of one colour to the target. */
    SURROUNDING,
    /** Moves that lead to what has occurred before. */
    REPEATING
  }

  private Games() {}

  /** A position from anywhere in a game, or from an opening that was set up by hand. */
  static GamePosition position(PikkPakkRules rules, Dice dice) {
    if (!dice.oneIn(3)) {
      GamePosition opening = new StartingPositions(rules, dice).any();
      return opening.over() && !dice.oneIn(3) ? new StartingPositions(rules, dice).any() : opening;
    }
    PlayedGame<GamePosition, PikkPakkMove> game = any(rules, dice);
    return dice.oneIn(4) || game.turns().isEmpty() ? game.last() : dice.pick(game.turns()).before();
  }

  /** A game from the start or any other opening, played to its end or for some plies. */
  static PlayedGame<GamePosition, PikkPakkMove> any(PikkPakkRules rules, Dice dice) {
    GamePosition opening =
        dice.oneIn(3) ? GamePosition.start(rules) : new StartingPositions(rules, dice).any();
    return play(opening, dice);
  }

  /** A game played to its end or for some plies. */
  static PlayedGame<GamePosition, PikkPakkMove> play(GamePosition opening, Dice dice) {
    return play(opening, dice.oneIn(4) ? LONG_GAME : SHORT_GAME, dice);
  }

  /** A game played to its end or for so many plies. */
  static PlayedGame<GamePosition, PikkPakkMove> play(
      GamePosition opening, int mostPlies, Dice dice) {
    Habit habit = dice.pick(List.of(Habit.values()));
    return PlayedGame.play(opening, mostPlies, given -> choose(given, habit, dice));
  }

  private static PikkPakkMove choose(GamePosition given, Habit habit, Dice dice) {
    MoveBuffer codes = new MoveBuffer();
    given.rules().legalMoves(given.position(), codes);
    PikkPakkMove best = draw(given, codes, dice);
    if (habit == Habit.ANYTHING) {
      return best;
    }
    for (int i = 0; i < FEW; i++) {
      PikkPakkMove move = draw(given, codes, dice);
      if (liking(given.after(move), habit) > liking(given.after(best), habit)) {
        best = move;
      }
    }
    return best;
  }

  private static PikkPakkMove draw(GamePosition given, MoveBuffer codes, Dice dice) {
    return given.rules().decode(given.position(), codes.get(dice.random().below(codes.size())));
  }

  private static int liking(GamePosition after, Habit habit) {
    PikkPakkPosition position = after.position();
    return switch (habit) {
      case ANYTHING -> 0;
      case REMOVING -> -position.count(1) - position.count(2);
      case SURROUNDING -> besideTarget(position);
      case REPEATING -> position.occurrences();
    };
  }

  /** How many neighbours of the target are of the colour of which there are most. */
  private static int besideTarget(PikkPakkPosition position) {
    for (int column = 1; column < 10; column++) {
      for (int row = 1; row < 10; row++) {
        if (isBall(position, column, row, Ball.TARGET)) {
          return Math.max(
              beside(position, column, row, Ball.LIGHT), beside(position, column, row, Ball.DARK));
        }
      }
    }
    return 0;
  }

  private static int beside(PikkPakkPosition position, int column, int row, Ball ball) {
    return (isBall(position, column - 1, row, ball) ? 1 : 0)
        + (isBall(position, column + 1, row, ball) ? 1 : 0)
        + (isBall(position, column, row - 1, ball) ? 1 : 0)
        + (isBall(position, column, row + 1, ball) ? 1 : 0);
  }

  private static boolean isBall(PikkPakkPosition position, int column, int row, Ball ball) {
    return position.ball(Cell.at(column, row)).filter(ball::equals).isPresent();
  }
}
