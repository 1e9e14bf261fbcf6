package io.github.boardrules.core.search;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static io.github.boardrules.core.toy.Graph.Kind.end;
import static io.github.boardrules.core.toy.Graph.Kind.node;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.toy.Graph;
import io.github.boardrules.core.toy.Graph.Arrow;
import io.github.boardrules.core.toy.Graph.Kind;
import io.github.boardrules.core.toy.Graph.Node;
import io.github.boardrules.core.toy.Walk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleSolverTest {
  /** The goal is node 3. Node 4 leads only to itself; node 5 is a dead end. */
  private static final List<Kind> MAZE =
      List.of(node(1, 1, 2), node(1, 0, 2, 5), node(1, 4, 3), end(1), node(1, 4), end(0));

  private final Graph puzzle = new Graph(1, MAZE);

  @Test
  void aPuzzleIsSolvedByAShortestPath() {
    PuzzleSolver<Node, Arrow> solver = Solver.ofPuzzle(puzzle);

    assertThat(solver.solve(puzzle.start()))
        .contains(new PuzzlePath<>(List.of(new Arrow(1), new Arrow(1)), true));
    assertThat(solver.solve(new Node(1)))
        .contains(new PuzzlePath<>(List.of(new Arrow(1), new Arrow(1)), true));
    assertThat(solver.solve(new Node(3))).contains(new PuzzlePath<>(List.of(), true));
    assertThat(solver.solve(new Node(4))).isEmpty();
    assertThat(solver.solve(new Node(5))).isEmpty();
  }

  @Test
  void aLimitThatIsTooLowIsAnException() {
    PuzzleSolver<Node, Arrow> solver = Solver.ofPuzzle(puzzle).withLimit(2);

    assertThatThrownBy(() -> solver.solve(puzzle.start()))
        .isInstanceOf(SolverLimitException.class)
        .hasMessage("More than 2 positions can be reached.");
    assertThat(solver.withLimit(6).solve(puzzle.start())).isPresent();
    assertThatIllegalArgumentException().isThrownBy(() -> solver.withLimit(0));
  }

  @Test
  void progressIsReported() {
    List<Long> found = new ArrayList<>();
    Solver.ofPuzzle(puzzle).withProgress((done, total) -> found.add(total)).solve(puzzle.start());

    assertThat(found).isNotEmpty().isSorted().endsWith((long) MAZE.size());
  }

  @Test
  void theSolverOfTheRulesIsPreferred() {
    PuzzleSolver<Node, Arrow> own = Solver.ofPuzzle(puzzle).withLimit(9);

    assertThat(Solver.ofPuzzle(knowing(Knowledge.<Node, Arrow>none().withPuzzleSolver(own))))
        .isSameAs(own);
    assertThat(Solver.ofPuzzle(knowing(Knowledge.none())).solve(puzzle.start()))
        .hasValueSatisfying(path -> assertThat(path.isShortest()).isTrue());
  }

  private static Graph knowing(Knowledge<Node, Arrow> knowledge) {
    return new Graph(1, MAZE) {
      @Override
      public Knowledge<Node, Arrow> knowledge() {
        return knowledge;
      }
    };
  }

  @Test
  void aGameForTwoPlayersIsNotAPuzzleAndAPathCopiesItsMoves() {
    illegalArgument(() -> Solver.ofPuzzle(new Walk()), "A puzzle has one player, and walk has 2.");
    List<Arrow> moves = new ArrayList<>(List.of(new Arrow(1)));
    PuzzlePath<Arrow> path = new PuzzlePath<>(moves, false);
    moves.clear();

    assertThat(path.moves()).containsExactly(new Arrow(1)).isUnmodifiable();
  }
}
