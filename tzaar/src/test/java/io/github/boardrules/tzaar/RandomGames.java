package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.RandomMoves;
import java.util.List;

/** Random games, played with different preferences so that rare cases become common. */
final class RandomGames {
  private static final int FEW = 8;
  private static final int MANY = 80;
  private static final int VERY_MANY = 100;

  /** Which of some random moves a player prefers. */
  private enum Habit {
    ANYTHING,
    /** Moves from one kind to the last of another. */
    COVERING,
    /** Captures of the rarest kind. */
    HUNTING,
    /** Passes, and captures of the most frequent kind: long games. */
    PASSING,
    /** Reinforcements that make tall stacks. */
    STACKING,
    /** Both players remove Black's Tzaars as fast as they can: short games. */
    RACING
  }

  private RandomGames() {}

  static TzaarRules rules(Dice dice) {
    return TzaarRules.of(options(dice));
  }

  /** Random options. */
  private static TzaarOptions options(Dice dice) {
    TzaarOptions.SetupRule setup =
        dice.pick(
            List.of(
                TzaarOptions.SetupRule.FIXED,
                TzaarOptions.SetupRule.RANDOM,
                TzaarOptions.SetupRule.RANDOM,
                TzaarOptions.SetupRule.TOURNAMENT));
    TzaarOptions options =
        setup == TzaarOptions.SetupRule.RANDOM
            ? TzaarOptions.DEFAULT.withSeed(dice.random().next() & Long.MAX_VALUE)
            : TzaarOptions.DEFAULT.withSetup(setup);
    return options.withCover(dice.pick(List.of(TzaarOptions.CoverRule.values())));
  }

  /** A position from anywhere in a game, mostly after the placing, or set up by hand. */
  static GamePosition position(Dice dice) {
    TzaarRules rules = rules(dice);
    if (dice.oneIn(3)) {
      return new StartingPositions(rules, dice).any();
    }
    PlayedGame<GamePosition, TzaarMove> game = any(rules, dice);
    boolean isAny = dice.oneIn(6);
    List<GamePosition> before =
        game.plies().stream()
            .map(PlayedGame.Ply::before)
            .filter(given -> isAny || given.phase() != TzaarPhase.PLACE)
            .toList();
    return dice.oneIn(6) || before.isEmpty() ? game.last() : dice.pick(before);
  }

  /** A game from the start or any other opening, played to its end. */
  static PlayedGame<GamePosition, TzaarMove> any(TzaarRules rules, Dice dice) {
    GamePosition opening =
        dice.oneIn(2) ? GamePosition.start(rules) : new StartingPositions(rules, dice).any();
    return play(opening, dice);
  }

  static PlayedGame<GamePosition, TzaarMove> play(GamePosition opening, Dice dice) {
    Habit habit = dice.pick(List.of(Habit.values()));
    return PlayedGame.play(opening, Integer.MAX_VALUE, given -> choose(given, habit, dice));
  }

  private static TzaarMove choose(GamePosition given, Habit habit, Dice dice) {
    int candidates = given.phase() == TzaarPhase.PLACE ? 1 : candidates(habit);
    return RandomMoves.best(
        given.rules(),
        given.position(),
        candidates,
        move -> liking(given.position(), habit, move),
        dice);
  }

  private static int candidates(Habit habit) {
    return switch (habit) {
      case ANYTHING -> 1;
      case COVERING, HUNTING, STACKING -> FEW;
      case PASSING -> MANY;
      case RACING -> VERY_MANY;
    };
  }

  private static int liking(TzaarPosition position, Habit habit, TzaarMove move) {
    return switch (habit) {
      case ANYTHING -> 0;
      case COVERING ->
          move instanceof TzaarMove.Reinforce reinforce && isOfTwoKinds(position, reinforce)
              ? 100 - left(position, reinforce.to())
              : 0;
      case HUNTING ->
          move instanceof TzaarMove.Capture capture ? 100 - left(position, capture.to()) : 0;
      case PASSING ->
          move instanceof TzaarMove.Capture capture
              ? left(position, capture.to()) - height(position, capture.to())
              : move instanceof TzaarMove.Pass ? 100 : 0;
      case STACKING ->
          move instanceof TzaarMove.Reinforce reinforce
              ? height(position, reinforce.from()) + height(position, reinforce.to())
              : 0;
      case RACING -> takesBlackTzaar(position, move) ? 1 : 0;
    };
  }

  private static boolean isOfTwoKinds(TzaarPosition position, TzaarMove.Reinforce reinforce) {
    return stack(position, reinforce.from()).kind() != stack(position, reinforce.to()).kind();
  }

  /** Whether the move takes a Tzaar from Black. */
  private static boolean takesBlackTzaar(TzaarPosition position, TzaarMove move) {
    if (move instanceof TzaarMove.Reinforce reinforce) {
      return isBlackTzaar(position, reinforce.to()) && isOfTwoKinds(position, reinforce);
    }
    return move instanceof TzaarMove.Capture capture && isBlackTzaar(position, capture.to());
  }

  private static boolean isBlackTzaar(TzaarPosition position, TzaarField field) {
    TzaarStack stack = stack(position, field);
    return stack.player() == 2 && stack.kind() == TzaarKind.TZAAR;
  }

  /** The number of stacks of the same player and kind as on a field. */
  private static int left(TzaarPosition position, TzaarField field) {
    TzaarStack stack = stack(position, field);
    return position.stacks(stack.player(), stack.kind());
  }

  private static int height(TzaarPosition position, TzaarField field) {
    return stack(position, field).height();
  }

  private static TzaarStack stack(TzaarPosition position, TzaarField field) {
    return position.stack(field).orElseThrow();
  }
}
