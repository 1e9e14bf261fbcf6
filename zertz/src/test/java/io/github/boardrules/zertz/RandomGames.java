package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.RandomMoves;
import java.util.List;

/** Random games, played with different habits so that rare situations become common. */
final class RandomGames {
  private static final int CANDIDATES = 7;
  private static final int MAX_PLIES = 60;

  /** What a player prefers among a few random moves. */
  private enum Habit {
    ANYTHING,
    CLAIMING,
    CAPTURING,
    LINGERING,
    LAPSING
  }

  private RandomGames() {}

  static ZertzRules rules(Dice dice) {
    return ZertzRules.of(options(dice));
  }

  private static ZertzOptions options(Dice dice) {
    return ZertzOptions.DEFAULT
        .withGame(dice.pick(List.of(ZertzOptions.GameRule.values())))
        .withRings(dice.pick(List.of(37, 37, 37, 40, 43, 44, 48, 61)))
        .withClaim(dice.pick(List.of(ZertzOptions.ClaimRule.values())))
        .withCapture(dice.pick(List.of(ZertzOptions.CaptureRule.values())))
        .withStall(dice.pick(List.of(0, 0, 0, 0, 0, 1, 3, 5, 12, 999)));
  }

  /** A position from anywhere in a game, or one that was set up by hand. */
  static GamePosition position(Dice dice) {
    PlayedGame<GamePosition, ZertzMove> played = any(rules(dice), dice);
    return dice.oneIn(2) ? played.opening() : played.somePosition(dice);
  }

  /** A game from any starting position, played to its end, or cut. */
  static PlayedGame<GamePosition, ZertzMove> any(ZertzRules rules, Dice dice) {
    return play(new StartingPositions(rules, dice).any(), MAX_PLIES, dice);
  }

  static PlayedGame<GamePosition, ZertzMove> play(GamePosition opening, int maxPlies, Dice dice) {
    Habit habit = dice.pick(List.of(Habit.values()));
    return PlayedGame.play(opening, maxPlies, game -> choose(game, habit, dice));
  }

  private static ZertzMove choose(GamePosition game, Habit habit, Dice dice) {
    if (game.position().lapse != null && dice.oneIn(3)) {
      return new ZertzMove.Retract();
    }
    int candidates = habit == Habit.ANYTHING ? 1 : CANDIDATES;
    return RandomMoves.best(
        game.rules(), game.position(), candidates, move -> rating(habit, move), dice);
  }

  private static int rating(Habit habit, ZertzMove move) {
    return switch (habit) {
      case ANYTHING -> 0;
      case CLAIMING -> move instanceof ZertzMove.Place claim ? claim.claimed().size() : 0;
      case CAPTURING -> move instanceof ZertzMove.Capture chain ? chain.jumps().size() : 0;
      case LINGERING -> move instanceof ZertzMove.Place one && one.removed().isPresent() ? 0 : 1;
      case LAPSING -> move instanceof ZertzMove.Place ? 1 : 0;
    };
  }
}
