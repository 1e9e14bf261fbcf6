package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.catalog.Catalog;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SolveCommandTest {

  @Test
  void aWinHasALengthAndItsBestMoves() {
    assertThat(Run.of("solve", "heap")).isEqualTo(Run.done("win 1", "length 3", "take1"));
    assertThat(Run.of("solve", "heap", "--position", "7 2"))
        .isEqualTo(Run.done("win 2", "length 3", "take3"));
  }

  @Test
  void aLossIsTheWinOfTheOther() {
    assertThat(Run.of("solve", "heap", "--position", "4 2"))
        .isEqualTo(Run.done("win 1", "length 2", "take1", "take2", "take3"));
  }

  @Test
  void aDrawHasNoLength() {
    assertThat(Run.of("solve", "walk")).isEqualTo(Run.done("draw", "back", "on"));
  }

  @Test
  void aGameThatIsOverHasNoMoves() {
    assertThat(Run.of("solve", "heap", "--position", "0 1"))
        .isEqualTo(Run.done("win 2", "length 0"));
    assertThat(Run.of("solve", "walk", "--position", "@2")).isEqualTo(Run.done("draw"));
  }

  @Test
  void theEndOfAGameOfTzaarIsSolvedAndItsBeginningIsTooLarge() {
    String board = "r3..../.....r2/T....../......z2./T2.R2....t/......T3./";
    assertThat(solveTzaar(board + "Z2....../z2..RR./...T2. 1 first"))
        .isEqualTo(Run.done("win 1", "length 5", "G1xH1"));
    assertThat(solveTzaar(board + "......./Z2..RR./...T2. 1 second"))
        .isEqualTo(Run.done("win 1", "length 4", "H1+H4", "I4+H4"));
    assertThat(Run.with(Catalog.installed(), "", "solve", "tzaar").status()).isEqualTo(2);
  }

  @Test
  void gamesThatKnowPerfectPlayTellTheWinningMovesWithoutALength() {
    assertThat(solveNim("triangle")).isEqualTo(Run.done("win 1", "8:8"));
    assertThat(solveNim("heaps:sizes=3-4-5")).isEqualTo(Run.done("win 1", "1:2"));
    assertThat(solveNim("heaps:sizes=3-4-5", "--position", "1-0-0 2"))
        .isEqualTo(Run.done("win 2", "1:1"));
    assertThat(solveNim("heaps:sizes=3-4-5", "--position", "0-0-0 2"))
        .isEqualTo(Run.done("win 1", "length 0"));
  }

  @Test
  void aLossOfUnknownLengthHasNoBestMove() {
    assertThat(solveNim("one-two-three:max=any,last=loses")).isEqualTo(Run.done("win 2"));
    assertThat(solveNim("triangle", "--position", "1-2-3-4-5-6-7-0 2"))
        .isEqualTo(Run.done("win 1"));
  }

  @Test
  void aGridOf20CellsIsSolvedAndALargerOneOnlyNearItsEnd() {
    String almostEmpty = "......./......./...oo../.....o. 1";

    assertThat(solveNim("one-two-three:cols=5"))
        .isEqualTo(Run.done("win 1", "a2+a3", "b2+b3", "c2+c3", "d2+d3", "e2+e3"));
    assertThat(solveNim("one-two-three:cols=7").err()).contains("too large to be solved");
    assertThat(solveNim("one-two-three:cols=7", "--position", almostEmpty).out())
        .startsWith("win 1\nlength ");
  }

  @Test
  void aBatchEndsEachAnswerWithAnEmptyLine() {
    assertThat(Run.with("2 1\n9 1\n0 2\n", "solve", "heap", "--position", "-"))
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
    assertThat(Run.of("solve", "walk:goal=10", "--limit", "10"))
        .isEqualTo(
            Run.failed(
                "this is too large to be solved: from here more can be reached than a limit of 10"
                    + " positions allows; --limit N sets another, and JDK_JAVA_OPTIONS=-Xmx8g gives"
                    + " the memory for it."));
    assertThat(Run.of("solve", "walk:goal=10", "--limit", "11"))
        .isEqualTo(Run.done("draw", "back", "on"));
  }

  @Test
  void whatFitsIsAnsweredBeforeWhatDoesNot() {
    Run run =
        Run.with("1 1\n9 1\n", "solve", "heap", "--position", "-", "--limit", "5", "--locale=hu");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEqualTo("win 1\nlength 1\ntake1\n\n");
    assertThat(run.err()).startsWith("boardrules: ez túl nagy ahhoz, hogy meg lehessen oldani: ");
  }

  @Test
  void theLimitIsANumber() {
    assertThat(Run.of("solve", "heap", "--limit", "0"))
        .isEqualTo(Run.failed("--limit is '0', but must be a whole number from 1 to 2147483647."));
  }

  private static Run solveNim(String... arguments) {
    return Run.with(
        Catalog.installed(),
        "",
        Stream.concat(Stream.of("solve"), Stream.of(arguments)).toArray(String[]::new));
  }

  private static Run solveTzaar(String position) {
    return Run.with(Catalog.installed(), "", "solve", "tzaar", "--position", position);
  }
}
