package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.zertz.ZertzRules;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the page keeps matches, and takes them from links and records. */
final class MatchesInBrowser extends OpenBrowser {
  private static final String RECORD =
      MatchRecord.write(Match.of(ZertzRules.standard()).play("Wd4,d1").play("Gd5,a1"), Map.of());

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

  @ParameterizedTest
  @ValueSource(strings = {"#v=chess", "#v=zertz:rings=62", "#v=pylos&m=1a1_1a1", "#v=%zz", "#v="})
  void aDamagedLinkHasAClearMessage(String link) {
    Page page = open(link);
    assertThat(
            page.locator("#lobby-message").textContent() + page.locator("#message").textContent())
        .isNotBlank();
  }

  /** Nothing of a stored match is lost, whatever the page can read of it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"format\":0,\"moves\":\"Wd4,d1\"}",
        "{\"format\":2,\"record\":5}",
        "not JSON",
        "null",
        "{\"format\":1,\"record\":\"[Variant chess]\",\"saved\":\"2026-01-01\"}",
        "{\"format\":1}"
      })
  void aStoredMatchThatCannotBeReadIsLeftAsItIs(String stored) {
    BrowserContext context = context(calm());
    Page page = open(context, "");
    page.evaluate("text => localStorage.setItem('boardrules/match/old', text)", stored);
    page.reload();
    awaitReady(page);
    assertThat(page.locator("#match-list li").allTextContents()).hasSize(1);
    page.evaluate("() => { location.hash = 'v=pylos'; }");
    page.locator("#board [data-cell='1a1']").waitFor();
    touch(page, "1a1");

    assertThat(page.evaluate("() => localStorage.getItem('boardrules/match/old')"))
        .isEqualTo(stored);
    page.click("#to-lobby");
    assertThat(page.locator("#match-list li").allTextContents())
        .hasSize(2)
        .anyMatch(entry -> entry.contains("A match of another version"));
  }

  /** A record is read up to its first wrong move, which the page names. */
  @ParameterizedTest
  @ValueSource(strings = {"", "Bz9", "Wd4"})
  void aRecordIsOpened(String wrong) {
    Page page = open("");
    open(page, RECORD.replace("{", wrong + " {"));
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);
    assertThat(page.locator("#message").textContent())
        .matches(wrong.isEmpty() ? "" : ".*" + wrong + ".*");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "hello", "[Variant \"chess\"]", "https://example.org/#v=zertz:rings=1"})
  void whatIsNoRecordHasAClearMessage(String text) {
    Page page = open("");
    open(page, text);
    assertThat(page.locator("#open-message").textContent()).isNotBlank();
    assertThat(page.locator("#open-dialog").isVisible()).isTrue();
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
