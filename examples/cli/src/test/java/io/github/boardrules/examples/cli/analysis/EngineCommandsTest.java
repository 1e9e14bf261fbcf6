package io.github.boardrules.examples.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.examples.arena.Score;
import io.github.boardrules.examples.arena.Work;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.examples.cli.Session;
import io.github.boardrules.examples.cli.shared.Output;
import io.github.boardrules.examples.cli.shared.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code arena} with its scores, and {@code analyse}. */
class EngineCommandsTest {
  @TempDir Path folder;

  /** A heap of 12 is lost for the player to move; so each perfect player wins one of a pair. */
  @Test
  void theColoursAreChangedInEveryPair() {
    assertThat(scores("heap:size=12 --player1=perfect --player2=perfect --opening=0 --games=6"))
        .containsExactly(
            "heap:size=12: wins 3, draws 0, losses 3; points 50.0% (18.8% to 81.2%); games 6");
  }

  /** Perfect players win and lose by the opening alone. */
  @Test
  void bothGamesOfAPairHaveTheSameOpening() {
    assertThat(scores("heap:size=99 --player1=perfect --player2=perfect --opening=5 --games=20"))
        .singleElement()
        .asString()
        .contains("wins 10, draws 0, losses 10");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "engine",
        "engine:level=8",
        "engine:clock=60s+1s,nodes=300",
        "uct:nodes=300",
        "flat:nodes=300",
        "perfect"
      })
  void thePlayersBeatRandomMoves(String player) {
    assertThat(scores("pylos:base=3 --nodes=300 --games=10 --player1=" + player))
        .singleElement()
        .asString()
        .matches("pylos:base=3: wins ([89]|10), .*");
  }

  @Test
  void theSameSeedGivesTheSameGamesWithAnyNumberOfThreads() {
    List<String> one = some("--seed=5 --threads=1");
    assertThat(some("--seed=5 --threads=3")).isEqualTo(one);
    assertThat(some("--seed=7 --threads=3")).isNotEqualTo(one);
  }

  @Test
  void openingsThatEndTheGameAreDrawnAgain() {
    assertThat(scores("heap:size=3 --player1=random --opening=50 --games=6"))
        .containsExactly(
            "heap:size=3: wins 3, draws 0, losses 3; points 50.0% (18.8% to 81.2%); games 6");
  }

  @Test
  void whoExceedsTheClockLoses() {
    assertThat(scores("abalone --player1=random --player2=engine:clock=1ms --games=3"))
        .singleElement()
        .asString()
        .startsWith("abalone: wins 3, draws 0, losses 0;");
  }

  @Test
  void longGamesAreDraws() {
    assertThat(scores("abalone --player1=random --max-plies=5 --games=3"))
        .containsExactly(
            "abalone: wins 0, draws 3, losses 0; points 50.0% (12.5% to 87.5%); games 3");
  }

  @Test
  void everySetUpIsDrawn() {
    Run run = Run.installed("arena tzaar:setup=random --player1=random --games=4 --locale=hu");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("tzaar:setup=random: győzelem ").contains("; játszma 4, ");
  }

  @Test
  void allIsAVariantOfEachGameForTwo() {
    String[] arguments = {"arena", "all", "--player1=random", "--games=1", "--max-plies=9"};
    assertThat(Run.installed(arguments).out().lines())
        .extracting(line -> line.replaceFirst(": wins.*", ""))
        .contains("zertz", "tzaar", "abalone", "heaps:sizes=3-4-5")
        .doesNotContain("inlay")
        .hasSize(Catalog.installed().games().size() - 1);
  }

  @Test
  void mistakesAreExplained() {
    Session.check(
        """
        $ arena heap --player1=robot
        ! --player1 is 'robot', but must be one of: random, flat, uct, engine, perfect, program.
        $ arena heap --player2=flat:level=3
        ! --player2: flat has no setting 'level'; its settings are nodes, time.
        $ arena heap --player2=perfect:time=1s > ! --player2: the player perfect has no settings.
        $ arena heap --player1=uct:nodes=1,nodes=2 > ! --player1: nodes is given more than once.
        $ arena heap --player1=engine:level=10
        ! --player1 level is '10', but must be a whole number from 1 to 9.
        $ arena heap --player1=engine:method=tee
        ! --player1 method is 'tee', but must be one of: tree, alpha-beta. Did you mean tree?
        $ arena heap --player2=engine:clock=60s+1
        ! --player2 clock is '1', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ arena heap --time=1441m
        ! --time is '1441m', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ arena heap --time=0.9ms
        ! --time is '0.9ms', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ arena heap --games=0 > ! --games is '0', but must be a whole number from 1 to 2147483647.
        $ arena heap walk > ! walk has one player, so there is nobody to play against.
        """);
    Session.checkInstalled(
        """
        $ arena zertz --player1=perfect > ! perfect cannot play here…
        """);
  }

  @Test
  void aProgramOfTheUserPlays() {
    Run run = against("last");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("heaps:sizes=3-4-5: wins 4, draws 0, losses 0;");
  }

  @Test
  void aProgramThatAnswersByObjectsIsToldHowItsGamesEnd(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("told.txt");

    assertThat(against("objects " + file).err()).isEmpty();

    List<String> ends = Files.readAllLines(file).stream().filter(it -> it.contains("{")).toList();
    assertThat(ends)
        .hasSize(4)
        .allMatch(end -> end.matches("[1-4] [12] \\{\"over\":true,\"winner\":[12],\"ending\":.*"));
    assertThat(ends.stream().map(end -> end.charAt(0)).distinct()).hasSize(4);
  }

  @Test
  void aProgramPlaysInASeat(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("told.txt");
    Run run =
        Run.installed(
            "play", "heaps:sizes=1-1", "--seat1=" + program("objects " + file), "--seat2=random");

    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("Player 1 plays 2:1.");
    assertThat(Files.readAllLines(file))
        .hasSize(2)
        .contains("1 1")
        .anyMatch(line -> line.startsWith("1 1 {\"over\":true,\"winner\":2,"));
    assertThat(Run.installed("play", "heaps:sizes=1", "--seat2=program").err())
        .contains("--seat2: program needs a command");
  }

  /** An answer that is not a move, one that is not legal, and none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x | is 'x': character 1: expected 0 to 9 here.",
        "1:9 | is '1:9': Row or heap 1",
        "end | the program has ended without an answer: ",
      })
  void aProgramThatDoesNotPlayIsReported(String answer, String kind) {
    Run run = against(answer);

    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("boardrules: --player2: ").contains(kind);
  }

  private static Run against(String answer) {
    return Run.installed(
        "arena",
        "heaps:sizes=3-4-5",
        "--games=4",
        "--nodes=100",
        "--threads=2",
        "--player2=" + program(answer));
  }

  private static String program(String arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    String player = OwnPlayer.class.getName();
    return "program:\"" + java + "\" -cp \"" + classes + "\" " + player + " " + arguments;
  }

  /** The values of Wilson's formula as tables and other programs have them. */
  @ParameterizedTest
  @CsvSource({
    "  8,  0,  2, 0.80, 0.4902, 0.9433",
    "  0,  0, 10, 0.00, 0.0000, 0.2775",
    "100,  0,  0, 1.00, 0.9630, 1.0000",
    " 40, 20, 40, 0.50, 0.4038, 0.5962",
    "  0,  0,  0, 0.50, 0.0000, 1.0000"
  })
  void theIntervalIsThatOfWilson(
      int wins, int draws, int losses, double share, double lower, double upper) {
    Score score = new Score(wins, draws, losses, 0, Work.NONE, Work.NONE);
    assertThat(score.share()).isEqualTo(share);
    assertThat(score.lower()).isCloseTo(lower, within(5e-5));
    assertThat(score.upper()).isCloseTo(upper, within(5e-5));
  }

  @Test
  void theMovesAreListedWithWhatIsProven() {
    assertThat(Run.of("analyse heap --nodes 1000").out().lines())
        .hasSize(6)
        .contains("Player 1 is to move: 100% is a certain win for that player, 50% an even game.")
        .anyMatch(line -> line.matches("   move   value {2,}visits  then"))
        .anyMatch(line -> line.matches("1  take1  player 1 wins .*"))
        .anyMatch(line -> line.matches("\\d+ nodes, \\d+ moves deep; player 1 wins.*"));
    assertThat(Run.of("analyse heap --nodes=1000 --lines=1 --locale=hu").out().lines())
        .hasSize(4)
        .anyMatch(line -> line.matches("1  take1  1. játékos nyer.*"));
  }

  @Test
  void theSameNodesGiveTheSameAnalysis() {
    String[] arguments = {"analyse", "zertz", "--nodes", "300", "--seed", "4", "--lines", "3"};
    Run run = Run.installed(arguments);
    assertThat(Run.installed(arguments)).isEqualTo(run);
    assertThat(run.out().lines().skip(2).limit(3))
        .allMatch(line -> line.matches("[1-3]  [WGB]\\S+ +(at most )?\\d+\\.\\d% +\\d+.*"));
  }

  /** A value that only a few visits found says that it is no more than a bound. */
  @ParameterizedTest
  @ValueSource(strings = {"zertz", "tzaar", "pikkpakk", "pylos", "abalone"})
  void aMoveThatWasHardlyLookedAtDoesNotHaveTheValueOfTheBest(String variant) {
    Pattern row = Pattern.compile("\\d+ +\\S+ +(at most )?[\\d.]+% +(\\d+).*");
    List<Matcher> rows =
        Run.installed("analyse", variant, "--nodes", "300", "--lines", "20")
            .out()
            .lines()
            .map(row::matcher)
            .filter(Matcher::matches)
            .toList();
    long most = Long.parseLong(rows.get(0).group(2));
    assertThat(rows)
        .allMatch(found -> found.group(1) != null || 10 * Long.parseLong(found.group(2)) >= most);
  }

  @Test
  void aPositionOrAPlaceInARecordIsAnalysed() throws IOException {
    assertThat(Run.of("analyse heap --position", "6 2", "--nodes=1000").out())
        .contains("1  take2  player 2 wins");
    assertThat(Run.of("analyse heap --position", "0 2").out())
        .isEqualTo("Player 1 wins: the last one was taken.\n");
    Path file = folder.resolve("record.txt");
    Files.writeString(file, "[variant \"heap:size=9\"]\n\ntake3\n{ongoing}\n");
    assertThat(Run.of("analyse heap:size=9 --record", file.toString(), "--nodes=999").out())
        .contains("1  take2  player 2 wins");
    String start = Run.of("analyse heap:size=9 --position", "9 1", "--nodes=999").out();
    assertThat(Run.of("analyse heap:size=9 --ply=0 --nodes=999 --record", file.toString()).out())
        .isEqualTo(start);
    assertThat(Run.of("analyse heap:size=9 --ply=2 --record", file.toString()))
        .isEqualTo(Run.failed("--ply is '2', but must be a whole number from 0 to 1."));
    assertThat(Run.of("analyse heap --ply=2")).isEqualTo(Run.failed("--ply needs --record."));
    assertThat(Run.of("analyse heap --record", file.toString()))
        .isEqualTo(Run.failed("the record is of heap:size=9, not of heap."));
    assertThat(Run.of("analyse heap --record", file.toString(), "--position", "6 2"))
        .isEqualTo(Run.failed("--position and --record do not go together."));
  }

  @Test
  void mistakesInAnAnalysisAreExplained() {
    Session.check(
        """
        $ analyse walk --lines=1 > ! walk is a puzzle; boardrules solve finds its solution.
        $ analyse heap --lines=0 > ! --lines is '0', but must be a whole number from 1 to 999.
        $ analyse heap --time=x
        ! --time is 'x', but must be a time from 1ms to 1440m, such as 100ms, 0.5s, 2s or 1m.
        $ analyse heap --position=x > ! the position: character 1: expected 0 to 9 here.
        """);
  }

  @Test
  void onAScreenTheLinesTakeThePlaceOfThoseBefore() {
    ByteArrayOutputStream screen = new ByteArrayOutputStream();
    GrowingLines grown = new GrowingLines(new Output(screen), OptionalInt.of(8));
    grown.show(List.of("one", "and seven"));
    grown.show(List.of("another", "line", "more"));
    grown.show(List.of("end"));
    assertThat(screen.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "one\nand se…\n\u001b[2A\r\u001b[Janother\nline\nmore\n\u001b[3A\r\u001b[Jend\n");
  }

  @Test
  void onATerminalTheTableGrows() {
    Streams terminal = new Run.Terminal(false, false, OptionalInt.of(40), 1);
    Run run = Run.with(Run.GAMES, terminal, "", "analyse zertz --time=700ms --lines=2");
    assertThat(run.out()).contains("\u001b[4A\r\u001b[J");
    assertThat(run.out().lines().skip(1))
        .allMatch(line -> line.replaceFirst("^\u001b\\[\\d*[AJ]", "").length() < 40);
  }

  /** Returns the results and the mean lengths of some games. */
  private static List<String> some(String options) {
    return Run.installed("arena zertz --nodes=20 --player2=uct --games=8 " + options)
        .out()
        .lines()
        .map(line -> line.replaceAll("; nodes a second.*", ""))
        .toList();
  }

  /** Returns the results of games, without their length and speed. */
  private static List<String> scores(String arguments) {
    String all = "arena " + arguments;
    Run run = arguments.startsWith("heap:") ? Run.of(all) : Run.installed(all);
    assertThat(run.err()).isEmpty();
    return run.out().lines().map(line -> line.replaceAll(", moves a game.*", "")).toList();
  }
}
