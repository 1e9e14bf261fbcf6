package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.search.Solver;
import io.github.boardrules.tzaar.TzaarRules;

/** Finds the winner of an endgame, and plays it out. */
final class PerfectPlay {
  private PerfectPlay() {}

  public static void main(String[] arguments) {
    var rules = TzaarRules.standard();
    var position =
        rules
            .notation()
            .parsePosition(
                "r3..../.....r2/T....../......z2./T2.R2....t/......T3./Z2....../z2..RR./...T2."
                    + " 1 first");

    var solution = Solver.of(rules).solve(position);
    System.out.println(solution.gameValue(position));

    while (!rules.status(position).isOver()) {
      var move = solution.bestMoves(position).get(0);
      System.out.println(move);
      position = rules.play(position, move);
    }
    System.out.println(rules.status(position).text());
  }
}
