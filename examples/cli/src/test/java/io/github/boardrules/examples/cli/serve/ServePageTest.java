package io.github.boardrules.examples.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.cli.shared.Texts;
import io.github.boardrules.fixtures.Checkout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on other languages says what the program knows. */
class ServePageTest {
  private static final String PAGE = Checkout.read("docs/other-languages.md");

  @Test
  void thePageHasEveryFunctionWithItsFields() {
    Map<String, List<String>> known = new LinkedHashMap<>();
    for (ServedFunction function : ServedFunction.values()) {
      known.put(function.word(), function.fields());
    }
    Map<String, List<String>> shown = new LinkedHashMap<>();
    rows("do").forEach(row -> shown.put(words(row[1]).get(0), words(row[2])));
    assertThat(shown).containsExactlyEntriesOf(known);
  }

  @Test
  void thePageHasEveryLimit() {
    Map<String, Integer> shown = new LinkedHashMap<>();
    for (String[] row : rows("limit")) {
      shown.put(words(row[1]).get(0), Integer.valueOf(row[2].strip().split(" ", -1)[0]));
    }
    assertThat(shown).containsExactlyEntriesOf(ServedLimits.byName());
  }

  @Test
  void thePageHasEveryCodeAndWord() {
    List<String> codes =
        new Texts(Locale.ENGLISH)
            .bundle().keySet().stream()
                .filter(key -> key.matches("serve-[^.]*"))
                .map(key -> key.substring("serve-".length()))
                .toList();
    assertThat(codes).isNotEmpty().allMatch(code -> PAGE.contains("`" + code + "`"));
    assertThat(Part.words()).isSubsetOf(words(itemOf("also")));
    assertThat(SvgLook.WORDS).isSubsetOf(words(itemOf("look")));
  }

  /** Returns the rows below a heading, each with its cells behind an empty one. */
  private static List<String[]> rows(String heading) {
    List<String[]> rows = new ArrayList<>();
    boolean isInside = false;
    for (String line : PAGE.lines().toList()) {
      boolean isHead = line.matches("\\| `?" + heading + "`? \\|.*");
      isInside = isHead || (isInside && line.startsWith("|"));
      if (isInside && !isHead && !line.startsWith("| ---")) {
        rows.add(line.split("\\|", -1));
      }
    }
    return rows;
  }

  private static String itemOf(String word) {
    return Arrays.stream(PAGE.split("\n- ", -1))
        .filter(item -> item.startsWith("**`" + word + "`**"))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> words(String cell) {
    Matcher word = Pattern.compile("`([^`]+)`").matcher(cell);
    return word.results().map(found -> found.group(1)).toList();
  }
}
