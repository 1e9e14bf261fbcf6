package io.github.boardrules.examples.snippets;

import io.github.boardrules.tzaar.TzaarRules;

/** Searches an endgame five plies deep. */
final class SearchMove {
  private SearchMove() {}

  public static void main(String[] arguments) {
    var rules = TzaarRules.standard();
    var position =
        rules
            .notation()
            .parsePosition(
                "r3..../.....r2/T....../......z2./T2.R2....t/......T3./Z2....../z2..RR./...T2."
                    + " 1 first");

    var search = new AlphaBeta<>(rules, anywhere -> 0);
    System.out.println(search.best(position, 5));
  }
}
