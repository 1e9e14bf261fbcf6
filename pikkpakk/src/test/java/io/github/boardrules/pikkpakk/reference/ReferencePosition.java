package io.github.boardrules.pikkpakk.reference;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A position (RULES.md, "Notation").
 *
 * @param size the cells in a line of the board
 * @param balls the letters of the balls by the names of their cells
 * @param side the player to move
 * @param phase the word of the phase
 * @param lost the balls lost by player 1 and by player 2, where they are counted
 * @param seen how many times earlier positions occurred, by {@code BOARD:SIDE}, if they are counted
 */
public record ReferencePosition(
    int size,
    SortedMap<String, Character> balls,
    int side,
    String phase,
    Optional<List<Integer>> lost,
    Optional<SortedMap<String, Integer>> seen) {

  public static char letter(int player) {
    return player == 1 ? 'l' : 'd';
  }

  public int otherSide() {
    return 3 - side;
  }

  public Optional<Character> ball(String cell) {
    return Optional.ofNullable(balls.get(cell));
  }

  public int count(char letter) {
    return (int) balls.values().stream().filter(ball -> ball == letter).count();
  }

  public boolean isPlacing() {
    return phase.equals("place");
  }

  /** How this board with this player to move is remembered. */
  public String entry() {
    return ReferenceTexts.formatBoard(balls, size) + ":" + side;
  }

  public ReferencePosition with(SortedMap<String, Character> others) {
    return new ReferencePosition(size, others, side, phase, lost, seen);
  }

  /** The same with a ball put on a cell, in place of what stood there. */
  public ReferencePosition with(String cell, char ball) {
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    changed.put(cell, ball);
    return with(changed);
  }

  public ReferencePosition at(int newSide, String newPhase) {
    return new ReferencePosition(size, balls, newSide, newPhase, lost, seen);
  }

  /** The same with other numbers of lost balls, where they are counted. */
  public ReferencePosition withLost(int one, int two) {
    return new ReferencePosition(
        size, balls, side, phase, lost.map(numbers -> List.of(one, two)), seen);
  }

  public ReferencePosition withSeen(SortedMap<String, Integer> others) {
    return new ReferencePosition(size, balls, side, phase, lost, seen.map(entries -> others));
  }
}
