package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ForcedColors;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page does around a game. */
final class PageInBrowser extends OpenBrowser {
  /** All that the page needs before the first touch, compressed. */
  private static final int MAX_BYTES = 540_000;

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

  /** Screen readers read what changes: each refusal once, also the same one, and nothing else. */
  @Test
  void eachRefusalIsAnnouncedOnce() {
    Page page = open("#v=zertz&m=Wd4,d1");
    page.locator("#board [data-stock=pool] [data-piece=white]").click();
    page.evaluate(
        """
        () => {
          globalThis.said = [];
          let before = '';
          new MutationObserver(() => {
            const now = document.querySelector('#message').textContent;
            globalThis.said.push(now !== before);
            before = now;
          }).observe(document.querySelector('#message'), {childList: true, characterData: true});
        }""");
    for (int times = 1; times <= 3; times++) {
      touch(page, "d4");
      page.setViewportSize(500 + times, 800);
      page.setViewportSize(1000, 600 + times);
      assertThat(page.evaluate("() => JSON.stringify(said)"))
          .isEqualTo("[true" + ",true".repeat(times - 1) + "]");
      assertThat(page.locator("#message").textContent()).isNotBlank();
    }
    assertThat(view(page, "ply").getAsInt()).isEqualTo(1);
  }

  /** Three stocks have white marbles, but only the pool gives any. */
  @ParameterizedTest
  @CsvSource({"1440, 900", "740, 360", "360, 740"})
  void whatPointsAtAPieceMeansTheStockThatSuppliesIt(int width, int height) {
    Page page = open(context(calm().setViewportSize(width, height)), "#v=zertz&m=Wd4,d1");
    Object stocks =
        page.locator(".br-pile[aria-label*='may be touched']")
            .evaluateAll("all => all.map(each => each.closest('.br-stock').dataset.stock)");
    assertThat(stocks).isEqualTo(List.of("pool", "pool", "pool"));
    page.keyboard().press("h");
    page.locator("#board .hint-ring").first().waitFor();
    assertThat(page.locator("[data-stock=pool] [aria-label*='touch 1']").count()).isEqualTo(1);
    BoundingBox ring = page.locator("#board .hint-ring").first().boundingBox();
    BoundingBox pool = page.locator("#board [data-stock=pool]").boundingBox();
    assertThat(ring.y + ring.height / 2).isBetween(pool.y, pool.y + pool.height);
    Locator other = page.locator("#board [data-stock=player-2] [data-piece=grey]");
    if (width < 400) {
      assertThat(other.isVisible()).isFalse(); // what it would say stands beside the name
    } else {
      other.dispatchEvent("click");
      assertThat(page.locator("#message").textContent())
          .isEqualTo("Take it from this stock: pool.");
      assertThat(view(page, "entered").getAsJsonArray()).isEmpty();
    }
  }

  /** The move that gives up marbles waits, says so, and stands behind one that takes them. */
  @Test
  void aWarningIsShownBeforeTheMoveIsPlayed() {
    String start = "WW-./-.-../.-..../......./....../...../.... 3,7,9 0,0,0 0,0,0 1";
    Page page =
        open("#v=zertz&s=" + URLEncoder.encode(start, StandardCharsets.UTF_8).replace("+", "%20"));
    page.locator("#board [data-stock=pool] [data-piece=black]").click();
    touch(page, "d7", "b2");
    assertThat(page.locator("#message").textContent()).contains("for ever: a1, a2");
    assertThat(page.locator("#words button").allTextContents())
        .startsWith("Play Bd7,b2xWa1Wa2", "Play Bd7,b2");
    page.locator("#words .main").click();
    assertThat(view(page, "moves").toString()).contains("Bd7,b2xWa1Wa2");
    assertThat(page.locator("#message").textContent()).isEmpty();
  }

  @Test
  void theChapterOfADefaultVariantHasThePicturesOfItsPage() {
    Page page = open(context(calm()), "#v=zertz");
    page.click("#to-chapter");
    page.locator("#chapter .pictures img").first().scrollIntoViewIfNeeded();
    page.waitForFunction("() => document.querySelector('.pictures img').naturalWidth > 0");
    assertThat(page.locator("#chapter figcaption").first().innerText()).contains("d4");
    double before = page.locator("#chapter .pictures img").first().boundingBox().width;
    page.locator("#chapter .pictures button").first().click();
    assertThat(page.locator("#chapter .pictures img").first().boundingBox().width)
        .isGreaterThan(1.5 * before);

    Page random = open(context(calm()), "#v=tzaar:setup=random,seed=7");
    random.click("#to-chapter");
    random.locator("#chapter .pictures img").first().waitFor();

    Page other = open(context(calm()), "#v=zertz:rings=48");
    other.click("#to-chapter");
    other.waitForFunction("() => document.querySelector('#chapter-text').innerText.includes('48')");
    assertThat(other.locator("#chapter .pictures").count()).isZero();
  }

  /** Each kind of piece, and of ground where there are several, is drawn and called by its name. */
  @Test
  void theChapterNamesWhatIsOnTheBoard() {
    Page page = open("");
    page.evaluate("() => import('./js/rules.js').then(rules => { globalThis.rules = rules; })");
    for (String variant : variants().toList()) {
      begin(page, variant);
      page.click("#to-chapter");
      Object named = page.evaluate("() => rules.legend().map(([, , label]) => label).join('; ')");
      assertThat(
              String.join("; ", page.locator("#legend li:has(svg > *) > span").allTextContents()))
          .as(variant)
          .isEqualTo(named);
      page.click("#chapter-close");
    }
    begin(page, "tzaar");
    page.click("#to-chapter");
    assertThat(page.locator("#legend span").allTextContents())
        .contains("white Tzaar", "black Tzarra", "white Tott");
  }

  @Test
  void theBoardIsLargeEnoughAtFourHundredPerCent() {
    Page page = open(context(calm().setViewportSize(320, 256)), "#v=zertz");
    BoundingBox board = page.locator("#board svg").boundingBox();
    assertThat(board.width).isGreaterThan(250);
    assertThat(board.height).isGreaterThan(200);
    assertThat((int) page.evaluate("() => document.documentElement.scrollWidth")).isEqualTo(320);
  }

  /** On a screen of 1440 by 900 pixels; twice 100% is the board at most a little smaller. */
  @Test
  void theBoardDoesNotShrinkWhenThePageIsEnlarged() {
    double normal = cellInPixels(1);
    for (double zoom : List.of(1.25, 1.5, 1.75, 2.0, 2.5, 3.0)) {
      assertThat(cellInPixels(zoom)).as("%s", zoom).isGreaterThan(0.95 * normal);
    }
  }

  /** Returns how wide a ring of ZÉRTZ is, in pixels of the screen. */
  private double cellInPixels(double zoom) {
    Page page =
        open(
            context(
                calm()
                    .setViewportSize((int) (1440 / zoom), (int) (900 / zoom))
                    .setDeviceScaleFactor(zoom)),
            "#v=zertz");
    return page.locator("#board [data-cell=d4] .br-ground").boundingBox().width * zoom;
  }

  /** Wherever the page says why not, what can be pressed lies on top. */
  @ParameterizedTest
  @CsvSource({
    "zertz, 360, 640",
    "pylos, 360, 740",
    "tzaar, 360, 640",
    "colorfield, 390, 844",
  })
  void theToolsOfAPhoneDoNotCoverTheButtons(String variant, int width, int height) {
    Page page = open(context(calm().setViewportSize(width, height)), "#v=" + variant);
    page.locator("#board .is-next").first().dispatchEvent("click");
    page.evaluate(
        """
        () => {
          document.querySelector('#message').textContent = 'Why not, in many words. '.repeat(4);
          const play = document.querySelector('#words').appendChild(document.createElement('button'));
          play.textContent = 'Play Wd4,d1xWa1Wa2Wa3Wa4Wa5Wa6';
        }""");
    assertThat(
            page.locator("#words button")
                .evaluateAll(
                    """
                    all => all.map(each => {
                      const {x, y, width, height} = each.getBoundingClientRect();
                      return [y + 4, y + height - 4].every(
                          at => document.elementFromPoint(x + width / 2, at) === each);
                    })"""))
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .isNotEmpty()
        .containsOnly(true);
  }

  /** Who plays is seen on a phone, and whose turn it is where the system chooses the colours. */
  @Test
  void whoIsToMoveIsSeenOnAPhoneAndWithForcedColours() {
    Page page =
        open(
            context(calm().setViewportSize(360, 640).setForcedColors(ForcedColors.ACTIVE)),
            "#v=zertz");
    BoundingBox players = page.locator("#players").boundingBox();
    assertThat(players.y + players.height).isLessThan(page.locator("#tools").boundingBox().y);
    assertThat(
            page.locator("#players li")
                .evaluateAll("all => all.map(each => getComputedStyle(each).backgroundColor)"))
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .doesNotHaveDuplicates();
  }

  /** Left and right go through the moves where the mouse plays, f turns the board, h hints. */
  @Test
  void keysLeadThroughAMatch() {
    Page page = open("#v=pylos");
    page.locator("#board [data-cell='1a1']").click();
    page.locator("#board [data-cell='1b1']").click();
    page.keyboard().press("ArrowLeft");
    assertThat(view(page, "shown").getAsInt()).isEqualTo(1);
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("ArrowRight");
    assertThat(view(page, "shown").getAsInt()).isEqualTo(1);
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowDown");
    page.keyboard().press("ArrowLeft");
    assertThat(view(page, "shown").getAsInt()).isEqualTo(2);

    double before = page.locator("#board [data-cell='1a1']").boundingBox().y;
    page.keyboard().press("f");
    assertThat(page.locator("#board [data-cell='1a1']").boundingBox().y).isNotEqualTo(before);
    page.keyboard().press("h");
    page.locator("#board .hint-ring").first().waitFor();
    assertThat(page.workers()).as("where the engine answers").isNotEmpty();
    page.click("#to-settings");
    page.keyboard().press("ArrowLeft");
    page.keyboard().press("f");
    assertThat(view(page, "shown").getAsInt()).isEqualTo(2);
  }

  /** Browsers that fill in forms send such events, and some come from the document itself. */
  @Test
  void aKeyWithoutANameOrAPlaceIsNoError() {
    Page page = open("#v=pylos");
    page.evaluate(
        """
        () => {
          document.body.dispatchEvent(new Event('keydown', {bubbles: true}));
          document.querySelector('#board svg').dispatchEvent(new Event('keydown', {bubbles: true}));
          document.dispatchEvent(new KeyboardEvent('keydown', {key: 'f'}));
        }""");
    assertThat(page.locator("#message").textContent()).isEmpty();
  }

  /** A browser that translates the page leaves what is written in a notation as it is. */
  @Test
  void movesAndCodesAreNotTranslated() {
    Page page = open("#v=tzaar&m=A5xA4");
    assertThat(page.evaluate(TRANSLATED, "A5xA4")).isEqualTo("");
    page.click("#more");
    page.click("#do-analysis");
    page.locator("#analysis-lines button").first().waitFor();
    String best = page.locator("#analysis-lines button").first().textContent();
    assertThat(page.evaluate(TRANSLATED, best)).isEqualTo("");
    page.click("#more");
    page.click("#do-analysis");
    page.click("#hint");
    page.locator("#board .hint-ring").first().waitFor();
    assertThat(page.locator("#message [translate=no]").textContent()).isNotBlank();
    begin(page, "pylos:takeback=must");
    assertThat(page.locator("#board text:not(.br-title)").first().getAttribute("translate"))
        .isEqualTo("no");
  }

  /** Where a text stands that a browser may translate. */
  private static final String TRANSLATED =
      """
      move => [...document.querySelectorAll('body *')]
          .filter(each => [...each.childNodes].some(
              node => node.nodeType === Node.TEXT_NODE && node.data.includes(move)))
          .filter(each => !each.closest('[translate=no]'))
          .map(each => each.outerHTML)
          .join()""";

  /** The best move is an arrow on the board; a line is played through, and left again. */
  @Test
  void linesOfTheAnalysisArePlayedThroughAtTheBoardOfAPhone() {
    Page page = open(context(calm().setViewportSize(360, 740)), "#v=tzaar&m=A5xA4");
    page.click("#more");
    page.click("#do-analysis");
    page.locator("#board .best-arrow").first().waitFor();
    BoundingBox analysis = page.locator("#analysis").boundingBox();
    assertThat(analysis.y + analysis.height).isLessThan(page.locator("#tools").boundingBox().y);
    String position = board(page);
    page.locator("#analysis-lines li:has(button + button):not(li + li + li) button")
        .first()
        .click();
    String first = board(page);
    assertThat(first).isNotEqualTo(position);
    page.keyboard().press("ArrowRight");
    assertThat(board(page)).isNotEqualTo(first);
    page.keyboard().press("ArrowLeft");
    assertThat(board(page)).isEqualTo(first);
    page.keyboard().press("ArrowLeft");
    assertThat(board(page)).isEqualTo(position);
    assertThat(view(page, "ply").getAsInt()).isEqualTo(1);
    page.locator("#board .best-arrow").first().waitFor();
  }

  /** A turn of two steps is one entry of the list. */
  @Test
  void theMovesOfTzaarAreListedByTurns() {
    Page page = open("#v=tzaar&m=A5xA4_C4xC5_E6+F7_G4xF4");
    assertThat(page.locator("#move-list li").allTextContents())
        .containsExactly("1.A5xA4", "2.C4xC5E6+F7", "3.G4xF4");
    page.locator("#move-list button").nth(1).click();
    assertThat(view(page, "shown").getAsInt()).isEqualTo(2);
  }

  /** Two touches begin a game against the engine; the variants are behind, without their keys. */
  @Test
  void aGameBeginsWithItsOpponent() {
    Page page = open("");
    assertThat(page.locator("#game-list b").first().textContent()).isEqualTo("ZÉRTZ");
    page.click("[data-game=tzaar]");
    assertThat(page.locator("#variant-list").isVisible()).isFalse();
    page.selectOption("#seat1", "engine");
    page.locator("#seat1-level").fill("1");
    assertThat(page.locator(".strength .level").textContent()).isEqualTo("Level 1: beginner");
    page.click("#variants > summary");
    page.click("#own-variant > summary");
    assertThat(page.locator("#option-list option").allTextContents())
        .isNotEmpty()
        .allSatisfy(option -> assertThat(option).doesNotContain("–"));
    page.selectOption("#you", "1");
    page.click("#begin");
    page.waitForFunction("() => boardrules.view().ply === 1");
    assertThat(view(page, "sorts").toString()).isEqualTo("[\"engine\",\"human\"]");
    page.click("#to-lobby");
    assertThat(page.locator("#match-list .match").textContent())
        .contains("TZAAR", "Engine, level 1: beginner · move 1");
    page.locator("#match-list .match svg").waitFor();
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

  @Test
  void thePageRunsAsItsLanguageDoes() {
    Page page = open("");
    for (String expected :
        List.of("en ltr", "zh-Hant ltr", "he rtl", "ar-EG rtl", "az-Arab rtl", "az ltr")) {
      page.evaluate(
          "async tag => (await import('./js/texts.js')).setTexts(tag, {})",
          expected.split(" ", 2)[0]);
      assertThat(
              page.evaluate(
                  """
                  () => [
                    document.documentElement.lang,
                    document.documentElement.dir,
                    getComputedStyle(document.querySelector('svg')).direction,
                  ].join(' ')"""))
          .isEqualTo(expected + " ltr");
    }
  }

  private static String background(Page page) {
    return (String) page.evaluate("() => getComputedStyle(document.body).backgroundColor");
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

  /** The names of languages stand for whatever else may fail, such as an added game. */
  @Test
  void aPageThatCannotBeginSaysWhy() {
    BrowserContext context = context(calm());
    context.addInitScript(
        "Intl.DisplayNames = function () { throw new Error('go: no sentence'); }");
    Page page = newPage(context);
    page.navigate(site.address());
    page.locator("#broken").waitFor();
    assertThat(page.locator("#broken").innerText()).contains("cannot start", "go: no sentence");
  }

  @Test
  void axeFindsNoViolation() throws IOException {
    Page page = open("");
    page.evaluate(axe());
    assertAccessible(page);
    page.click("[data-game=zertz]");
    page.click("#variants > summary");
    assertAccessible(page);
    begin(page, "pikkpakk");
    touch(page, "b2");
    page.locator("#words .arrow").first().waitFor();
    assertAccessible(page);
    begin(page, "zertz");
    assertAccessible(page);
    page.click("#more");
    page.click("#do-analysis");
    page.locator("#analysis-lines button").first().waitFor();
    assertAccessible(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    assertAccessible(page);
    page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.LIGHT));
    begin(page, "colorfield");
    assertAccessible(page);
  }

  @Test
  void theFirstLoadIsSmall() {
    try (ServedSite own = new ServedSite(served())) {
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
