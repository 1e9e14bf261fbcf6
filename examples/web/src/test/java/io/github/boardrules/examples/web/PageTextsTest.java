package io.github.boardrules.examples.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.engine.Limit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Compares the sentences with the page that says them. */
class PageTextsTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\w+}");
  private static final Map<String, Object> ENGLISH = PageTexts.all(Locale.ENGLISH);
  private static final Map<String, Object> HUNGARIAN = PageTexts.all(new Locale("hu"));

  @Test
  void everySentenceIsTranslatedWithItsPlaceholders() {
    assertThat(HUNGARIAN).hasSameSizeAs(ENGLISH);
    ENGLISH.forEach(
        (key, sentence) -> {
          Object translated = HUNGARIAN.get(key);
          assertThat(translated).as(key).isNotEqualTo(sentence);
          assertThat(placeholders(translated)).as(key).isEqualTo(placeholders(sentence));
        });
  }

  @Test
  void everySentenceOfThePageExistsAndEverySentenceIsSaid() throws IOException {
    String sources = sources();
    TreeSet<String> said = new TreeSet<>();
    Matcher key =
        Pattern.compile(
                "(?:text\\('|data-text=\"|data-label=\"|say\\(\"|locale, \"|, ')([a-z]+[.a-z-]*)['\"]")
            .matcher(sources.replaceAll("\\s+", " ").replace("( ", "("));
    while (key.find()) {
      said.add(key.group(1));
    }
    // Keys that the page makes of words and numbers: who plays, how well, and what a move does.
    Stream.of(PlayerSort.values()).forEach(sort -> said.add("seat." + sort.word()));
    IntStream.rangeClosed(Limit.MIN_LEVEL, Limit.MAX_LEVEL)
        .forEach(level -> said.add("level." + level));
    IntStream.rangeClosed(1, 3).forEach(level -> said.add("puzzle.level." + level));
    Stream.of("put", "move", "take", "remove").forEach(deed -> said.add("words." + deed));
    assertThat(said).containsAll(ENGLISH.keySet());
    List<String> dotted = said.stream().filter(each -> each.contains(".")).toList();
    assertThat(dotted.stream().filter(each -> !each.endsWith(".") && !isName(each)))
        .allSatisfy(each -> assertThat(ENGLISH).containsKey(each));
  }

  /** Returns whether a text with a dot is the name of a file or a class. */
  private static boolean isName(String text) {
    return text.endsWith(".js") || text.endsWith(".wasm") || text.endsWith(".txt");
  }

  private static String sources() throws IOException {
    StringBuilder all = new StringBuilder();
    for (String folder : List.of("src/main/site", "src/main/java")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
        for (Path file :
            files.filter(each -> each.toString().matches(".*\\.(js|html|java)")).toList()) {
          all.append(Files.readString(file));
        }
      }
    }
    return all.toString();
  }

  private static String placeholders(Object sentence) {
    return PLACEHOLDER
        .matcher(sentence.toString())
        .results()
        .map(result -> result.group())
        .sorted()
        .collect(Collectors.joining());
  }
}
