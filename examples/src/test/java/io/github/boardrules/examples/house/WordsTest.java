package io.github.boardrules.examples.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The sources and pages keep to the plain English of the trade; specifications are left alone. */
class WordsTest {
  /** Words that the project does not use, each in two parts so that it is not used here either. */
  private static final List<String> AVOIDED =
      List.of(
          "par" + "ted",
          "an" + "ew",
          "by" + " lot",
          "to" + "ld",
          "who" + "ever",
          "in" + " vain",
          "stra" + "ngers",
          "spo" + "ilt",
          "men" + "ded",
          "without" + " more ado",
          "reck" + "oned");

  /** A phrase may be wrapped, in a comment or in a page. */
  private static final Pattern AVOIDED_WORD =
      Pattern.compile(
          AVOIDED.stream()
              .map(phrase -> phrase.replace(" ", "(?:[ \t]|\n[ \t]*(?:\\*|//|#|>)?[ \t]*)+"))
              .collect(Collectors.joining("|", "\\b(?:", ")\\b")),
          Pattern.CASE_INSENSITIVE);

  private static final Pattern BOUND =
      Pattern.compile("\\b(?:MOST|LEAST|FEWEST)(?:_[A-Z0-9_]+)?\\b");

  private static final Pattern TEXT_FILE =
      Pattern.compile(
          ".*\\.(?:java|md|xml|properties|sh|py|yml|yaml|html|cmd)|(?:.*/)?\\.ci/[^.]*");

  private static final Pattern CHAPTER =
      Pattern.compile("\n## How it is played\n.*?(?=\n## The rules in full\n)", Pattern.DOTALL);

  @Test
  void noAvoidedWordIsUsed() {
    Map<String, String> files = SourceTree.files(path -> TEXT_FILE.matcher(path).matches());
    List<String> found = new ArrayList<>();
    files.forEach(
        (path, text) -> matches(AVOIDED_WORD, path, withoutRules(text)).forEach(found::add));

    assertThat(files).hasSizeGreaterThan(500);
    assertThat(found).isEmpty();
  }

  @Test
  void boundsAreNamedMaxAndMin() {
    List<String> found = new ArrayList<>();
    SourceTree.files(path -> path.contains("/src/") && path.endsWith(".java"))
        .forEach(
            (path, source) -> matches(BOUND, path, SourceTree.code(source)).forEach(found::add));

    assertThat(found).isEmpty();
  }

  @Test
  void avoidedPhrasesAreFoundAcrossLines() {
    assertThat(matches(AVOIDED_WORD, "a", " * drawn by\n   * lot, and To" + "ld")).hasSize(2);
    assertThat(matches(AVOIDED_WORD, "a", "departed, renewal, toldo")).isEmpty();
  }

  @Test
  void onlyTheChapterThatTeachesIsCheckedInARulePage() {
    String chapter = "# Go\n\nWho" + "ever\n\n## How it is played\n\nTo" + "ld.\n";

    assertThat(withoutRules(chapter + "\n## The rules in full\n\nPar" + "ted.\n"))
        .doesNotContain("Go", "Who", "Par")
        .hasLineCount(7);
  }

  /**
   * Returns a text with its number of lines, but of the page of a game only the chapter that
   * teaches; the rest is its specification.
   */
  private static String withoutRules(String text) {
    Matcher chapter = CHAPTER.matcher(text);
    return chapter.find()
        ? "\n".repeat((int) text.substring(0, chapter.start()).lines().count()) + chapter.group()
        : text;
  }

  private static Stream<String> matches(Pattern pattern, String path, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher
        .results()
        .map(
            match -> {
              long line =
                  1 + text.substring(0, match.start()).chars().filter(c -> c == '\n').count();
              return path + ":" + line + ": " + match.group().replaceAll("\\s+", " ");
            });
  }
}
