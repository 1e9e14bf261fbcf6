package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.zertz.ZertzRules;
import java.util.List;
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
    for (String link : List.of("v=zertz:rings=62", "v=pylos&m=1a1_1a1", "v=%zz", "v=")) {
      page.evaluate(
          """
          link => {
            document.querySelector('#lobby-message').textContent = '';
            document.querySelector('#message').textContent = '';
            location.hash = link;
          }""",
          link);
      page.waitForFunction(MESSAGE);
    }
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
        .filteredOn(entry -> entry.contains("A match of another version"))
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

  @Test
  void whatIsNoRecordHasAClearMessage() {
    Page page = open("");
    for (String text :
        List.of("", "hello", "[Variant \"chess\"]", "https://example.org/#v=zertz:rings=1")) {
      open(page, text);
      assertThat(page.locator("#open-message").textContent()).as(text).isNotBlank();
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
