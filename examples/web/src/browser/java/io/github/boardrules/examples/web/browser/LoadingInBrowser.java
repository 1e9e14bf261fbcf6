package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How the page is loaded, what it says if it cannot be, and what an update does to an open page.
 */
final class LoadingInBrowser extends OpenBrowser {
  private static final String OTHER_WORKER =
      "onmessage = ({data}) => postMessage({id: data.id, failure: 'x'});";

  private ServedSite updated;

  @BeforeEach
  void serve() {
    updated = new ServedSite(served());
  }

  @AfterEach
  void close() {
    updated.close();
  }

  /** The first language of the browser that the page speaks, whatever stands behind it. */
  @ParameterizedTest
  @CsvSource({
    "'en-US,en,hu', en, for one",
    "'de,hu-HU,en', hu, egy játékosnak",
    "'de,fr', en, for one"
  })
  void thePageSpeaksTheFirstLanguageThatItKnows(String wanted, String spoken, String puzzles) {
    BrowserContext context = context(calm());
    context.addInitScript(
        "Object.defineProperty(navigator, 'languages', {get: () => '" + wanted + "'.split(',')});");
    Page page = open(context, "");
    assertThat(page.locator("html").getAttribute("lang")).isEqualTo(spoken);
    assertThat(page.locator("[data-game=inlay] small").textContent()).endsWith(puzzles);
    assertThat(page.locator("[data-game=zertz] small").textContent()).doesNotContain(puzzles);
  }

  @Test
  void nothingGlobalIsLeftBehind() {
    BrowserContext context = context(calm());
    context.addInitScript("globalThis.before = Object.getOwnPropertyNames(globalThis);");
    Page page = open(context, "#v=pylos");
    assertThat(
            page.evaluate(
                """
                () => Object.getOwnPropertyNames(globalThis)
                    .filter(name => !before.includes(name) && name !== 'before').join()"""))
        .isEqualTo("boardrules");
  }

  /** The server of the tests sends a policy too, but most do not. */
  @Test
  void thePageHasAStrictPolicy() {
    Page page = open("");
    assertThat(page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content"))
        .contains("default-src 'none';", "script-src 'self' 'wasm-unsafe-eval';");
  }

  @Test
  void aModuleThatCannotBeCompiledIsNotTakenForAMissingNetwork() {
    updated.put("boardrules.wasm", "no module");
    Page page = newPage(context(calm()));
    page.navigate(updated.address());
    page.locator("#broken").waitFor();
    assertThat(page.locator("#broken-reason").textContent()).contains("WebAssembly");
  }

  @Test
  void aMissingNetworkIsSaid() {
    BrowserContext context = context(calm());
    context.addInitScript(
        "globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));");
    Page page = newPage(context);
    page.navigate(updated.address());
    page.locator("#unloaded").waitFor();
    assertThat(page.locator("#unloaded").innerText()).contains("connected");
  }

  @Test
  void aSlowLoadIsSaid() {
    BrowserContext context = context(calm());
    context.addInitScript("globalThis.fetch = () => new Promise(() => {});");
    Page page = newPage(context);
    page.navigate(updated.address());
    page.locator("#loading").waitFor();
    assertThat(page.locator("#loading").innerText()).isEqualTo("Loading the games …");
  }

  /** Without a copy for offline use, the engine's thread may load files of another version. */
  @Test
  void anEngineThatStopsKeepsItsSeatAndAReloadIsOffered() {
    BrowserContext context = context(calm());
    Page page = newPage(context);
    page.navigate(updated.address());
    awaitReady(page);
    page.click("[data-game=pylos]");
    page.selectOption("#seat1", "engine");
    page.click("#begin");
    String worker = new String(updated.content(Path.of("worker.js")), StandardCharsets.UTF_8);
    updated.put("worker.js", OTHER_WORKER);
    touch(page, "1a1");
    page.waitForFunction("() => document.querySelector('#message').textContent !== ''");
    assertThat(page.locator("#message").textContent()).contains("stopped", "Reload");
    assertThat(view(page, "sorts").toString()).contains("engine");
    assertThat(page.locator("#status.thinking").count()).isZero();
    updated.put("worker.js", worker);
    page.reload();
    page.waitForFunction("() => globalThis.boardrules?.view().ply === 2");
    context.close(); // before the server
  }

  @Test
  void anOpenPageGoesOnWithItsOwnFiles() {
    BrowserContext context = context(calm().setServiceWorkers(ServiceWorkerPolicy.ALLOW));
    Page page = newPage(context);
    page.navigate(updated.address() + "#v=pylos");
    awaitReady(page);
    page.waitForFunction("() => navigator.serviceWorker.controller");
    String serviceWorker =
        new String(updated.content(Path.of("service-worker.js")), StandardCharsets.UTF_8);
    updated.put("service-worker.js", serviceWorker.replaceFirst("VERSION = '", "VERSION = 'new"));
    updated.put("worker.js", OTHER_WORKER);
    page.evaluate("async () => (await navigator.serviceWorker.ready).update()");
    page.waitForFunction(
        """
        async () => {
          const names = await caches.keys();
          return (await navigator.serviceWorker.ready).waiting
              || names.length === 1 && names[0].startsWith('boardrules-new');
        }""");
    page.waitForTimeout(2000); // for the new version to take over, if it does not wait
    page.click("#hint");
    page.locator("#board .hint-ring").first().waitFor();
    page.navigate("about:blank");
    page.navigate(updated.address());
    page.waitForFunction("async () => (await caches.keys()).join().startsWith('boardrules-new')");
    context.close(); // before the server
  }
}
