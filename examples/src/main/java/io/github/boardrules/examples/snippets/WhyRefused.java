package io.github.boardrules.examples.snippets;

import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Locale;

/** Asks whether a move is legal, and why not: for programs, in English and in Hungarian. */
final class WhyRefused {
  private WhyRefused() {}

  public static void main(String[] arguments) {
    var rules = ZertzRules.basic();
    var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
    var move = ZertzMove.parse("Gd4,a1");

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
