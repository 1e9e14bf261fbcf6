package shop;

import io.github.boardrules.core.search.Solver;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridRules;

/** Drops results, as nobody should: the objects are immutable, so nothing has happened. */
final class Forgetful {
  private Forgetful() {}

  static void main(String[] arguments) {
    var rules = GridRules.standard();
    var position = rules.start();
    rules.play(position, GridMove.parse("a1"));
    var solver = Solver.of(rules);
    solver.withLimit(1_000);
    System.out.println(solver.solve(position).gameValue(position));
  }
}
