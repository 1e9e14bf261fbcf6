package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.examples.web.Thinker;
import java.util.Map;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Measures the page and prints the figures of docs/web.md, with {@code -Dspeeds=true} and alone.
 * Only ratios within one run are compared, and with wide margins: other work may run on the
 * machine.
 */
@Isolated
@EnabledIfSystemProperty(named = "boardrules.speeds", matches = "true")
final class SpeedInBrowser extends OpenBrowser {
  private static final int MILLIS = 1000;

  private static final Catalog GAMES = Catalog.installed();

  @Override
  boolean optimized() {
    return true;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zertz",
        "tzaar",
        "pikkpakk",
        "abalone",
        "inlay",
        "pylos",
        "triangle",
        "colorfield"
      })
  void aTouchIsAnsweredFarFasterThanThePageOpens(String variant) {
    Page page = open("#v=" + variant);
    double opened = ((Number) page.evaluate("() => performance.now()")).doubleValue();
    double slowest = ((Number) page.evaluate(SLOWEST)).doubleValue();
    System.out.printf("%s: open after %.0f ms, touch %.1f ms%n", variant, opened, slowest);
    assertThat(slowest).isLessThan(opened / 3);
  }

  /** The time that one of four touches takes at least. */
  private static final String SLOWEST =
      """
      () => {
        const times = [];
        for (let i = 0; i < 40; i++) {
          const cells = document.querySelectorAll('#board [data-cell]');
          const cell = cells[i * 7 % cells.length];
          const begin = performance.now();
          cell.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
          times.push(performance.now() - begin);
        }
        return times.sort((a, b) => a - b)[30];
      }""";

  @ParameterizedTest
  @ValueSource(
      strings = {"zertz", "tzaar", "pikkpakk", "pushfour", "abalone", "pylos", "colorfield"})
  void theEngineSearchesWithTheSpeedOfCompiledCode(String variant) {
    String record = record(GAMES.rules(variant));
    Thinker thinker = new Thinker(GAMES);
    thinker.analyse(record, MILLIS, progress -> {});
    long onJvm = nodes(thinker.analyse(record, MILLIS, progress -> {}));
    Page page = open("");
    page.evaluate(WORKER);
    page.evaluate("call => askWorker(call)", call(record));
    long inBrowser = nodes((String) page.evaluate("call => askWorker(call)", call(record)));
    System.out.printf(
        "%s: %d nodes a second in the browser, %d on the JVM%n",
        variant, inBrowser * 1000 / MILLIS, onJvm * 1000 / MILLIS);
    assertThat(inBrowser).isGreaterThan(onJvm / 30);
  }

  private static <S, M> String record(Rules<S, M> rules) {
    return MatchRecord.of(Match.of(rules)).text();
  }

  private static Map<String, Object> call(String record) {
    return Map.of("id", 1, "ask", "analyse", "record", record, "millis", MILLIS);
  }

  private static long nodes(String analysis) {
    String work = JsonParser.parseString(analysis).getAsJsonObject().get("work").getAsString();
    return Long.parseLong(work.replaceAll("\\D*([\\d\\h]+).*", "$1").replaceAll("\\h", ""));
  }

  /** The worker of the page, in which the engine thinks. */
  private static final String WORKER =
      """
      async () => {
        const worker = new Worker('worker.js', {type: 'module'});
        const load = await (await fetch('boardrules.wasm')).arrayBuffer();
        worker.postMessage({load, language: 'en'});
        globalThis.askWorker = call => new Promise(resolve => {
          worker.onmessage = ({data}) => {
            if (data.answer) {
              resolve(data.answer);
            }
          };
          worker.postMessage(call);
        });
      }""";
}
