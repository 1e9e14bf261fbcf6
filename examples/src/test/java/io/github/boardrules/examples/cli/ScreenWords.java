package io.github.boardrules.examples.cli;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words on a screen, and those of the Hungarian files of all modules. */
final class ScreenWords {
  /** Three letters or more; cells and moves of the notation have digits beside their letters. */
  private static final Pattern WORD =
      Pattern.compile("(?<![\\p{L}\\p{N}])\\p{L}{3,}(?![\\p{L}\\p{N}])");

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^}]*}");

  /** Names of games, which are the same in every language. */
  private static final Set<String> NAMES =
      Set.of("zértz", "tzaar", "pikk", "pakk", "pylos", "castle", "mind", "nim");

  private static final Set<String> HUNGARIAN = ofFiles("messages_hu.properties");

  private ScreenWords() {}

  /** Returns the words on a screen that no Hungarian file has; the variant id does not count. */
  static Set<String> foreign(String screen, String variant) {
    Set<String> words = of(variant.isEmpty() ? screen : screen.replace(variant, " "));
    words.removeAll(HUNGARIAN);
    words.removeAll(NAMES);
    return words;
  }

  /** Returns what a person reads of an SVG document: its texts, and labels for screen readers. */
  static String textOfSvg(String document) {
    String labels =
        Pattern.compile("aria-label=\"([^\"]*)\"")
            .matcher(document)
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.joining("\n"));
    return labels
        + "\n"
        + document.replaceAll("(?s)<style.*?</style>", " ").replaceAll("<[^>]*>", " ");
  }

  private static Set<String> of(String text) {
    return WORD.matcher(text)
        .results()
        .map(MatchResult::group)
        .map(word -> word.toLowerCase(Locale.ROOT))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> ofFiles(String name) {
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      List<Path> found =
          files
              .filter(file -> file.endsWith(name))
              .filter(file -> file.toString().replace('\\', '/').contains("/src/main/resources/"))
              .toList();
      Set<String> words = new TreeSet<>();
      for (Path file : found) {
        Properties sentences = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
          sentences.load(reader);
        }
        sentences
            .stringPropertyNames()
            .forEach(
                key ->
                    words.addAll(
                        of(PLACEHOLDER.matcher(sentences.getProperty(key)).replaceAll(" "))));
      }
      return words;
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }
}
