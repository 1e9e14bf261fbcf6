package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What perfect play leads to, found from the legal moves alone, position by position, with the
 * words of the page.
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

  /** The least whole number that is not the value of any position that one move reaches. */
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
