package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.fixtures.RandomMoves;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Generates the cases with heaps that the properties try. */
final class HeapArbitraries {
  private static final int MAX_HEAPS = 20;
  private static final int MAX_BALLS = 99;
  private static final int FEW_POSITIONS = 600;
  private static final int CANDIDATES = 6;

  private HeapArbitraries() {}

  /** Rules of any variant. */
  static HeapRules rules(Dice dice) {
    if (dice.oneIn(4)) {
      int rows = dice.oneIn(2) ? dice.between(1, 8) : dice.between(1, MAX_HEAPS);
      return rules(HeapOptions.TRIANGLE.withRows(rows), dice);
    }
    // Many heaps are large: many small ones would have hundreds of symmetries.
    boolean many = dice.oneIn(3);
    int heaps = many ? dice.between(1, MAX_HEAPS) : dice.between(1, 5);
    int largest = many ? MAX_BALLS : dice.between(1, 12);
    int[] sizes = IntStream.generate(() -> dice.between(1, largest)).limit(heaps).toArray();
    return rules(HeapOptions.heaps(sizes), dice);
  }

  static HeapGamePosition gamePosition(Dice dice) {
    HeapRules rules = rules(dice);
    if (dice.oneIn(2)) {
      return opening(rules, dice);
    }
    return game(rules, dice).somePosition(dice);
  }

  /** A game from the start or any other opening. */
  static PlayedGame<HeapGamePosition, HeapMove> game(Dice dice) {
    return game(rules(dice), dice);
  }

  /** A position from which few others can be reached. */
  static HeapGamePosition fewBalls(Dice dice) {
    List<Integer> heaps = new ArrayList<>();
    int positions = 1;
    int wanted = dice.between(1, 5);
    while (heaps.size() < wanted) {
      int room = Math.min(FEW_POSITIONS / positions - 1, MAX_BALLS);
      int balls = dice.between(0, Math.min(room, dice.oneIn(3) ? MAX_BALLS : 6));
      heaps.add(balls);
      positions *= balls + 1;
    }
    int[] sizes = heaps.stream().mapToInt(balls -> Math.max(1, balls)).toArray();
    return HeapGamePosition.of(rules(HeapOptions.heaps(sizes), dice), heaps, dice.between(1, 2));
  }

  /** Texts of moves that are nearly legal, hardly legal, or legal by chance. */
  static Supplier<String> nearMisses(HeapGamePosition given, Dice dice) {
    List<Integer> heaps = given.heaps();
    int max = given.referenceRules().max();
    return () -> {
      int heap = dice.between(1, heaps.size());
      int count =
          switch (dice.between(0, 3)) {
            case 0 -> dice.between(1, MAX_BALLS);
            case 1 -> max + dice.between(-1, 2);
            case 2 -> heaps.get(heap - 1) + dice.between(-1, 2);
            default -> dice.between(1, 4);
          };
      return heap + ":" + Math.max(1, Math.min(MAX_BALLS, count));
    };
  }

  /** Any maximum and any rule for the last ball. */
  private static HeapRules rules(HeapOptions options, Dice dice) {
    int max =
        switch (dice.between(0, 5)) {
          case 0, 1 -> 0;
          case 2 -> dice.between(1, MAX_BALLS);
          case 3 -> 1;
          default -> dice.between(2, 6);
        };
    LastBallRule last = dice.pick(List.of(LastBallRule.values()));
    return HeapRules.of(options.withMax(max).withLast(last));
  }

  /** Heaps of any size up to that at the start; some or all of them are small or empty. */
  private static HeapGamePosition opening(HeapRules rules, Dice dice) {
    int largest = dice.oneIn(8) ? 0 : dice.oneIn(3) ? dice.between(1, 2) : MAX_BALLS;
    List<Integer> heaps =
        rules.options().sizes().stream()
            .map(size -> dice.oneIn(4) ? 0 : dice.between(0, Math.min(size, largest)))
            .toList();
    return HeapGamePosition.of(rules, heaps, dice.between(1, 2));
  }

  private static PlayedGame<HeapGamePosition, HeapMove> game(HeapRules rules, Dice dice) {
    HeapGamePosition opening = dice.oneIn(2) ? HeapGamePosition.start(rules) : opening(rules, dice);
    // One candidate makes a random game; several make games with large moves.
    int candidates = dice.oneIn(2) ? 1 : CANDIDATES;
    return PlayedGame.play(
        opening,
        Integer.MAX_VALUE,
        given ->
            RandomMoves.best(given.rules(), given.position(), candidates, HeapMove::count, dice));
  }
}
