package io.github.boardrules.nim;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.ThreadsContract;
import java.util.Optional;

/** Many threads get the same answers as one. */
class ThreadsTest extends ThreadsContract<Object, Object> {
  ThreadsTest() {
    super(GameFixture.NIM);
  }

  /** The solution of the rules; in classic Nim, that of a search of all positions. */
  @Override
  protected Optional<Solution<Object, Object>> solution(PackedRules<Object, Object> rules) {
    return rules.variant().equals("heaps:sizes=3-4-5")
        ? Optional.of(Solver.of(rules).exhaustive().solve(rules.start()))
        : super.solution(rules);
  }
}
