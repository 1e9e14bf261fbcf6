package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.toy.Walk;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KnowledgeTest {
  private static final Knowledge<Walk.Position, Walk.Move> NONE = Knowledge.none();

  private final Walk rules = new Walk();
  private final Evaluation<Walk.Position> evaluation = position -> 0;
  private final Solution<Walk.Position, Walk.Move> solution = Solver.of(rules).solve(rules.start());

  @Test
  void whatIsAddedStaysWhenMoreIsAdded() {
    Knowledge<Walk.Position, Walk.Move> first =
        NONE.withEvaluation(evaluation).withSolution(position -> Optional.of(solution));
    Knowledge<Walk.Position, Walk.Move> second =
        NONE.withSolution(position -> Optional.of(solution)).withEvaluation(evaluation);

    for (Knowledge<Walk.Position, Walk.Move> both : List.of(first, second)) {
      assertThat(both.evaluation()).containsSame(evaluation);
      assertThat(both.solution(rules.start())).containsSame(solution);
      assertThat(both.puzzleSolver()).isEmpty();
    }
    for (Knowledge<Walk.Position, Walk.Move> none : List.of(NONE, rules.knowledge())) {
      assertThat(none.evaluation()).isEmpty();
      assertThat(none.solution(rules.start())).isEmpty();
      assertThat(none.puzzleSolver()).isEmpty();
    }
    assertThat(Solver.of(rules).withKnowledge(first).solve(rules.start())).isSameAs(solution);
    assertThat(Solver.of(rules).solve(rules.start())).isNotSameAs(solution);
  }
}
