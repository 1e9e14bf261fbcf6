package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match as a tree: its list, and what can be done with a variation or a move. */
final class TreesInBrowser extends OpenBrowser {
  /** A match that player 1 has resigned, so that the record has an ending. */
  private static final String RESIGNED = "#v=pylos&m=1a1_1b1_1c1_1d1&e=win%202%20resignation";

  private static final String NESTED =
      "1a1 \"the corner\" 1b1 @4:32 (1c1 1d1 (1b2 ?! 1c2) 1b3) (1d1 !) 1c1";

  @Test
  void aFinishedMatchIsPlayedOnAndNothingOfItIsLost() {
    Page page = open(RESIGNED);
    page.locator("#move-list button").nth(1).click();
    page.locator("#words button").last().click(); // Play on from here
    touch(page, "1b2");
    touch(page, "1b3");
    assertThat(list(page)).isEqualTo("1.1a1 2.1b1 3.1c1 [3.1b2 4.1b3] 4.1d1");
    assertThat(moves(page)).isEqualTo("1a1 1b1 1c1 (1b2 1b3) 1d1");
    assertThat(record(page)).endsWith("{win 2 resignation}\n");
    page.reload();
    awaitReady(page);
    touch(page, "1b4");
    assertThat(moves(page)).isEqualTo("1a1 1b1 1c1 (1b2 1b3 1b4) 1d1");
    page.locator("#move-list button").last().click();
    assertThat(page.locator("#status").textContent()).contains("has resigned");
    page.locator("#words button").first().click(); // Back to the match
    assertThat(board(page)).isEqualTo(board(open("#v=pylos&m=1a1_1b1_1b2_1b3_1b4")));
  }

  @Test
  void aMoveThatReplacesOneThatWasTakenBackIsOfTheMainLine() {
    Page page = open("#v=pylos&m=1a1_1b1");
    page.click("#undo");
    touch(page, "1c1");
    assertThat(list(page)).isEqualTo("1.1a1 2.1c1 [2.1b1]");
    page.locator("#move-list .variation button").click();
    assertThat(page.locator("#message").textContent()).isEmpty();
    touch(page, "1d1");
    assertThat(page.locator("#message").textContent()).contains("continues elsewhere");
  }

  @Test
  void aVariationIsPromotedAndAMoveDeleted() {
    Page page = openNested();
    page.locator("#move-list .variation .variation button").first().click();
    page.click("#note-title");
    page.click("#promote");
    assertThat(moves(page))
        .isEqualTo("1a1 \"the corner\" 1b1 @4:32 (1c1 1b2 ?! (1d1 1b3) 1c2) (1d1 !) 1c1");
    page.click("#promote");
    assertThat(list(page)).startsWith("1.1a1 the corner 2.1c1 [2.1b1 4:32 3.1c1] [2.1d1!]");
    assertThat(page.locator("#promote").isVisible()).isFalse();
    page.click("#remove");
    page.click("#question [value=no]");
    assertThat(page.locator("#move-list button").count()).isEqualTo(9);
    page.click("#remove");
    assertThat(page.locator("#question-text").textContent()).contains("1b2");
    page.click("#question-yes");
    // The page hears of the answer a moment later.
    page.waitForFunction(
        "() => document.querySelector('#move-list [aria-current]').textContent === '2.1c1'");
    assertThat(moves(page)).isEqualTo("1a1 \"the corner\" 1c1 (1b1 @4:32 1c1) (1d1 !) 1d1 1b3");
  }

  @Test
  void commentsAndMarksSurviveAReloadALinkAndAFile(@TempDir Path folder) {
    Page page = open("#v=pylos&m=1a1_1b1_1c1");
    page.locator("#move-list button").nth(1).click();
    page.click("#note-title");
    page.selectOption("#mark", "?!");
    page.locator("#comment").pressSequentially("a \"fine\" hiba: 50 % {ő_ő} (1a1)");
    page.click("#to-first");
    page.fill("#comment", "a short match");
    String moves = "\"a short match\" 1a1 1b1 ?! \"a \\\"fine\\\" hiba: 50 % {ő_ő} (1a1)\" 1c1";
    assertThat(moves(page)).isEqualTo(moves);
    assertThat(list(page))
        .isEqualTo("a short match 1.1a1 2.1b1?! a \"fine\" hiba: 50 % {ő_ő} (1a1) 3.1c1");
    page.reload();
    awaitReady(page);
    assertThat(moves(page)).isEqualTo(moves);

    page.click("#more");
    page.click("#do-share");
    page.locator("#share-save").waitFor(); // then there is a link
    Page linked = open(page.inputValue("#share-link").replaceFirst(".*#", "#"));
    assertThat(moves(linked)).isEqualTo(moves);
    Download download = page.waitForDownload(() -> page.click("#share-save"));
    Path file = folder.resolve(download.suggestedFilename());
    download.saveAs(file);
    Page other = open("");
    other.click("#open-record");
    FileChooser chooser = other.waitForFileChooser(() -> other.click("#open-file"));
    chooser.setFiles(file);
    other.waitForFunction("() => document.querySelector('#open-text').value !== ''");
    other.click("#open-go");
    assertThat(moves(other)).isEqualTo(moves);
  }

  /** Screen readers say how deep a list is, and of which move it is a variation. */
  @Test
  void variationsAreListsWithinTheListOfMoves() {
    Page page = openNested();
    assertThat(moves(page)).isEqualTo(NESTED);
    assertThat(list(page))
        .isEqualTo(
            "1.1a1 the corner 2.1b1 4:32 [2.1c1 3.1d1 [3.1b2?! 4.1c2] 4.1b3] [2.1d1!] 3.1c1");
    assertThat(page.locator("#move-list").ariaSnapshot())
        .contains(
            """
            - list "Instead of 1b1":
              - listitem:
                - button "2. 1c1"
              - listitem:
                - button "3. 1d1"
              - listitem:
                - list "Instead of 1d1":
                  - listitem:
                    - button "3. 1b2 ?! dubious"
            """
                .indent(4)
                .stripTrailing());
  }

  @Test
  void everyMoveIsReachedByTheKeyboard() {
    Page page = openNested();
    page.locator("#move-list").focus();
    for (int place = 1; place <= 9; place++) {
      page.keyboard().press("Tab");
      page.keyboard().press("Enter");
      assertThat(view(page, "at").getAsInt()).isEqualTo(place);
    }
    page.locator("#move-list .variation .variation button").first().focus();
    page.keyboard().press("Enter");
    page.keyboard().press("ArrowLeft");
    assertThat(view(page, "at").getAsInt()).isEqualTo(3);
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    assertThat(view(page, "at").getAsInt()).as("the line, not the variation").isEqualTo(7);
    page.locator("#note-title").focus();
    page.keyboard().press("Enter");
    page.keyboard().press("Tab");
    page.keyboard().press("?");
    page.locator("#comment").focus();
    page.keyboard().type("hf");
    assertThat(moves(page)).contains("1b3 ?! \"hf\"");
  }

  /** A replay follows the line that is shown to its end, until something else is done. */
  @Test
  void aLineIsPlayedMoveByMove() {
    Page page = openNested();
    page.locator("#move-list .variation button").first().click();
    page.click("#replay");
    page.waitForFunction("() => boardrules.view().at === 7");
    page.waitForFunction("() => document.querySelector('#replay[aria-pressed=false]')");
    page.click("#replay");
    page.waitForFunction("() => boardrules.view().at === 3");
    page.click("#to-previous");
    page.waitForTimeout(2000); // for the next move, if it is not stopped
    assertThat(view(page, "at").getAsInt()).isEqualTo(1);
  }

  @Test
  void theBoardIsSavedAsAPicture() throws IOException {
    Page page = open("#v=pylos&m=1a1_1b1");
    page.click("#more");
    page.click("#do-share");
    Download download = page.waitForDownload(() -> page.click("#share-picture"));
    assertThat(download.suggestedFilename()).isEqualTo("pylos.svg");
    assertThat(Files.readString(download.path()))
        .contains("<svg ", "br-mark-last")
        .doesNotContain("br-mark-next");
  }

  /** What was taken back stood beside the record before there were variations. */
  @Test
  void aMatchThatWasStoredBeforeIsOpened() {
    Page page = open("");
    page.evaluate(
        """
        () => localStorage.setItem('boardrules/match/old', JSON.stringify({
          format: 1, saved: '2026-01-01', undone: '1c1 1d1',
          record: '[variant "pylos"]\\n\\n1a1 1b1 {ongoing}\\n',
        }))""");
    page.reload();
    awaitReady(page);
    page.click("#match-list .match");
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
    page.click("#redo");
    assertThat(board(page)).isEqualTo(board(open("#v=pylos&m=1a1_1b1_1c1")));
    assertThat(moves(page)).isEqualTo("1a1 1b1 1c1 1d1");
  }

  @Test
  void axeFindsNoViolationInATree() throws IOException {
    Page page = openNested();
    page.evaluate(axe());
    page.locator("#move-list .variation button").first().click();
    page.click("#note-title");
    assertAccessible(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertAccessible(page);
  }

  private Page openNested() {
    return open(
        "#v=pylos&m=" + URLEncoder.encode(NESTED, StandardCharsets.UTF_8).replace('+', '_'));
  }

  /** Returns the moves of the record, with variations and notes. */
  private static String moves(Page page) {
    String record = record(page);
    return record.substring(record.indexOf("\n\n") + 2, record.indexOf("\n{")).replace('\n', ' ');
  }

  /** Returns what the list shows, with a bracket around each list in it. */
  private static String list(Page page) {
    return (String)
        page.evaluate(
            """
            () => {
              const shown = item => [...item.children].map(each => each.localName === 'ol'
                  ? `[${[...each.children].map(shown).join(' ')}]`
                  : [...each.childNodes]
                      .filter(part => !part.classList?.contains('unseen'))
                      .map(part => (/:/.test(part.textContent) ? ' ' : '') + part.textContent)
                      .join('')).join(' ') || item.textContent;
              return [...document.querySelector('#move-list').children].map(shown).join(' ');
            }""");
  }
}
