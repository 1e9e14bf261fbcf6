package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import io.github.boardrules.core.catalog.Catalog;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A browser with the site, for the tests of a class; each test has a context of its own. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class OpenBrowser {
  private static final List<String> CLOSED_NETWORK =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /** Without the optimizing compiler for WebAssembly: most pages are open for seconds only. */
  private static final List<String> UNOPTIMIZED =
      Stream.concat(CLOSED_NETWORK.stream(), Stream.of("--js-flags=--liftoff-only")).toList();

  private final List<String> problems = new CopyOnWriteArrayList<>();
  private Playwright playwright;
  private Browser browser;
  ServedSite site;

  /** Returns the folder that is served. */
  Path served() {
    return Path.of(System.getProperty("boardrules.site"));
  }

  /** Returns whether WebAssembly is optimized as it is elsewhere. */
  boolean optimized() {
    return false;
  }

  /** Returns a variant of each game; with {@code -Dvariants=all}, every ready-made one. */
  static Stream<String> variants() {
    boolean all = "all".equals(System.getProperty("boardrules.variants"));
    return Catalog.installed().games().stream()
        .flatMap(game -> game.variantIds().stream().limit(all ? Integer.MAX_VALUE : 1));
  }

  @BeforeAll
  void openBrowser() {
    site = new ServedSite(served());
    playwright = Playwright.create();
    browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(Path.of(System.getProperty("boardrules.chromium")))
                    .setArgs(optimized() ? CLOSED_NETWORK : UNOPTIMIZED));
  }

  @AfterAll
  void closeBrowser() {
    playwright.close();
    site.close();
  }

  /** Whatever a test does, the console has no error. */
  @AfterEach
  void noErrorOnTheConsole() {
    browser.contexts().forEach(BrowserContext::close);
    List<String> found = List.copyOf(problems);
    problems.clear();
    assertThat(found).isEmpty();
  }

  /** Returns the options of a context without animations, and without a copy for offline use. */
  static Browser.NewContextOptions calm() {
    return new Browser.NewContextOptions()
        .setReducedMotion(ReducedMotion.REDUCE)
        .setServiceWorkers(ServiceWorkerPolicy.BLOCK)
        .setLocale("en-GB")
        .setViewportSize(1000, 800);
  }

  BrowserContext context(Browser.NewContextOptions options) {
    return browser.newContext(options);
  }

  Page newPage(BrowserContext context) {
    Page page = context.newPage();
    page.onPageError(problems::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error")) {
            problems.add(message.text());
          }
        });
    return page;
  }

  /** Opens an address of the site, such as {@code #v=zertz}, and waits until it can be used. */
  Page open(BrowserContext context, String end) {
    Page page = newPage(context);
    page.navigate(site.address() + end);
    awaitReady(page);
    return page;
  }

  Page open(String end) {
    return open(context(calm()), end);
  }

  static void awaitReady(Page page) {
    page.waitForFunction("() => globalThis.boardrules !== undefined");
  }

  /** Begins a match of a variant, as its link does. */
  static void begin(Page page, String variant) {
    page.evaluate(
        "link => { location.hash = link; }",
        "v=" + URLEncoder.encode(variant, StandardCharsets.UTF_8));
    page.waitForFunction(
        "id => globalThis.boardrules.view().variant === id && boardrules.view().ply === 0",
        Catalog.installed().rules(variant).variant());
  }

  /** Returns what the page shows of its match. */
  static JsonElement view(Page page, String key) {
    String json = (String) page.evaluate("() => JSON.stringify(globalThis.boardrules.view())");
    return JsonParser.parseString(json).getAsJsonObject().get(key);
  }

  /** Returns the text of the last position. */
  static String board(Page page) {
    return view(page, "position").getAsString();
  }

  static String record(Page page) {
    return (String) page.evaluate("() => globalThis.boardrules.record()");
  }

  /** Touches cells one after the other. */
  static void touch(Page page, String... cells) {
    for (String cell : cells) {
      page.locator("#board [data-cell=\"" + cell + "\"]").dispatchEvent("click");
    }
  }

  /** Checks that axe, which the page has to have, finds nothing. */
  static void assertAccessible(Page page) {
    String violations =
        (String)
            page.evaluate(
                """
                async () => {
                  const names = 'label-content-name-mismatch'; // what it cannot decide counts too
                  const {violations, incomplete} = await axe.run({
                    resultTypes: ['violations', 'incomplete'],
                    rules: {[names]: {enabled: true}},
                  });
                  return [...violations, ...incomplete.filter(({id}) => id === names)]
                    .map(each => each.id + ' ' + each.nodes.map(node => node.target).join(' '))
                    .join('\\n');
                }""");
    assertThat(violations).isEmpty();
  }

  static String axe() throws IOException {
    String name = "META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
    try (InputStream script =
        Objects.requireNonNull(OpenBrowser.class.getClassLoader().getResourceAsStream(name))) {
      return new String(script.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
