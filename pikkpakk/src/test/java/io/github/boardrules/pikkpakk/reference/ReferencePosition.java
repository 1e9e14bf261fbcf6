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

  /** The letter of a player's balls. */
  public static char letter(int player) {
    return player == 1 ? 'l' : 'd';
  }

  /** The player who is not to move. */
  public int otherSide() {
    return 3 - side;
  }

  /** The ball on a cell, if there is one. */
  public Optional<Character> ball(String cell) {
    return Optional.ofNullable(balls.get(cell));
  }

  /** How many balls of a kind there are. */
  public int count(char letter) {
    return (int) balls.values().stream().filter(ball -> ball == letter).count();
  }

  /** Whether balls are placed. */
  public boolean isPlacing() {
    return phase.equals("place");
  }

  /** How this board with this player to move is remembered. */
  public String entry() {
    return ReferenceTexts.formatBoard(this) + ":" + side;
  }

  /** The same with other balls. */
  public ReferencePosition with(SortedMap<String, Character> others) {
    return new ReferencePosition(size, others, side, phase, lost, seen);
  }

  /** The same with a ball put on a cell, in place of what stood there. */
  public ReferencePosition with(String cell, char ball) {
    SortedMap<String, Character> changed = new TreeMap<>(balls);
    changed.put(cell, ball);
    return with(changed);
  }

  /** The same with another side and phase. */
  public ReferencePosition at(int newSide, String newPhase) {
    return new ReferencePosition(size, balls, newSide, newPhase, lost, seen);
  }

  /** The same with other numbers of lost balls, where they are counted. */
  public ReferencePosition withLost(int one, int two) {
    return new ReferencePosition(
        size, balls, side, phase, lost.map(numbers -> List.of(one, two)), seen);
  }

  /** The same with another memory, where there is one. */
  public ReferencePosition withSeen(SortedMap<String, Integer> others) {
    return new ReferencePosition(size, balls, side, phase, lost, seen.map(entries -> others));
  }
}
