package io.github.boardrules.examples.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.draw.SvgDrawing;
import io.github.boardrules.examples.docs.Programs;
import io.github.boardrules.zertz.ZertzMove;
import io.github.boardrules.zertz.ZertzRules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs every short program whose output no page shows, and compares its output. */
class SnippetsTest {

  @Test
  void aRandomGameEndsWithAWinner() {
    assertThat(Programs.printed(() -> PlayRandomGame.main(new String[0])))
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
    assertThat(Programs.printed(() -> SaveAndLoad.main(new String[0])))
        .isEqualTo(
            """
            [variant "zertz:rings=48"]
            [player1 "Anna"]

            Wd4,d1 Gd5,a1
            {ongoing}
            true {player1=Anna}
            1 move is kept
            line 4, move 2 (Gd4,a1): There is a marble on d4 already.
            win 2 resignation: Player 2 wins: the other player has resigned.
            """);
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
    assertThat(Programs.printed(() -> DrawBoard.main(new String[] {picture.toString()})))
        .isEqualTo(
            """
                         d7
                     c6  .   e6
                 b5  .       .   f5
             a4  .       .       .   g4
             .       .       .       .
                 .       .       .
             .       .       .       .
                 .      <W>      .
             .       .       .       .
                 .       .       .
             .       .       .       .
             a1  .       .       .   g1
                 b1  .       .   f1
                     c1 <->  e1
                         d1

            pool      W x4  G x7  B x9
            player 1  W x0  G x0  B x0
            player 2  W x0  G x0  B x0

            W white   G grey   B black   . ring   - gone   <x> last move
            """);
    assertThat(Files.readString(picture))
        .contains("<svg ", "data-cell=\"d4\"", ">Player 2 is to move", "prefers-color-scheme");
  }

  @Test
  void stepsLeadToACompleteMove() {
    assertThat(Programs.printed(() -> NextSteps.main(new String[0])))
        .isEqualTo(
            """
            piece:white: 37 steps may follow
            cell:d4: 18 steps may follow
            cell:d1: 0 steps may follow
            the move is Wd4,d1
            it leads to ..../...../....../-..W.../....../...../.... 4,7,9 0,0,0 0,0,0 2
            off-board: a9 is not a place of this board.
            """);
  }

  @Test
  void theEndOfAGameIsPlayedPerfectly() {
    assertThat(Programs.printed(() -> PerfectPlay.main(new String[0])))
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
    assertThat(Programs.printed(() -> MonteCarloBot.main(new String[0]))).isEqualTo("Gb3,g3\n");
  }
}
