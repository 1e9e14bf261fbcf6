package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.ProgressLine;
import io.github.boardrules.examples.cli.shared.Streams;
import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.examples.cli.shared.UserFolders;
import io.github.boardrules.examples.solved.table.TableFolderException;
import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code solve}, also by tables in memory and in a folder, and {@code prove}. */
class SolveCommandTest {
  private static final String VARIANT = "pylos:base=3,takeback=must";
  private static final Texts ENGLISH = new Texts(Locale.ENGLISH);
  private static final long GIGABYTE = 1L << 30;

  @TempDir Path folder;

  @Test
  void aWinHasALengthAndItsBestMoves() {
    Session.check(
        """
        $ solve heap > win 1¶length 3¶take1
        $ solve heap --position '7 2' > win 2¶length 3¶take3
        $ solve heap --position '4 2' > win 1¶length 2¶take1¶take2¶take3
        $ solve walk > draw¶back¶on
        $ solve heap --position '0 1' > win 2¶length 0
        $ solve heap --position - < 2 1¶9 1 > win 1¶length 1¶take2¶¶win 1¶length 5¶take1¶
        """);
  }

  @Test
  void theEndOfAGameOfTzaarIsSolvedAndItsBeginningIsTooLarge() {
    Session.checkInstalled(
        """
        $ solve tzaar --position 'r3..../.....r2/T....../......z2./T2.R2....t/......T3./Z2....../z2..RR./...T2. 1 first'
        win 1
        length 5
        G1xH1
        $ solve tzaar --position 'r3..../.....r2/T....../......z2./T2.R2....t/......T3./......./Z2..RR./...T2. 1 second'
        win 1
        length 4
        H1+H4
        I4+H4
        $ solve tzaar > ! this is too large to be solved…
        """);
  }

  @Test
  void gamesThatKnowPerfectPlayGiveTheWinningMovesWithoutALength() {
    Session.checkInstalled(
        """
        $ solve triangle > win 1¶8:8
        $ solve heaps:sizes=3-4-5 --position '1-0-0 2' > win 2¶1:1
        $ solve one-two-three:max=any,last=loses > win 2
        $ solve triangle --position '1-2-3-4-5-6-7-0 2' > win 1
        """);
  }

  @Test
  void aGridIsSolvedAndALargerOneNearItsEnd() {
    Session.checkInstalled(
        """
        $ solve one-two-three:cols=5 > win 1¶a2+a3¶b2+b3¶c2+c3¶d2+d3¶e2+e3
        $ solve one-two-three:cols=7,rows=6 --position '......./......./......./......./...oo../.....o. 1'
        win 1
        length …
        …
        """);
  }

  @Test
  void anInlayPuzzleIsSolvedMoveByMove() {
    String chess =
        "9/1ldldldl1/1dldldld1/1ldldldl1/1dldtdld1/1ldldldl1/1dldldld1/1ldldldl1/9 1 push";
    // These four move three balls in a cycle. They are played in another puzzle, because this one
    // is
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
  void aGameThatIsTooLargeIsRefusedAfterEarlierAnswers() {
    Session.check(
        """
        $ solve walk:goal=10 --limit 10
        ! this is too large to be solved: from here more than 10 positions can be reached; --limit N sets another limit, and JDK_JAVA_OPTIONS=-Xmx8g gives the memory for it.
        $ solve walk:goal=10 --limit 11 > draw¶back¶on
        $ solve heap --position - --limit 5 --locale=hu < 1 1¶9 1¶1 1
        win 1
        length 1
        take1

        ez túl nagy ahhoz, hogy meg lehessen oldani: …

        win 1
        length 1
        take1

        ! ez túl nagy ahhoz, hogy meg lehessen oldani: …
        """);
  }

  @Test
  void aWinIsProved() {
    String position = "112/121/21.|../..|. 2 0";
    String solved = Run.installed("solve pylos:base=3 --position", position).out();

    assertThat(prove("pylos:base=3", position, "1000000").out())
        .startsWith(solved.lines().findFirst().orElseThrow() + "\nnodes ");
    assertThat(prove("triangle", "1-2-3-0-0-0-0-0 2", "100000").out()).startsWith("win 1\nnodes ");
  }

  /** The same player may move twice in a row. */
  @Test
  void theEndOfAGameOfTzaarIsProved() {
    String board = "r3..../.....r2/T....../......z2./T2.R2....t/......T3./";

    assertThat(prove("tzaar", board + "Z2....../z2..RR./...T2. 1 first", "100000").out())
        .startsWith("win 1\nnodes ");
  }

  @Test
  void withoutAProofTheWinnerIsUnknown() {
    assertThat(Run.installed("prove pylos --nodes 10000").out())
        .isEqualTo("unknown\nnodes 10000\n");
    assertThat(prove("heaps:sizes=1", "0 1", "1")).isEqualTo(Run.done("win 2", "nodes 0"));
  }

  @Test
  void eachPositionHasNodesOfItsOwn() {
    String both =
        Run.with(Run.GAMES, "1 1\n0 1\n", "prove heaps:sizes=1 --position - --nodes 100").out();

    assertThat(both)
        .isEqualTo(
            prove("heaps:sizes=1", "1 1", "100").out()
                + "\n"
                + prove("heaps:sizes=1", "0 1", "100").out()
                + "\n");
  }

  @Test
  void aPuzzleHasNoProof() {
    assertThat(Run.installed("prove inlay").status()).isEqualTo(2);
    assertThat(Run.of("prove walk").err()).contains("the engine cannot play walk");
  }

  @Test
  void tablesOfAFolderAreMadeOnce() throws IOException {
    Run first = Run.installed("solve", VARIANT, "--cache", folder.toString());
    Run second = Run.installed("solve", VARIANT, "--cache", folder.toString());

    assertThat(first.err())
        .startsWith(
            "The tables of this game are made once, with 67.1 MB of memory and up to 49.6 kB")
        .contains(folder.toString());
    assertThat(second).isEqualTo(new Run(0, first.out(), ""));
    assertThat(first.out()).containsPattern("\nsha256 [0-9a-f]{64}\n");

    Path file = folder.resolve("pylos-base=3-takeback=must.tables");
    Files.write(file, new byte[100]);
    assertThat(Run.installed("solve", VARIANT, "--cache", folder.toString())).isEqualTo(first);
  }

  @Test
  void aPerfectProgramPlaysByTables() {
    Run run =
        Run.installed(
            "play --seat1 perfect --seat2 random --seed 1", VARIANT, "--cache", folder.toString());

    assertThat(run.out())
        .contains("Player 1 plays 1b2.")
        .containsPattern("\nPlayer 1 \\(light\\) wins: .*\n$");
    assertThat(run.err()).startsWith("The tables of this game");
  }

  @Test
  void aBookOfTheOpeningIsPrinted() {
    Session.checkInstalled(
        """
        $ solve pylos:base=3,takeback=none --book 1 > 20610---11133----1332-30-2---2-
        $ solve triangle --book 1 > 1z0…
        $ solve pylos:base=3 --book 0 > ! --book…
        $ solve pylos:base=3 --book 1 --position - > ! --position and --book do not go together.
        $ solve pylos --book 1 --limit x > ! --limit…
        """);
    Session.check(
        """
        $ solve walk --book 1
        ! walk is a draw with perfect play, so it has no winning opening book.
        """);
  }

  @Test
  void aFolderThatCannotBeUsedIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");

    assertThat(Run.installed("solve", VARIANT, "--cache", file.toString()).err())
        .contains("boardrules: tables cannot be kept in '" + file + "': ");
    assertThat(Run.installed("solve", VARIANT, "--locale=hu", "--cache", file.toString()).err())
        .contains("boardrules: nem tarthatók táblázatok ebben a mappában: „" + file + "”: ");
  }

  @Test
  void whatIsNeededIsSaidBeforehand() {
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    tables(4 * GIGABYTE, errors).requireMemory(2 * GIGABYTE, Path.of("tables"));
    assertThat(errors.toString(StandardCharsets.UTF_8))
        .contains("with 3.3 GB of memory and up to 4.3 GB in");

    Tables tables = tables(3 * GIGABYTE, errors);
    assertThatExceptionOfType(Failure.class)
        .isThrownBy(() -> tables.requireMemory(2 * GIGABYTE, Path.of("tables")))
        .satisfies(
            failure -> {
              assertThat(failure.sentence(ENGLISH))
                  .isEqualTo(
                      "the tables of this game need 3.3 GB of memory while they are made, but Java"
                          + " may use only 3.2 GB; JDK_JAVA_OPTIONS=-Xmx4g gives enough.");
              assertThat(failure.sentence(new Texts(Locale.forLanguageTag("hu"))))
                  .contains("3,3 GB memória kell", "3,2 GB; elegendőt");
            });
  }

  @ParameterizedTest
  @CsvSource({
    "IN_USE, another program makes the same tables in 'tables'",
    "FULL, the disk of 'tables' has too little space: the tables of this game take up to 4.3 GB",
    "UNUSABLE, tables cannot be kept in 'tables': a detail",
  })
  void troubleWithTheFolderIsExplained(Trouble trouble, String sentence) {
    TableFolderException problem = new TableFolderException(trouble, Path.of("tables"), "a detail");
    assertThat(Tables.failure(problem, 2 * GIGABYTE).sentence(ENGLISH)).startsWith(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "XDG_CACHE_HOME, /var/cache, false, /var/cache/boardrules",
    "XDG_CACHE_HOME, cache, false, /home/me/.cache/boardrules",
    "LOCALAPPDATA, /local, false, /home/me/.cache/boardrules",
    "LOCALAPPDATA, /local, true, /local/boardrules",
    "XDG_CACHE_HOME, /var/cache, true, /home/me/AppData/Local/boardrules",
  })
  void theFolderIsThatOfTheUser(String variable, String value, boolean isWindows, String expected) {
    assertThat(new UserFolders(Map.of(variable, value), isWindows, "/home/me").cache())
        .isEqualTo(Path.of(expected));
  }

  @Test
  void aUserWithoutANameHasTheHomeOfTheEnvironment() {
    Map<String, String> environment = Map.of("HOME", "/home/me");
    assertThat(new UserFolders(environment, false, "?").home()).isEqualTo("/home/me");
  }

  /** Returns the status after all moves of a solution, from a position. */
  private static String lastStatus(String position, Run solved) {
    String moves = solved.out().lines().skip(2).collect(Collectors.joining(" "));
    List<String> lines = replayed("inlay " + moves + " --position", position);
    return lines.get(lines.size() - 1);
  }

  private static List<String> replayed(String arguments, String position) {
    return Run.installed("replay " + arguments, position).out().lines().toList();
  }

  private static Run prove(String variant, String position, String nodes) {
    return Run.installed("prove", variant, "--position", position, "--nodes", nodes);
  }

  private static Tables tables(long memory, ByteArrayOutputStream errors) {
    return new Tables(
        "tables", memory, new ProgressLine(new Output(errors), Streams.PIPES, ENGLISH));
  }
}
