package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is done beside a match, or after it: puzzles, the graph, words, sounds and pictures. */
final class PuzzlesInBrowser extends OpenBrowser {
  /** Player 1 gives the win away with the third move. */
  private static final String BLUNDER =
      "#v=heaps%3Asizes%3D3-4-5&m=1%3A2_2%3A1_3%3A5_2%3A2_1%3A1_2%3A1";

  /** Counts sounds in place of making them. */
  private static final String SILENT =
      """
      globalThis.tones = 0;
      globalThis.AudioContext = class {};
      globalThis.GainNode = class {
        gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}};
        connect(next) { return next; }
      };
      globalThis.OscillatorNode = class extends GainNode {
        start() { globalThis.tones++; }
        stop() {}
      };
      """;

  @Test
  void aPuzzleIsSolvedByTouchesAndKnownAsSolved() throws IOException {
    Page page = newPage(context(calm().setLocale("hu").setViewportSize(360, 800)));
    page.addInitScript(axe());
    page.navigate(site.address());
    awaitReady(page);
    choosePuzzles(page);
    assertThat(page.locator("#lesson-text").textContent())
        .startsWith("1. játékos legfeljebb 3 lépésben kikényszerítheti a győzelmet");
    assertAccessible(page);
    assertThat(board(page)).isEqualTo("3-1-0-0-1 1");
    touch(page, "c1");
    page.waitForFunction("() => document.body.innerText.includes('Keress másikat!')");
    assertThat(board(page)).isEqualTo("3-1-0-0-1 1");
    touch(page, "a1");
    page.waitForFunction("() => boardrules.view().ply === 2 && boardrules.view().isOpen");
    page.click("#lesson-next"); // Show me
    page.locator("#board .hint-ring").waitFor();
    page.click("#lesson-again");
    assertThat(board(page)).isEqualTo("3-1-0-0-1 1");
    touch(page, "a1");
    page.waitForFunction("() => boardrules.view().ply === 2 && boardrules.view().isOpen");
    page.locator("#board .is-next").click();
    page.waitForFunction("() => document.body.innerText.includes('Megoldva!')");
    page.click("#lesson-next");
    assertThat(page.locator("#lesson-title").textContent()).endsWith("2/6");
    page.click("#lesson-leave");
    page.locator("#lobby").waitFor();
    assertThat(page.locator("#resume").isVisible()).isFalse();
    page.click("#to-puzzles");
    assertThat(page.locator("#puzzle-game").textContent()).contains("(18 közül 1 megoldva)");
    assertAccessible(page);
  }

  private static void choosePuzzles(Page page) {
    page.click("#to-puzzles");
    page.selectOption("#puzzle-game", "heaps");
    page.selectOption("#puzzle-level", "1");
    page.click("#puzzles-dialog [value=solve]");
    page.locator("#lesson").waitFor();
  }

  @Test
  void aMatchIsReviewedToldInWordsHeardAndSavedAsPixels(@TempDir Path folder) throws IOException {
    Page page = newPage(context(calm().setColorScheme(ColorScheme.DARK)));
    page.addInitScript(axe());
    page.addInitScript(SILENT);
    page.navigate(site.address() + BLUNDER);
    awaitReady(page);
    page.click("#words button:last-child");
    String mistake = "3. 3:5: 3:3 was better (100% → 0%)";
    page.waitForFunction(
        "() => /Each of these moves/.test(document.querySelector('#review-text').textContent)");
    assertThat(page.locator("#review-mistakes").textContent()).isEqualTo(mistake);
    assertThat(page.locator("#review-graph circle").count()).isEqualTo(1);
    page.click("#review-mistakes button");
    assertThat(view(page, "at").getAsInt()).isEqualTo(2);
    assertThat(page.locator("#message").textContent()).isEqualTo(mistake);
    assertThat(page.locator("#board .best > *").count()).isPositive();
    assertAccessible(page);

    page.click("#to-settings");
    page.selectOption("#set-words", "on");
    page.click("#settings-dialog .close");
    assertThat(page.locator("#move-list .words").first().textContent())
        .isEqualTo("takes ball from b1, c1");
    page.click("#to-next");
    page.click("#replay");
    page.waitForFunction("() => boardrules.view().at === 4");
    assertThat(page.evaluate("tones")).isEqualTo(0);
    page.click("#to-settings");
    page.selectOption("#set-sounds", "on");
    page.click("#settings-dialog .close");
    page.waitForFunction("() => tones > 0");
    assertAccessible(page);

    page.click("#more");
    page.click("#do-share");
    Download download = page.waitForDownload(() -> page.click("#share-png"));
    Path file = folder.resolve(download.suggestedFilename());
    download.saveAs(file);
    assertThat(file.getFileName()).hasToString("heaps.png");
    assertThat(ImageIO.read(file.toFile()).getWidth()).isEqualTo(1600);
  }

  @Test
  void aMatchWithoutAMoveOutlastsAReloadAndTwoPeopleAreToldApart() {
    Page page = open("");
    page.click("#game-list [data-game=pylos]");
    assertThat(page.locator("#you").isVisible()).isTrue();
    page.selectOption("#seat1", "human");
    assertThat(page.locator("#you").isVisible()).isFalse();
    page.click("#begin");
    page.reload();
    awaitReady(page);
    assertThat(view(page, "variant").getAsString()).isEqualTo("pylos");
    assertThat(view(page, "sorts").toString()).isEqualTo("[\"human\",\"human\"]");
    page.click("#more");
    page.click("#do-resign");
    page.locator("#question[open]").waitFor();
    assertThat(page.locator("#question-text").textContent())
        .isEqualTo("Player 1 (light): do you want to resign?");
    page.click("#question [value=no]");
    String seen = view(page, "svg").getAsString();
    page.click("#to-settings");
    page.selectOption("#set-keys", "off");
    page.click("#settings-dialog .close");
    page.keyboard().press("f");
    assertThat(view(page, "svg").getAsString()).isEqualTo(seen);
  }
}
