package io.github.boardrules.examples.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tables of play in the rule pages, which the page plays as lessons. */
final class Lessons {
  /** The rule pages by language. The first one has codes in its rows. */
  private static final Map<String, String> PAGES =
      new TreeMap<>(Map.of("en", "RULES.md", "hu", "JATEKSZABALY.md"));

  private static final Pattern TABLE =
      Pattern.compile("<!-- play: (?:--position '([^']*)' )?(\\S+).*\\R((?:\\|.*\\R?)+)");

  /** A row of a table: a move or a status, and in the last column a code and a sentence. */
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (?!---)(?:`([^`]+)`)?.*\\|(?: `([a-z-]+)`:)? ?([^|]*?) ?\\|$");

  private Lessons() {}

  /**
   * Returns the lessons of each game, as values of JSON: the variant, the position unless it is the
   * start, the moves, and by language the title and a sentence for each move. A move that is
   * refused has a code, another an empty one; the last row has the status in place of a move.
   *
   * @param checkout the folder of the modules with the rule pages
   */
  static Map<String, List<Map<String, Object>>> of(Path checkout) throws IOException {
    Map<String, List<Map<String, Object>>> games = new TreeMap<>();
    try (Stream<Path> folders = Files.list(checkout)) {
      for (Path folder : folders.filter(each -> Files.exists(each.resolve("RULES.md"))).toList()) {
        for (Map<String, Object> lesson : lessons(folder)) {
          String game = lesson.get("variant").toString().split(":", 2)[0];
          games.computeIfAbsent(game, none -> new ArrayList<>()).add(lesson);
        }
      }
    }
    return games;
  }

  private static List<Map<String, Object>> lessons(Path folder) throws IOException {
    List<Map<String, Object>> lessons = new ArrayList<>();
    for (Map.Entry<String, String> page : PAGES.entrySet()) {
      Matcher table = TABLE.matcher(Files.readString(folder.resolve(page.getValue())));
      for (int i = 0; table.find(); i++) {
        List<MatchResult> rows = ROW.matcher(table.group(3)).results().toList();
        if (i == lessons.size()) {
          String position = Objects.requireNonNullElse(table.group(1), "");
          List<List<String>> moves =
              rows.stream()
                  .skip(1)
                  .map(row -> List.of(row.group(1), Objects.requireNonNullElse(row.group(2), "")))
                  .toList();
          lessons.add(
              new HashMap<>(
                  Map.of("variant", table.group(2), "position", position, "moves", moves)));
        }
        List<String> texts = rows.stream().map(row -> row.group(3).replace("`", "")).toList();
        lessons.get(i).put(page.getKey(), texts);
      }
    }
    return lessons;
  }
}
