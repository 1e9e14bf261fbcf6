package io.github.boardrules.examples.docs;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Explorer;
import io.github.boardrules.core.search.Perft;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.engine.Engine;
import io.github.boardrules.engine.Limit;
import io.github.boardrules.engine.SearchMethod;
import io.github.boardrules.engine.WinProver;
import io.github.boardrules.examples.cli.Run;
import io.github.boardrules.fixtures.Checkout;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.pikkpakk.PikkPakkRules;
import io.github.boardrules.zertz.ZertzPosition;
import io.github.boardrules.zertz.ZertzRules;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What docs/embedding.md calls expensive ends within its bound in a JVM with little memory. */
@Tag("slow")
class ExpensiveCallsTest {
  private static final ZertzRules WIDE = ZertzRules.parse("zertz:game=tournament,rings=61");

  /** The position with the most legal moves that is known: 1,337,998. */
  private static final ZertzPosition WIDEST =
      WIDE.notation()
          .parsePosition(
              "...../GB..../.W.B.../BWBBB.../.GWW...../GGGGB.../.B.G.../WBGW../.B..."
                  + " 0,0,0 0,0,0 0,0,0 1");

  private static final Map<String, Runnable> CALLS =
      new TreeMap<>(
          Map.ofEntries(
              entry("a long text", ExpensiveCallsTest::readLongTexts),
              entry("all legal moves of a position", ExpensiveCallsTest::listMoves),
              entry("an analysis by the engine", ExpensiveCallsTest::analyse),
              entry("a proof by `WinProver`", ExpensiveCallsTest::prove),
              entry("perfect play, `Knowledge.solution`", ExpensiveCallsTest::playPerfectly),
              entry("`Perft`", () -> Perft.count(WIDE, WIDEST, 1)),
              entry("`Explorer`, `Solver`", ExpensiveCallsTest::solve),
              entry("a game between programs", ExpensiveCallsTest::playOn)));

  /** Makes each call, and prints its name afterwards. */
  public static void main(String[] arguments) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    CALLS.forEach(
        (name, call) -> {
          call.run();
          out.println(name);
        });
  }

  @Test
  void eachRowOfTheTableEndsInSmallMemory() throws Exception {
    List<String> rows =
        Checkout.read("docs/embedding.md")
            .split("\\| request \\| what it costs \\| how to bound it \\|\n", 2)[1]
            .lines()
            .skip(1)
            .takeWhile(line -> line.startsWith("|"))
            .map(line -> line.split(" \\| ", -1)[0].substring(2))
            .toList();
    ProcessBuilder builder =
        Run.process(
            ExpensiveCallsTest.class,
            List.of("-Xmx64m", "-Dfile.encoding=UTF-8"),
            System.getProperty("java.class.path", ""));

    Run run = Run.of(builder);

    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).containsExactlyInAnyOrderElementsOf(rows);
  }

  private static void listMoves() {
    assertThat(WIDE.countLegal(WIDEST)).isEqualTo(1_337_998);
    assertThat(WIDE.legalMoves(WIDEST).size()).isEqualTo(1_337_998);
  }

  private static void analyse() {
    Engine<ZertzPosition, ?> engine = Engine.of(WIDE).withMemory(Engine.MIN_MEMORY);
    for (SearchMethod method : SearchMethod.values()) {
      for (Limit limit : List.of(Limit.nodes(20), Limit.time(Duration.ofMillis(10)))) {
        var analysis = engine.withMethod(method).withThreads(32).analyse(WIDEST, limit);
        assertThat(analysis.hasAllMoves()).isFalse();
        assertThat(analysis.moves()).hasSizeBetween(1, 10_000);
      }
    }
  }

  private static void prove() {
    var prover = WinProver.of(WIDE).withMemory(Engine.MIN_MEMORY).withNodes(20_000);
    assertThat(prover.prove(WIDEST)).hasValue(1);
  }

  private static void playPerfectly() {
    GridRules grid = GridRules.parse("one-two-three:cols=5,rows=4,max=any");
    assertThat(grid.knowledge().solution(grid.start())).isPresent();
  }

  private static void solve() {
    assertThat(Explorer.of(WIDE).explore(WIDEST, 1_000).isComplete()).isFalse();
    var inlay = PikkPakkRules.parse("inlay:push=square");
    assertThatExceptionOfType(SolverLimitException.class)
        .isThrownBy(() -> Solver.of(WIDE).withLimit(1_000).solve(WIDEST));
    assertThatExceptionOfType(SolverLimitException.class)
        .isThrownBy(() -> Solver.of(inlay).withLimit(1_000).solve(inlay.start()));
  }

  private static void readLongTexts() {
    String many = "a1 ".repeat(500_000);
    var notation = WIDE.notation();
    for (ThrowingCallable reader :
        List.<ThrowingCallable>of(
            () -> notation.parsePosition(many),
            () -> notation.parseMove(many),
            () -> MatchRecord.read(WIDE, many))) {
      assertThatExceptionOfType(NotationException.class).isThrownBy(reader);
    }
    String header = "[variant \"" + WIDE.variant() + "\"]\n\n";
    assertThat(MatchRecord.read(WIDE, header + many).problem()).isPresent();
  }

  private static void playOn() {
    List<String> round = List.of("bu", "cu", "bd", "cd");
    var match = Match.of(PikkPakkRules.parse("pikkpakk"));
    for (int ply = 0; ply < 1_000; ply++) {
      match = match.playText(round.get(ply % round.size()));
    }
    assertThat(match.moves()).hasSize(1_000);
  }
}
