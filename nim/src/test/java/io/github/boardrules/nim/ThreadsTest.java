package io.github.boardrules.nim;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.ThreadsContract;
import java.util.Optional;

/** Many threads see what one sees. */
class ThreadsTest extends ThreadsContract<Object, Object> {
  ThreadsTest() {
    super(GameFixture.NIM);
  }

  /** What the rules know; in classic Nim, what a search of all positions finds. */
  @Override
  protected Optional<Solution<Object, Object>> solution(PackedRules<Object, Object> rules) {
    return rules.variant().equals("heaps:sizes=3-4-5")
        ? Optional.of(Solver.of(rules).exhaustive().solve(rules.start()))
        : super.solution(rules);
  }
}
