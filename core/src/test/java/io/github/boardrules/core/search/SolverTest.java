package io.github.boardrules.core.search;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static io.github.boardrules.core.toy.Graph.Kind.end;
import static io.github.boardrules.core.toy.Graph.Kind.node;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.toy.Counters;
import io.github.boardrules.core.toy.Graph;
import io.github.boardrules.core.toy.Graph.Arrow;
import io.github.boardrules.core.toy.Graph.Kind;
import io.github.boardrules.core.toy.Graph.Node;
import io.github.boardrules.core.toy.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SolverTest {
  /** The goal is node 3. Node 4 leads only to itself; node 5 is a dead end. */
  private static final List<Kind> MAZE =
      List.of(node(1, 1, 2), node(1, 0, 2, 5), node(1, 4, 3), end(1), node(1, 4), end(0));

  private final Graph puzzle = new Graph(1, MAZE);

  @Test
  void positionsThatCannotBeReachedAreNotCovered() {
    Graph rules = new Graph(2, List.of(node(1, 1), end(1), node(1, 0)));
    Solution<Node, Arrow> solution = Solver.of(rules).solve(rules.start());

    assertThat(solution.covers(new Node(1))).isTrue();
    assertThat(solution.covers(new Node(2))).isFalse();
    assertThat(solution).hasToString("Solution of 2 positions");
    String message = "The position cannot be reached from the one that was solved: n2.";
    illegalArgument(() -> solution.gameValue(new Node(2)), message);
    illegalArgument(() -> solution.bestMoves(new Node(2)), message);
  }

  @Test
  void theLimitIsTheNumberOfPositions() {
    Graph rules = new Graph(2, circle(1000));
    SolverLimitException thrown =
        catchThrowableOfType(
            SolverLimitException.class, () -> Solver.of(rules).withLimit(999).solve(rules.start()));

    assertThat(thrown).hasMessage("More than 999 positions can be reached.");
    assertThat(thrown.limit()).isEqualTo(999);
    illegalArgument(() -> Solver.of(rules).withLimit(0), "A limit must be 1 or more, not 0.");
  }

  @Test
  void theNumberOfMovesIsLimitedToo() {
    List<Integer> ends = IntStream.rangeClosed(0, 999).boxed().toList();
    List<Kind> dense = ends.stream().map(number -> new Kind(1, ends)).toList();
    Graph fits = new Graph.Packed(1, dense);
    List<Kind> denser = new ArrayList<>(dense.subList(0, 999));
    denser.add(new Kind(1, IntStream.rangeClosed(0, 1000).map(i -> i % 1000).boxed().toList()));
    Graph tooDense = new Graph.Packed(1, denser);

    assertThat(Solver.of(fits).withLimit(1000).solve(fits.start()).gameValue(fits.start()))
        .isEqualTo(GameValue.draw());
    assertThatThrownBy(() -> Solver.of(tooDense).withLimit(1000).solve(tooDense.start()))
        .isInstanceOf(SolverLimitException.class)
        .hasMessage(
            "The positions have more than 1000000 moves, which is the most for a limit of 1000"
                + " positions.");
  }

  @Test
  void aHundredThousandPositionsAreSolved() {
    List<Kind> chain = new ArrayList<>(circle(100_000));
    chain.set(99_999, end(1));
    Graph rules = new Graph.Packed(2, chain);
    Solution<Node, Arrow> solution = Solver.of(rules).solve(rules.start());

    assertThat(solution.gameValue(rules.start())).isEqualTo(GameValue.win(1, 99_999));
    assertThat(solution.gameValue(new Node(99_000))).isEqualTo(GameValue.win(1, 999));
  }

  @Test
  void progressIsReportedUpToTheEnd() {
    Graph rules = new Graph(2, circle(2500));
    List<String> reports = new ArrayList<>();

    Solver.of(rules)
        .withProgress((done, total) -> reports.add(done + " of " + total))
        .solve(rules.start());

    assertThat(reports).containsExactly("1024 of 1025", "2048 of 2049", "2500 of 2500");
  }

  @Test
  void theSolutionOfTheRulesIsPreferred() {
    Solved rules = new Solved();
    Solver<Counters.Position, Counters.Take> solver = Solver.of(rules);
    Counters.Position notSolved = new Counters.Position(1, 0, 2);

    assertThat(solver.solve(rules.start()).gameValue(rules.start())).isEqualTo(GameValue.win(1));
    assertThat(solver.solve(notSolved).gameValue(notSolved)).isEqualTo(GameValue.win(2, 1));
    Solver<Counters.Position, Counters.Take> searching = solver.withKnowledge(Knowledge.none());
    assertThat(searching.solve(rules.start()).gameValue(rules.start()))
        .isEqualTo(GameValue.win(1, 7));
    assertThat(solver.withLimit(100).withKnowledge(Knowledge.none()).solve(rules.start()))
        .hasToString(searching.solve(rules.start()).toString());
    Solution<Counters.Position, Counters.Take> solution = solver.solve(rules.start());
    assertThat(solution.bestMoves(rules.start())).containsExactly(new Counters.Take('r', 1));
    assertThat(solution.bestMoves(new Counters.Position(3, 3, 2))).hasSize(6);
  }

  /** Returns a cycle of nodes in which players 1 and 2 move alternately. */
  private static List<Kind> circle(int size) {
    return IntStream.range(0, size).mapToObj(i -> node(1 + i % 2, (i + 1) % size)).toList();
  }

  /** Two heaps from which any number may be taken: the player who leaves equal heaps wins. */
  private static final class Solved extends Counters.Packed {

    Solved() {
      super("counters:left=3,right=4,most=9");
    }

    @Override
    public Knowledge<Counters.Position, Counters.Take> knowledge() {
      return Knowledge.<Counters.Position, Counters.Take>none()
          .withSolution(
              position ->
                  position.left() + position.right() > 1
                      ? Optional.of(new Formula(this))
                      : Optional.empty());
    }
  }

  private record Formula(Rules<Counters.Position, Counters.Take> rules)
      implements Solution<Counters.Position, Counters.Take> {

    @Override
    public boolean covers(Counters.Position position) {
      return true;
    }

    @Override
    public GameValue gameValue(Counters.Position position) {
      return GameValue.win(
          position.left() == position.right() ? 3 - position.toMove() : position.toMove());
    }
  }

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
