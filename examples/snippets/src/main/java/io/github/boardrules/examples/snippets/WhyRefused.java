package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Locale;

/** Plays two turns of ZÉRTZ, and asks why the next move is refused. */
final class WhyRefused {
  private WhyRefused() {}

  public static void main(String[] arguments) {
    var match = Match.of(ZertzRules.standard());
    match = match.playText("Wd4,d1"); // a white marble on d4; the ring d1 leaves the board
    match = match.playText("Gd5,a1"); // a grey one beside it: now player 1 must capture
    System.out.println(match.legalMoves());
    try {
      match = match.playText("Bc3,a2");
    } catch (IllegalMoveException illegal) {
      var refusal = illegal.refusal();
      System.out.println(refusal.reason().code() + " " + refusal.cells());
      System.out.println(refusal.message());
      System.out.println(refusal.message(Locale.forLanguageTag("hu")));
    }
  }
}
