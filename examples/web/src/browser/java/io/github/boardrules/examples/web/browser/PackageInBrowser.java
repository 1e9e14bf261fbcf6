package io.github.boardrules.examples.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The tests of the package for npm that need no Node, in the browser; without the vectors, which
 * Node plays on the same V8.
 */
final class PackageInBrowser extends OpenBrowser {
  private static final Path CHECKOUT = Path.of("..", "..").toAbsolutePath().normalize();
  private static final String TESTS = "javascript/src/test/js/";

  /** What stands in for modules of Node. */
  private static final Map<String, String> MODULES =
      Map.of(
          "node:test", "./browser/test.js",
          "node:assert/strict", "./browser/assert.js",
          "node:fs", "./browser/fs.js");

  private static final String RUN =
      """
      async ([module, tests]) => {
        await import(tests);
        return (await import(module)).run();
      }""";

  @Override
  boolean optimized() {
    return true; // the tests take long enough to gain by it
  }

  @Override
  Path served() {
    return CHECKOUT;
  }

  @BeforeAll
  void putPage() {
    site.put("index.html", "<!doctype html><link rel=icon href=data:,><title>Tests</title>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"same-answers", "matches", "misuse", "engine"})
  void theTestsOfThePackagePass(String name) throws IOException {
    String file = TESTS + name + ".test.js";
    String text = Files.readString(CHECKOUT.resolve(file));
    for (Map.Entry<String, String> module : MODULES.entrySet()) {
      text = text.replace(module.getKey(), module.getValue());
    }
    site.put(file, text);
    Page page = newPage(context(calm()));
    page.navigate(site.address());

    Map<?, ?> result =
        (Map<?, ?>) page.evaluate(RUN, List.of("/" + TESTS + "browser/test.js", "/" + file));

    assertThat((List<?>) result.get("problems")).isEmpty();
    assertThat((Integer) result.get("tests")).isPositive();
  }
}
