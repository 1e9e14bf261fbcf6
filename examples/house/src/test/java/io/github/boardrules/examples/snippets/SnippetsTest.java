package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Solution;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.drawing.SvgDrawing;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.examples.docs.Source;
import io.github.boardrules.examples.snippets.GameServer.Answer;
import io.github.boardrules.fixtures.Checkout;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.pylos.PylosRules;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzRules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs every short program whose output no page shows, and the programs of several classes. */
class SnippetsTest {
  private final GameServer server = new GameServer();

  @Test
  void aRandomGameEndsWithAWinner() {
    assertThat(Source.printed(() -> PlayRandomGame.main(new String[0])))
        .startsWith("[Bd3,f1, Gf2,f5, ")
        .endsWith(
            """
            , Be3,e1, xe3Gg1]
            -G--/-..--/....../-G...B-/-...../-..W-/B--. 5,1,5 0,5,2 0,0,1 2
            win 1 grey
            Player 1 wins: enough grey marbles.
            """);
  }

  @Test
  void aMatchIsSavedAndLoaded() {
    assertThat(Source.printed(() -> SaveAndLoad.main(new String[0])))
        .isEqualTo(
            """
            [variant "zertz:rings=48"]
            [form "1"]
            [player1 "Anna"]

            Wd4,d1 Gd5,a1
            {ongoing}
            true {player1=Anna}
            1 move is kept
            line 5, character 8, move 2 (Gd4,a1): There is a marble on d4 already.
            win 2 resignation: Player 2 wins: the other player has resigned.
            """);
  }

  @Test
  void theRecordOnThePageIsRead() {
    String text = Checkout.read("examples/snippets/src/main/records/commented.txt");
    var record = MatchRecord.read(Catalog.installed()::textRules, text);

    assertThat(record.problem()).isEmpty();
    assertThat(record.tree().start().variations()).containsExactly("Wd4,d1", "Bd4,d1");
    assertThat(record.outcome().text()).isEqualTo("win 1 resignation");
  }

  @Test
  void aStyleSheetOfAPageNamesWhatAPictureHas() throws IOException {
    var rules = ZertzRules.standard();
    var diagram =
        rules
            .diagram(rules.play(rules.start(), ZertzMove.parse("Wd4,d1")))
            .withMarks(List.of("d4"), Emphasis.NEXT)
            .withMarks(List.of("d5"), Emphasis.ENTERED);
    String picture = SvgDrawing.standard().withDarkMode(true).draw(diagram);

    try (InputStream page = SnippetsTest.class.getResourceAsStream("board.css")) {
      String css = new String(page.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(Pattern.compile("--br-[-a-z]+").matcher(css).results().map(MatchResult::group))
          .hasSizeGreaterThan(5)
          .allSatisfy(name -> assertThat(picture).contains("var(" + name + ","));
      assertThat(Pattern.compile("\\.(br-[-a-z]+)").matcher(css).results().map(m -> m.group(1)))
          .hasSize(6)
          .allSatisfy(name -> assertThat(picture).containsPattern("[\" .]" + name + "[\" ]"));
    }
  }

  @Test
  void aBoardIsDrawnAsTextAndAsAPicture(@TempDir Path folder) throws IOException {
    Path picture = folder.resolve("board.svg");
    assertThat(Source.printed(() -> DrawBoard.main(new String[] {picture.toString()})))
        .contains(
            "\n     .      <W>      .\n", "<->", "pool      W x4    G x7    B x9", "<x> last move");
    assertThat(Files.readString(picture))
        .contains("<svg ", "data-cell=\"d4\"", ">Player 2 is to move", "prefers-color-scheme");
  }

  @Test
  void stepsLeadToACompleteMove() {
    assertThat(Source.printed(() -> NextSteps.main(new String[0])))
        .isEqualTo(
            """
            piece:white: 37 steps may follow
            cell:d4: 18 steps may follow
            cell:d1: 0 steps may follow
            the move is Wd4,d1
            it leads to ..../...../....../-..W.../....../...../.... 4,7,9 0,0,0 0,0,0 2
            off-board: a9 is not on this board.
            """);
  }

  @Test
  void theEndOfAGameIsPlayedPerfectly() {
    assertThat(Source.printed(() -> PerfectPlay.main(new String[0])))
        .isEqualTo(
            """
            win 1 in 5
            G1xH1
            H1+H4
            A1xC1
            C1xE3
            H4xD7
            win 1 kind-captured
            """);
  }

  @Test
  void aBotFindsAMoveByRandomGames() {
    assertThat(Source.printed(() -> MonteCarloBot.main(new String[0]))).isEqualTo("Gb3,g3\n");
  }

  @Test
  void itPlaysPerfectlyIfItReachesTheEnd() {
    assertPerfect(GridRules.parse("one-two-three:cols=3,rows=3"), 0);
    assertPerfect(GridRules.parse("one-two-three:cols=3,rows=3,last=loses"), 1);
    assertPerfect(PylosRules.parse("pylos:base=3,takeback=none"), 4);
    assertPerfect(PylosRules.parse("pylos:base=3,takeback=must,limit=2"), 8);
  }

  @Test
  void aMoveIsPlayedOnceHoweverManyThreadsSendIt() throws Exception {
    server.open("a", "zertz");
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Callable<Optional<Answer>>> sending = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      sending.add(() -> server.submit("a", 1, "Wd4,d1", Locale.ENGLISH));
    }
    int played = 0;
    for (Future<Optional<Answer>> answer : threads.invokeAll(sending)) {
      played += answer.get().orElseThrow() instanceof Answer.Accepted ? 1 : 0;
    }
    threads.shutdown();
    assertThat(played).isEqualTo(1);
    assertThat(server.save("a").orElseThrow()).contains("\nWd4,d1\n{ongoing}");
  }

  @Test
  void everyGameCanBePlayedAndRestored() {
    server.open("a", "one-two-three:cols=2,rows=1");
    assertThat(server.submit("a", 1, "a1", Locale.ENGLISH))
        .contains(new Answer.Accepted(".o 2", "ongoing"));
    server.restore("b", server.save("a").orElseThrow());
    assertThat(server.submit("b", 2, "b1", Locale.ENGLISH))
        .contains(new Answer.Accepted(".. 1", "win 2 took-last"));
    assertThat(server.submit("b", 1, "b1", Locale.ENGLISH).orElseThrow())
        .isInstanceOfSatisfying(
            Answer.Refused.class, why -> assertThat(why.code()).isEqualTo("game-over"));
    assertThat(server.save("a"))
        .contains("[variant \"one-two-three:cols=2,rows=1\"]\n[form \"1\"]\n\na1\n{ongoing}\n");
  }

  @Test
  void aRefusedMoveLeavesTheMatchUnchanged() {
    server.open("a", "zertz");
    Optional<String> before = server.save("a");
    for (String move : List.of("Wd9", "Wd4", "", "pass", "Wd4,d4")) {
      assertThat(server.submit("a", 1, move, Locale.ENGLISH).orElseThrow())
          .isNotInstanceOf(Answer.Accepted.class);
    }
    assertThat(server.submit("a", 2, "Wd4,d1", Locale.forLanguageTag("hu")))
        .contains(new Answer.Refused("not-your-turn", List.of(), "Nem te következel."));
    assertThat(server.save("a")).isEqualTo(before);
  }

  @Test
  void unknownMatchesAndVariantsAreReported() {
    assertThat(server.submit("a", 1, "Wd4,d1", Locale.ENGLISH)).isEmpty();
    assertThat(server.save("a")).isEmpty();
    assertThatThrownBy(() -> server.open("a", "chess")).isInstanceOf(VariantException.class);
    assertThatThrownBy(() -> server.restore("a", "[variant \"zertz\"]\n\nWd4,d4\n{ongoing}\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "line 3, character 1, move 1 (Wd4,d4): The ring on d4 has a marble and cannot be removed.");
  }

  /** Compares its moves in some positions, with the distance of the win as depth. */
  private static <S, M> void assertPerfect(PackedRules<S, M> rules, int plies) {
    int compared = 0;
    for (int seed = 1; seed <= 5; seed++) {
      S position = Playout.play(rules, rules.start(), new SplitMix64(seed), plies).position();
      Solution<S, M> solution = Solver.of(rules).withKnowledge(Knowledge.none()).solve(position);
      int length = solution.gameValue(position).distance().orElse(0);
      if (length > 0) {
        M found = new AlphaBeta<>(rules, anywhere -> 0).best(position, length);
        assertThat(solution.bestMoves(position)).as("%s", position).contains(found);
        compared++;
      }
    }
    assertThat(compared).isPositive();
  }
}
