package io.github.boardrules.examples.web.browser;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.zertz.ZertzRules;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

/** How the page keeps matches, and takes them from links and records. */
final class MatchesInBrowser extends OpenBrowser {
  private static final String RECORD =
      MatchRecord.of(Match.of(ZertzRules.standard()).playText("Wd4,d1").playText("Gd5,a1")).text();

  private static final String MESSAGE =
      """
      () => ['#lobby-message', '#message']
          .some(id => document.querySelector(id).textContent.trim() !== '')""";

  @Test
  void aMatchIsKeptAndSharedByALink() {
    BrowserContext context = context(calm());
    Page page = open(context, "#v=pylos");
    touch(page, "1a1", "1b1", "1c1");
    String record = record(page);
    page.reload();
    awaitReady(page);
    assertThat(record(page)).isEqualTo(record);

    String link = (String) page.evaluate("async () => (await import('./js/rules.js')).link()");
    Page other = open("#" + link);
    assertThat(board(other)).isEqualTo(board(page));
  }

  @Test
  void aDamagedLinkHasAClearMessage() {
    Page page = open("#v=chess");
    page.waitForFunction(MESSAGE);
    for (String link :
        List.of(
            "v=zertz:rings=62",
            "v=pylos&m=1a1_1a1",
            "v=%zz",
            "v=",
            "m=1a1",
            "pylos",
            "v=ő",
            "v=pylos&moves=1a1",
            "v=" + "long".repeat(200),
            "v=" + "x".repeat(300_000))) {
      page.evaluate(
          """
          link => {
            document.querySelector('#lobby-message').textContent = '';
            document.querySelector('#message').textContent = '';
            location.hash = link;
          }""",
          link);
      page.waitForFunction(MESSAGE);
      assertThat((int) page.evaluate("() => document.documentElement.scrollWidth"))
          .isLessThanOrEqualTo(1000);
      String message =
          page.locator("#lobby-message").textContent() + page.locator("#message").textContent();
      assertThat(message).hasSizeBetween(1, 700);
      if (link.equals("v=ő")) {
        assertThat(message).contains("ő");
      }
    }
  }

  /** An address without a match does not open the last one instead. */
  @Test
  void anAddressWithoutAMatchSaysSo() {
    BrowserContext context = context(calm());
    Page page = open(context, "#v=pylos");
    touch(page, "1a1");
    Page other = open(context, "#zertz");
    assertThat(other.locator("#lobby-message").textContent()).contains("#v=");
    assertThat(other.locator("#match-list li").count()).isEqualTo(1);
  }

  @Test
  void aLinkThatWasEscapedForHtmlHasItsMoves() {
    Page page = open("#v=pylos&amp;m=1a1_1b1");
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
  }

  /** Back closes a dialogue and leaves the match as it is; once more, it leads to the list. */
  @Test
  void backClosesADialogue() {
    Page page = open("#v=pylos");
    touch(page, "1a1");
    for (String choice : List.of("#do-resign", "#do-share", "#do-new", "#do-players")) {
      page.click("#more");
      page.click(choice);
      page.waitForFunction("() => document.querySelector('dialog[open]:not(#more-dialog)')");
      page.evaluate("() => history.back()");
      page.waitForFunction(
          "() => !document.querySelector('dialog[open]') && history.state?.isGame");
      assertThat(page.locator("#board").isVisible()).as(choice).isTrue();
    }
    assertThat(view(page, "isOver").getAsBoolean()).isFalse();
    page.evaluate("() => history.back()");
    page.locator("#game-list").waitFor();
    page.click("#open-record");
    page.evaluate("() => history.forward()");
    page.locator("#board").waitFor();
    assertThat(page.locator("dialog[open]").count()).isZero();
    page.click("#to-settings");
    page.evaluate("() => { location.hash = 'v=zertz'; }");
    page.locator("#board [data-cell=d4]").waitFor();
    assertThat(page.locator("dialog[open]").count()).isZero();
  }

  /** Each tab continues with its own match; a new one does not take that of another tab. */
  @Test
  void eachTabHasItsOwnMatch() {
    BrowserContext context = context(calm());
    Page one = open(context, "#v=pylos");
    touch(one, "1a1");
    Page other = open(context, "");
    assertThat(other.locator("#lobby").isVisible()).isTrue();
    begin(other, "tzaar");
    touch(other, "A5", "A4");
    one.reload();
    awaitReady(one);
    assertThat(view(one, "game").getAsString()).isEqualTo("pylos");
    other.reload();
    awaitReady(other);
    assertThat(view(other, "game").getAsString()).isEqualTo("tzaar");

    other.click("#to-lobby");
    other.locator("#match-list .match").last().click();
    touch(one, "1b1");
    other.waitForFunction("() => Object.values(localStorage).some(text => /1b1/.test(text))");
    touch(other, "1c1");
    assertThat(other.locator("#message").textContent()).contains("another tab");
    other.click("#to-lobby");
    assertThat(other.locator("#match-list li").count()).isEqualTo(3);
  }

  /** A match that finds no room stays until the page is closed, which asks before. */
  @Test
  void aMatchForWhichThereIsNoRoomIsNotLostInTheList() {
    Page page = open("#v=pylos");
    touch(page, "1a1");
    page.evaluate(
        """
        () => {
          Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
        }""");
    touch(page, "1b1");
    assertThat(page.locator("#message").textContent()).contains("no room");
    begin(page, "tzaar");
    touch(page, "A5", "A4");
    page.click("#to-lobby");
    assertThat(page.locator("#storage-note").textContent()).contains("no room");
    page.locator("#match-list .match").filter(pylos()).click();
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
    page.onceDialog(
        dialog -> {
          assertThat(dialog.type()).isEqualTo("beforeunload");
          dialog.accept();
        });
    page.reload();
    awaitReady(page);
    page.click("#to-lobby");
    assertThat(page.locator("#match-list .match").allTextContents())
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("Pylos", "move 1");
  }

  private static Locator.FilterOptions pylos() {
    return new Locator.FilterOptions().setHasText("Pylos");
  }

  /** Nothing of a stored match is lost, whatever the page can read of it. */
  @Test
  void aStoredMatchThatCannotBeReadIsLeftAsItIs() {
    List<String> stored =
        List.of(
            "{\"format\":0,\"moves\":\"Wd4,d1\"}",
            "{\"format\":2,\"record\":5}",
            "not JSON",
            "null",
            "{\"format\":1,\"record\":\"[Variant chess]\",\"saved\":\"2026-01-01\"}",
            "{\"format\":1}");
    BrowserContext context = context(calm());
    Page page = open(context, "");
    page.evaluate(
        "all => all.forEach((text, i) => localStorage.setItem('boardrules/match/old' + i, text))",
        stored);
    page.reload();
    awaitReady(page);
    page.click("#all-matches");
    assertThat(page.locator("#match-list li").allTextContents()).hasSameSizeAs(stored);
    page.evaluate("() => { location.hash = 'v=pylos'; }");
    page.locator("#board [data-cell='1a1']").waitFor();
    touch(page, "1a1");

    for (int i = 0; i < stored.size(); i++) {
      assertThat(page.evaluate("i => localStorage.getItem('boardrules/match/old' + i)", i))
          .isEqualTo(stored.get(i));
    }
    page.click("#to-lobby");
    assertThat(page.locator("#match-list li").allTextContents())
        .hasSize(stored.size() + 1)
        .filteredOn(entry -> entry.contains("A match saved by another version"))
        .hasSameSizeAs(stored);
  }

  /** A record is read up to its first wrong move, which the page names. */
  @Test
  void aRecordIsOpened() {
    Page page = open("");
    for (String wrong : List.of("", "Bz9", "Wd4")) {
      open(page, RECORD.replace("{", wrong + " {"));
      assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
      assertThat(page.locator("#message").textContent())
          .matches(wrong.isEmpty() ? "" : ".*" + wrong + ".*");
      page.click("#to-lobby");
    }
  }

  /** The site's older files are in Latin-1. */
  @Test
  void aFileOfBoardspaceIsOpened() {
    String sgf =
        "(;SU[Zertz]P0[id \"Anna\"]P1[id \"Béla\"];P0[0 RtoB 2 0 D 4];P0[1 R- D 1];P0[2 Done];P1[3 Resign])";
    Page page = open("");
    page.click("#open-record");
    page.waitForFileChooser(() -> page.click("#open-file"))
        .setFiles(new FilePayload("game.sgf", "text/plain", sgf.getBytes(ISO_8859_1)));
    page.waitForFunction("() => document.querySelector('#open-text').value !== ''");
    page.click("#open-go");

    assertThat(record(page))
        .contains("[player2 \"Béla\"]", "[site \"Boardspace\"]", "Wd4,d1", "win 1 resignation");
  }

  @Test
  void whatIsNoRecordHasAClearMessage() {
    Page page = open("");
    for (String text :
        List.of(
            "",
            "hello",
            "[Variant \"chess\"]",
            "https://example.org/#v=zertz:rings=1",
            "[" + "x".repeat(5_000_000))) {
      open(page, text);
      String message = page.locator("#open-message").textContent();
      page.click("#open-go");
      assertThat(page.locator("#open-message").textContent())
          .as("once more, to be read again")
          .isEqualTo(message + "\u00a0");
      assertThat(message).hasSizeBetween(1, 700);
      assertThat(page.locator("#open-dialog").isVisible()).isTrue();
      page.keyboard().press("Escape");
    }
  }

  private static void open(Page page, String text) {
    page.click("#open-record");
    page.fill("#open-text", text);
    page.click("#open-go");
  }

  @Test
  void deniedStorageIsNoError() {
    BrowserContext context = context(calm());
    context.addInitScript(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('denied'); }})");
    Page page = open(context, "#v=pylos");
    touch(page, "1a1");
    assertThat(view(page, "ply").getAsInt()).isEqualTo(1);
  }
}
