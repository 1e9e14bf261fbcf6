package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.catalog.Catalog;

/** Finds the new game by its variant id, as a server does. */
final class FromCatalog {
  private FromCatalog() {}

  public static void main(String[] arguments) {
    // @start region=ask
    var rules = Catalog.of(new TicTacToeFamily()).textRules("tic-tac-toe");
    System.out.println(rules.play("X../.O./...", "c3"));
    System.out.println(rules.refusal("X../.O./...", "b2").orElseThrow());
    // @end
  }
}
