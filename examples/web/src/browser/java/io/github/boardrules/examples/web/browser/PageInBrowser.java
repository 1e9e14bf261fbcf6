package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the page does around a game. */
final class PageInBrowser extends OpenBrowser {
  /** All that the page needs before the first touch, compressed. */
  private static final int MAX_BYTES = 450_000;

  @Test
  void movesAreTakenBackAndShownAgain() {
    Page page = open("#v=pylos");
    String start = board(page);
    touch(page, "1a1");
    String first = board(page);
    touch(page, "1b1");
    String second = board(page);
    assertThat(view(page, "ply").getAsInt()).isEqualTo(2);

    page.click("#undo");
    assertThat(board(page)).isEqualTo(first);
    page.click("#redo");
    assertThat(board(page)).isEqualTo(second);
    page.locator("#slider").fill("0");
    assertThat(board(page)).isEqualTo(start);
    page.click("#to-last");
    assertThat(board(page)).isEqualTo(second);
  }

  @Test
  void aRefusedTouchSaysWhy() {
    Page page = open("#v=zertz");
    page.locator("#board [data-cell=d4]").waitFor();
    touch(page, "d4");
    assertThat(page.locator("#message").textContent()).isNotBlank();
    assertThat(view(page, "ply").getAsInt()).isZero();
  }

  @Test
  void theLanguageAndTheThemeAreChosenAndKept() {
    Page page = open("");
    page.click("#to-settings");
    page.selectOption("#set-language", "hu");
    page.selectOption("#set-theme", "dark");
    page.keyboard().press("Escape");
    assertThat(page.locator("html").getAttribute("lang")).isEqualTo("hu");
    String dark = background(page);
    page.reload();
    awaitReady(page);
    assertThat(page.locator("html").getAttribute("lang")).isEqualTo("hu");
    assertThat(background(page)).isEqualTo(dark);
    assertThat(page.locator("#lobby").textContent()).contains("Válassz játékot");
  }

  private static String background(Page page) {
    return (String) page.evaluate("() => getComputedStyle(document.body).backgroundColor");
  }

  @Test
  void theEngineAnswersInItsWorker() {
    Page page = open("#v=pylos");
    touch(page, "1a1");
    page.click("#hint");
    page.locator("#board .hint-ring").first().waitFor();
    assertThat(page.workers()).isNotEmpty();
  }

  @Test
  void thePageWorksOfflineAfterTheFirstLoad() {
    BrowserContext context = context(calm().setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    Page page = open(context, "");
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    page.waitForFunction(
        "async () => (await caches.keys()).length === 1 && navigator.serviceWorker.controller");
    context.setOffline(true);
    page.navigate(site.address() + "?again#v=tzaar");
    awaitReady(page);
    assertThat(view(page, "variant").getAsString()).isEqualTo("tzaar");
  }

  @Test
  void theSingleFileNeedsNoServer() {
    Page page = newPage(context(calm()));
    page.navigate(Path.of(System.getProperty("boardrules.single")).toUri() + "#v=pylos");
    awaitReady(page);
    touch(page, "1a1");
    page.click("#hint");
    page.locator("#board .hint-ring").first().waitFor();
    assertThat(view(page, "ply").getAsInt()).isEqualTo(1);
  }

  @Test
  void aBrowserWithoutWasmGcGetsASentence() {
    BrowserContext context = context(calm());
    context.addInitScript("WebAssembly.validate = () => false; delete globalThis.WebAssembly;");
    Page page = newPage(context);
    page.navigate(site.address());
    page.locator("#failure").waitFor();
    assertThat(page.locator("#failure").textContent()).isNotBlank();
  }

  @Test
  void axeFindsNoViolation() throws IOException {
    Page page = open("");
    page.evaluate(axe());
    assertAccessible(page);
    begin(page, "zertz");
    assertAccessible(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertAccessible(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    begin(page, "colorfield");
    assertAccessible(page);
  }

  private static void assertAccessible(Page page) {
    String violations =
        (String)
            page.evaluate(
                """
                async () => (await axe.run()).violations
                    .map(each => each.id + ' ' + each.nodes.map(node => node.target).join(' '))
                    .join('\\n')""");
    assertThat(violations).isEmpty();
  }

  private static String axe() throws IOException {
    String name = "META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
    try (InputStream script =
        Objects.requireNonNull(PageInBrowser.class.getClassLoader().getResourceAsStream(name))) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void theFirstLoadIsSmall() {
    try (ServedSite own = new ServedSite()) {
      BrowserContext context = context(calm());
      Page page = newPage(context);
      page.navigate(own.address() + "#v=zertz");
      awaitReady(page);
      Map<String, Integer> sent = own.sent();
      int bytes = sent.values().stream().mapToInt(Integer::intValue).sum();
      System.out.println("Bytes over the wire: " + bytes + " " + sent);
      assertThat(bytes).isLessThanOrEqualTo(MAX_BYTES);
      context.close(); // before the server, or a file that is still on its way is an error
    }
  }
}
