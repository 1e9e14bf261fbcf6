package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.catalog.Catalog;

/** Plays any game in strings, as a server does. */
final class AnyGame {
  private AnyGame() {}

  public static void main(String[] arguments) {
    // @start region=ask
    var rules = Catalog.installed().textRules("zertz:rings=61,claim=automatic");

    String position = rules.play(rules.start(), "We5,e1");
    System.out.println(position);
    System.out.println(rules.countLegal(position) + " legal moves");
    System.out.println(rules.refusal(position, "We5,e9").orElseThrow());

    try {
      position = rules.play(position, "We5,e0");
    } catch (NotationException problem) {
      System.out.println(problem.column() + " " + problem.expected());
      System.out.println(problem.getMessage());
    }
    // @end
  }
}
