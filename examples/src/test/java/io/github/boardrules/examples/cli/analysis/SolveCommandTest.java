package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.Run;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SolveCommandTest {

  @Test
  void aWinHasALengthAndItsBestMoves() {
    assertThat(Run.of("solve heap")).isEqualTo(Run.done("win 1", "length 3", "take1"));
    assertThat(Run.of("solve heap --position", "7 2"))
        .isEqualTo(Run.done("win 2", "length 3", "take3"));
  }

  @Test
  void aLossIsAWinOfTheOpponent() {
    assertThat(Run.of("solve heap --position", "4 2"))
        .isEqualTo(Run.done("win 1", "length 2", "take1", "take2", "take3"));
  }

  @Test
  void aDrawHasNoLength() {
    assertThat(Run.of("solve walk")).isEqualTo(Run.done("draw", "back", "on"));
  }

  @Test
  void aGameThatIsOverHasNoMoves() {
    assertThat(Run.of("solve heap --position", "0 1")).isEqualTo(Run.done("win 2", "length 0"));
    assertThat(Run.of("solve walk --position @2")).isEqualTo(Run.done("draw"));
  }

  @Test
  void theEndOfAGameOfTzaarIsSolvedAndItsBeginningIsTooLarge() {
    String board = "r3..../.....r2/T....../......z2./T2.R2....t/......T3./";
    assertThat(solveTzaar(board + "Z2....../z2..RR./...T2. 1 first"))
        .isEqualTo(Run.done("win 1", "length 5", "G1xH1"));
    assertThat(solveTzaar(board + "......./Z2..RR./...T2. 1 second"))
        .isEqualTo(Run.done("win 1", "length 4", "H1+H4", "I4+H4"));
    assertThat(Run.installed("solve tzaar").status()).isEqualTo(2);
  }

  @Test
  void gamesThatKnowPerfectPlayGiveTheWinningMovesWithoutALength() {
    assertThat(Run.installed("solve triangle")).isEqualTo(Run.done("win 1", "8:8"));
    assertThat(Run.installed("solve heaps:sizes=3-4-5")).isEqualTo(Run.done("win 1", "1:2"));
    assertThat(Run.installed("solve heaps:sizes=3-4-5 --position", "1-0-0 2"))
        .isEqualTo(Run.done("win 2", "1:1"));
    assertThat(Run.installed("solve heaps:sizes=3-4-5 --position", "0-0-0 2"))
        .isEqualTo(Run.done("win 1", "length 0"));
  }

  @Test
  void aLossOfUnknownLengthHasNoBestMove() {
    assertThat(Run.installed("solve one-two-three:max=any,last=loses"))
        .isEqualTo(Run.done("win 2"));
    assertThat(Run.installed("solve triangle --position", "1-2-3-4-5-6-7-0 2"))
        .isEqualTo(Run.done("win 1"));
  }

  @Test
  void aGridOf36CellsIsSolvedAndALargerOneOnlyNearItsEnd() {
    String almostEmpty = "......./......./......./......./...oo../.....o. 1";

    assertThat(Run.installed("solve one-two-three:cols=5"))
        .isEqualTo(Run.done("win 1", "a2+a3", "b2+b3", "c2+c3", "d2+d3", "e2+e3"));
    assertThat(Run.installed("solve one-two-three:cols=6").out())
        .isEqualTo("win 2\nwon 14749752\nlost 2027463\ndrawn 0\nmutual-zugzwangs 2027463\n");
    assertThat(Run.installed("solve one-two-three:cols=7,rows=6").err())
        .contains("too large to be solved");
    assertThat(Run.installed("solve one-two-three:cols=7,rows=6 --position", almostEmpty).out())
        .startsWith("win 1\nlength ");
  }

  @Test
  void anInlayPuzzleIsSolvedMoveByMove() {
    String chess =
        "9/1ldldldl1/1dldldld1/1ldldldl1/1dldtdld1/1ldldldl1/1dldldld1/1ldldldl1/9 1 push";
    // These four move three balls in a cycle. They are played in another puzzle, since this one is
    // already solved in that position.
    String position = replayed("inlay:to=halves 3l cu 3r cd --position", chess).get(3);

    Run solved = Run.installed("solve inlay --position", position);
    assertThat(solved.out()).startsWith("win 1\nlength 4\n");
    assertThat(lastStatus(position, solved)).isEqualTo("win 1 solved");
    assertThat(Run.installed("solve inlay --position", chess))
        .isEqualTo(Run.done("win 1", "length 0"));
  }

  @Test
  void aPathThatIsNotProvedShortestHasANumberOfMovesAndNoLength() {
    String start = Run.installed("start inlay").out().strip();
    Run solved = Run.installed("solve inlay --limit 1000");
    List<String> lines = solved.out().lines().toList();

    assertThat(lines.get(0)).isEqualTo("win 1");
    assertThat(lines.get(1)).isEqualTo("moves " + (lines.size() - 2));
    assertThat(lastStatus(start, solved)).isEqualTo("win 1 solved");
  }

  @Test
  void anInlayPuzzleMayHaveNoSolutionOrNoneWithinTheLimit() {
    String stuck = "9/9/9/llll5/lllllllll/lllllllll/llddddddd/ddddddddd/ddddddddt 1 push";
    String pushed = Run.installed("replay inlay bu").out().lines().toList().get(0);

    assertThat(Run.installed("solve inlay --position", stuck)).isEqualTo(Run.done("draw"));
    assertThat(Run.installed("solve inlay --position", pushed, "--limit", "9").err())
        .contains("more than 9 positions can be reached");
  }

  @Test
  void aBatchEndsEachAnswerWithAnEmptyLine() {
    assertThat(Run.with("2 1\n9 1\n0 2\n", "solve heap --position -"))
        .isEqualTo(
            Run.done(
                "win 1",
                "length 1",
                "take2",
                "",
                "win 1",
                "length 5",
                "take1",
                "",
                "win 1",
                "length 0",
                ""));
  }

  @Test
  void aGameThatIsTooLargeIsRefused() {
    assertThat(Run.of("solve walk:goal=10 --limit 10"))
        .isEqualTo(
            Run.failed(
                "this is too large to be solved: from here more than 10 positions can be reached;"
                    + " --limit N sets another limit, and JDK_JAVA_OPTIONS=-Xmx8g gives the memory"
                    + " for it."));
    assertThat(Run.of("solve walk:goal=10 --limit 11")).isEqualTo(Run.done("draw", "back", "on"));
  }

  @Test
  void positionsWithinTheLimitAreAnsweredBeforeTheFirstBeyondIt() {
    Run run = Run.with("1 1\n9 1\n", "solve heap --position - --limit 5 --locale=hu");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("win 1\nlength 1\ntake1\n\n");
    assertThat(run.err()).startsWith("boardrules: ez túl nagy ahhoz, hogy meg lehessen oldani: ");
  }

  /** Returns the status after all moves of a solution, from a position. */
  private static String lastStatus(String position, Run solved) {
    String moves = solved.out().lines().skip(2).collect(Collectors.joining(" "));
    List<String> lines = replayed("inlay " + moves + " --position", position);
    return lines.get(lines.size() - 1);
  }

  /** Returns the positions after the moves, and the status. */
  private static List<String> replayed(String arguments, String position) {
    return Run.installed("replay " + arguments, position).out().lines().toList();
  }

  private static Run solveTzaar(String position) {
    return Run.installed("solve tzaar --position", position);
  }
}
