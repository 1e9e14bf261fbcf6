package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.search.Solver;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridRules;

/** Finds the winner and the winning moves in a game with a solution of its own. */
final class WinningMoves {
  private WinningMoves() {}

  public static void main(String[] arguments) {
    // @start region=solve
    var rules = GridRules.standard();
    var position = rules.play(rules.start(), GridMove.parse("a1+b1"));

    var solution = Solver.of(rules).solve(position);
    System.out.println(solution.gameValue(position));
    System.out.println(solution.bestMoves(position));
    // @end
  }
}
