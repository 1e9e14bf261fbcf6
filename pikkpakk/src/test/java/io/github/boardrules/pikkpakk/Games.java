package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import java.util.stream.IntStream;

/** Random games, played with different habits so that rare events become common. */
final class Games {
  private static final int FEW = 6;
  private static final int SHORT_GAME = 20;
  private static final int LONG_GAME = 70;

  /** What a player prefers among a few random moves. */
  private enum Habit {
    ANYTHING,
    /** Moves that leave few balls. */
    REMOVING,
    /** Moves that bring balls of one colour to the target. */
    SURROUNDING,
    /** Moves that lead to earlier positions. */
    REPEATING
  }

  private Games() {}

  /** Returns a position of a random game, or one of the constructed starting positions. */
  static GamePosition position(PikkPakkRules rules, Dice dice) {
    if (!dice.oneIn(3)) {
      GamePosition opening = new StartingPositions(rules, dice).any();
      return opening.isOver() && !dice.oneIn(3)
          ? new StartingPositions(rules, dice).any()
          : opening;
    }
    return any(rules, dice).somePosition(dice);
  }

  /** Returns a game from the start or another opening, played to its end or for some plies. */
  static PlayedGame<GamePosition, PikkPakkMove> any(PikkPakkRules rules, Dice dice) {
    GamePosition opening =
        dice.oneIn(3) ? GamePosition.start(rules) : new StartingPositions(rules, dice).any();
    return play(opening, dice);
  }

  static PlayedGame<GamePosition, PikkPakkMove> play(GamePosition opening, Dice dice) {
    Habit habit = dice.pick(List.of(Habit.values()));
    return PlayedGame.play(
        opening, dice.oneIn(4) ? LONG_GAME : SHORT_GAME, given -> choose(given, habit, dice));
  }

  private static PikkPakkMove choose(GamePosition given, Habit habit, Dice dice) {
    MoveBuffer codes = new MoveBuffer();
    given.rules().legalMoves(given.position(), codes);
    PikkPakkMove best = random(given, codes, dice);
    if (habit == Habit.ANYTHING) {
      return best;
    }
    for (int i = 0; i < FEW; i++) {
      PikkPakkMove move = random(given, codes, dice);
      if (preference(given.after(move), habit) > preference(given.after(best), habit)) {
        best = move;
      }
    }
    return best;
  }

  private static PikkPakkMove random(GamePosition given, MoveBuffer codes, Dice dice) {
    return given.rules().decode(given.position(), codes.get(dice.random().below(codes.size())));
  }

  private static int preference(GamePosition after, Habit habit) {
    BitPosition balls = BitPosition.cast(after.position());
    return switch (habit) {
      case ANYTHING -> 0;
      case REMOVING -> -balls.count(1) - balls.count(2);
      case SURROUNDING ->
          Math.max(besideTarget(balls, PikkPakkBall.LIGHT), besideTarget(balls, PikkPakkBall.DARK));
      case REPEATING -> balls.occurrences();
    };
  }

  /** Returns nearly the number of balls beside the target: rows go round here. */
  private static int besideTarget(BitPosition balls, PikkPakkBall ball) {
    int size = balls.variant().board.size;
    return (int)
        IntStream.range(size, size * (size - 1))
            .filter(bit -> balls.ball(bit) == PikkPakkBall.TARGET)
            .flatMap(bit -> IntStream.of(bit - size, bit - 1, bit + 1, bit + size))
            .filter(bit -> balls.ball(bit) == ball)
            .count();
  }
}
