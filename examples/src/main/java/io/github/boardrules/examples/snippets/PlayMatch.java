package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.zertz.ZertzRules;

/** Plays a match. A match is a value, so every move returns another match. */
final class PlayMatch {
  private PlayMatch() {}

  public static void main(String[] arguments) {
    var match = Match.of(ZertzRules.standard());
    match = match.play("Wd4,d1").play("Gd5,a1");
    System.out.println(match.legalMoves());

    try {
      match.play("Wc3,a2");
    } catch (IllegalMoveException refused) {
      System.out.println(refused.refusal());
    }

    var before = match.undo();
    System.out.println(before.position());
    System.out.println(before.redo().equals(match));
  }
}
