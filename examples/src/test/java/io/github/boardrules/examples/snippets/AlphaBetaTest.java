package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Knowledge;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.pikkpakk.PikkPakkRules;
import io.github.boardrules.pylos.PylosRules;
import org.junit.jupiter.api.Test;

/** The search on the page about embedding agrees with perfect play. */
class AlphaBetaTest {

  @Test
  void itPlaysPerfectlyIfItReachesTheEnd() {
    assertPerfect(GridRules.parse("one-two-three:cols=3,rows=3"), 0);
    assertPerfect(GridRules.parse("one-two-three:cols=3,rows=3,last=loses"), 1);
    assertPerfect(PylosRules.parse("pylos:base=3,takeback=none"), 4);
    assertPerfect(PylosRules.parse("pylos:base=3,takeback=must,limit=2"), 8);
  }

  @Test
  void itFindsTheMoveThatWinsAtOnce() {
    var rules = PikkPakkRules.parse("pushfour");
    var position = rules.notation().parsePosition("9/9/1ldld4/1ldldll2/1d7/1d7/1ldld4/9/9 2 place");
    var search = new AlphaBeta<>(rules, anywhere -> 0);
    var next = rules.play(position, search.best(position, 5));
    assertThat(search.value(next, 4, -2_000_000, 2_000_000)).isLessThan(-1_000_000);
  }

  /** Compares its moves in some positions, with the distance of the win as depth. */
  private static <S, M> void assertPerfect(PackedRules<S, M> rules, int plies) {
    int compared = 0;
    for (int seed = 1; seed <= 5; seed++) {
      S position = Playout.play(rules, rules.start(), new SplitMix64(seed), plies).position();
      Solution<S, M> solution = Solver.of(rules).withKnowledge(Knowledge.none()).solve(position);
      int length = solution.gameValue(position).distance().orElse(0);
      if (length > 0) {
        M found = new AlphaBeta<>(rules, anywhere -> 0).best(position, length);
        assertThat(solution.bestMoves(position)).as("%s", position).contains(found);
        compared++;
      }
    }
    assertThat(compared).isPositive();
  }
}
