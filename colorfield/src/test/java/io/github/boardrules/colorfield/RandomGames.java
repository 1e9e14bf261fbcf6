package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.RandomMoves;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Random games, played with different habits so that rare cases become common. */
final class RandomGames {
  /** Where a game is cut, which need not end; games with a small limit end before. */
  static final int MAX_PLIES = 60;

  private static final int CANDIDATES = 12;
  private static final int FAR = 99;

  /** What a player prefers among some legal moves chosen at random. */
  private enum Habit {
    ANYTHING,
    /** Captures, reds before others. */
    HUNTING,
    /** Reds out of the gates and towards the middle. */
    STORMING,
    /** Neither captures nor moves out of a gate. */
    WAITING
  }

  private RandomGames() {}

  /** A position from anywhere in a game, or one that was set up by hand. */
  static GamePosition position(ColorfieldRules rules, Dice dice) {
    if (!dice.oneIn(4)) {
      return new StartingPositions(rules, dice).any();
    }
    return any(rules, dice).somePosition(dice);
  }

  /** A game from the start or any other opening. */
  static PlayedGame<GamePosition, ColorfieldMove> any(ColorfieldRules rules, Dice dice) {
    return play(
        dice.oneIn(2) ? GamePosition.start(rules) : new StartingPositions(rules, dice).any(), dice);
  }

  /** A game played to its end, or cut; each player has their own habit. */
  static PlayedGame<GamePosition, ColorfieldMove> play(GamePosition opening, Dice dice) {
    Habit first = dice.pick(List.of(Habit.values()));
    Habit second = dice.oneIn(2) ? first : dice.pick(List.of(Habit.values()));
    Map<String, Integer> distances = distances(opening.layout());
    return PlayedGame.play(
        opening,
        MAX_PLIES,
        given -> choose(given, given.position().toMove() == 1 ? first : second, distances, dice));
  }

  private static ColorfieldMove choose(
      GamePosition given, Habit habit, Map<String, Integer> distances, Dice dice) {
    int candidates = habit == Habit.ANYTHING ? 1 : CANDIDATES;
    return RandomMoves.best(
        given.rules(),
        given.position(),
        candidates,
        move -> liking(given, habit, distances, move),
        dice);
  }

  private static int liking(
      GamePosition given, Habit habit, Map<String, Integer> distances, ColorfieldMove move) {
    int from = distances.getOrDefault(move.from().toString(), FAR);
    int to = distances.getOrDefault(move.to().toString(), FAR);
    return switch (habit) {
      case ANYTHING -> 0;
      case HUNTING ->
          move.captive().map(field -> isRed(given, field) ? 2 : 1).orElse(0) - (to == 0 ? 1 : 0);
      case STORMING -> isRed(given, move.from()) ? FAR + from - to : 0;
      case WAITING ->
          move.captive().isPresent() || given.layout().isGate(move.from().toString()) ? -1 : 0;
    };
  }

  private static boolean isRed(GamePosition given, ColorfieldField field) {
    return given.at(field.toString()).equalsIgnoreCase("r");
  }

  /** How many steps it is from each field to the middle, as far as there is a way. */
  private static Map<String, Integer> distances(ReferenceLayout layout) {
    Map<String, Integer> distances = new HashMap<>();
    Deque<String> open = new ArrayDeque<>(layout.middle());
    open.forEach(field -> distances.put(field, 0));
    while (!open.isEmpty()) {
      String field = open.remove();
      for (String other : layout.around(field)) {
        if (!distances.containsKey(other)) {
          distances.put(other, distances.get(field) + 1);
          open.add(other);
        }
      }
    }
    return distances;
  }
}
