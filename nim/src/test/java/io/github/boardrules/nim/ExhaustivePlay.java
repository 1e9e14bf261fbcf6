package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Perfect play, computed from the legal moves alone, position by position, as the rule page defines
 * it.
 */
final class ExhaustivePlay {
  private final Rules<Object, Object> rules;
  private final Map<Object, Boolean> wins = new HashMap<>();
  private final Map<Object, Integer> grundy = new HashMap<>();

  ExhaustivePlay(Rules<Object, Object> rules) {
    this.rules = rules;
  }

  /** Whether the player to move wins. */
  boolean wins(Object position) {
    Boolean known = wins.get(position);
    if (known == null) {
      int toMove = position.toString().endsWith(" 1") ? 1 : 2;
      known =
          rules.status(position) instanceof Status.Win win
              ? win.player() == toMove
              : rules.legalMoves(position).stream()
                  .anyMatch(move -> !wins(rules.play(position, move)));
      wins.put(position, known);
    }
    return known;
  }

  /** The least number from 0 on that is not the value of a position after one move. */
  int grundy(Object position) {
    Integer known = grundy.get(position);
    if (known == null) {
      Set<Integer> reached = new HashSet<>();
      rules.legalMoves(position).forEach(move -> reached.add(grundy(rules.play(position, move))));
      known = 0;
      while (reached.contains(known)) {
        known++;
      }
      grundy.put(position, known);
    }
    return known;
  }
}
