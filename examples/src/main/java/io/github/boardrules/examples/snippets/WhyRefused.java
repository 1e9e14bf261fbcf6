package io.github.boardrules.examples.snippets;

import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridRules;
import java.util.Locale;

/** Asks why a move is refused: for programs, in English and in Hungarian. */
final class WhyRefused {
  private WhyRefused() {}

  public static void main(String[] arguments) {
    var rules = GridRules.standard();
    var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
    var move = GridMove.parse("b1+c1");

    rules
        .refusal(position, move)
        .ifPresentOrElse(
            refusal -> {
              System.out.println(refusal.reason().code() + " " + refusal.cells());
              System.out.println(refusal.message());
              System.out.println(refusal.message(Locale.forLanguageTag("hu")));
            },
            () -> System.out.println(rules.play(position, move)));
  }
}
