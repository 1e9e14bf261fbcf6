package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The compiled rules answer as those on the JVM: drawings, refusals, sentences, records, links, and
 * moves of the engine.
 */
final class SameAnswersInBrowser extends OpenBrowser {
  private static final String HASHES =
      """
      async text => {
        const exports = await globalThis.load(globalThis.bytes);
        globalThis.answers = JSON.parse(text).map(([name, ...args]) => exports[name](...args));
        return globalThis.answers.map(answer => {
          let hash = 0;
          for (let i = 0; i < answer.length; i++) {
            hash = Math.imul(hash, 31) + answer.charCodeAt(i) | 0;
          }
          return hash;
        });
      }""";

  private Page page;

  @Override
  boolean optimized() {
    return true;
  }

  @BeforeAll
  void load() {
    page = newPage(context(calm()));
    page.navigate(site.address() + "manifest.webmanifest");
    page.evaluate(
        """
        async () => {
          globalThis.load = (await import('./js/runtime.js')).load;
          globalThis.bytes = await (await fetch('boardrules.wasm')).arrayBuffer();
        }""");
  }

  @Override
  void noErrorOnTheConsole() {
    // One page serves all variants; it is closed with the browser.
  }

  @ParameterizedTest
  @MethodSource("variants")
  void answersAsOnTheJvm(String variant) {
    List<PageCalls.Call> calls = PageCalls.of(variant, variant.hashCode());

    List<?> hashes = (List<?>) page.evaluate(HASHES, PageCalls.json(calls));

    for (int i = 0; i < calls.size(); i++) {
      String expected = calls.get(i).answer();
      if (((Number) hashes.get(i)).intValue() != expected.hashCode()) {
        String answer = (String) page.evaluate("i => globalThis.answers[i]", i);
        int from = Math.max(0, firstDifference(expected, answer) - 100);
        assertThat(part(answer, from))
            .as("answer to call %d, %s, from %d", i, calls.get(i).call(), from)
            .isEqualTo(part(expected, from));
      }
    }
  }

  /** Returns where two texts differ first, or the length of the shorter one. */
  private static int firstDifference(String one, String other) {
    int at = 0;
    while (at < Math.min(one.length(), other.length()) && one.charAt(at) == other.charAt(at)) {
      at++;
    }
    return at;
  }

  private static String part(String text, int from) {
    return text.substring(from, Math.min(text.length(), from + 300));
  }
}
