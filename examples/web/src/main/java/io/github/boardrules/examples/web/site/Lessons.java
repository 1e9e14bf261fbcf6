package io.github.boardrules.examples.web.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tables of play in the rule pages, which the page plays as lessons. */
final class Lessons {
  /** By language; another one needs its page alone, and its name here. */
  private static final Map<String, String> PAGES =
      new TreeMap<>(Map.of("en", "RULES.md", "hu", "JATEKSZABALY.md"));

  /** The lines of a table above its rows. */
  private static final int HEAD = 2;

  private static final Pattern TABLE =
      Pattern.compile(
          "<!-- play: (?:--position '([^']*)' )?(\\S+) ?(.*?) ?-->\\R((?:\\|.*(?:\\R|$))+)");

  private static final Pattern WORD = Pattern.compile("'([^']*)'|([^' ]+)");
  private static final Pattern CODE = Pattern.compile("`([a-z-]+)`: .*");

  private Lessons() {}

  /**
   * Returns the lessons of each game, in the values of JSON: the variant, the position, if it is not
   * the start, the moves, and by language the title and a sentence for each move. Each move has a
   * code: empty, or why it is refused. After the moves an empty one has the status as its code.
   *
   * @param checkout the folder whose folders have the rule pages
   * @throws IllegalArgumentException if pages of different languages have different tables
   */
  static Map<String, List<Map<String, Object>>> of(Path checkout) throws IOException {
    Map<String, List<Map<String, Object>>> games = new TreeMap<>();
    try (Stream<Path> folders = Files.list(checkout)) {
      for (Path folder : folders.sorted().toList()) {
        if (Files.exists(folder.resolve(PAGES.get("en")))) {
          for (Map<String, Object> lesson : lessons(folder)) {
            String game = lesson.get("variant").toString().split(":", 2)[0];
            games.computeIfAbsent(game, none -> new ArrayList<>()).add(lesson);
          }
        }
      }
    }
    return games;
  }

  private static Collection<Map<String, Object>> lessons(Path folder) throws IOException {
    Map<Map<String, Object>, Map<String, Object>> lessons = new LinkedHashMap<>();
    for (Map.Entry<String, String> page : PAGES.entrySet()) {
      Matcher table = TABLE.matcher(Files.readString(folder.resolve(page.getValue())));
      while (table.find()) {
        List<String> texts = new ArrayList<>();
        Map<String, Object> played = played(table, texts);
        lessons.computeIfAbsent(played, HashMap::new).put(page.getKey(), texts);
      }
    }
    for (Map<String, Object> lesson : lessons.values()) {
      if (!lesson.keySet().containsAll(PAGES.keySet())) {
        throw new IllegalArgumentException("This table is not in every language: " + lesson);
      }
    }
    return lessons.values();
  }

  /** Returns what a table plays, and adds its title and its sentences to the texts. */
  private static Map<String, Object> played(MatchResult table, List<String> texts) {
    List<String[]> rows = table.group(4).lines().map(line -> line.split("\\|", -1)).toList();
    texts.add(last(rows.get(0)));
    // A page without codes in its rows has them in the comment, and the status behind them.
    Deque<String> codes = new ArrayDeque<>();
    WORD.matcher(table.group(3))
        .results()
        .forEach(word -> codes.add(word.group(1) != null ? word.group(1) : word.group()));
    List<List<String>> moves = new ArrayList<>();
    for (String[] row : rows.subList(HEAD, rows.size())) {
      String move = plain(row[1]);
      String sentence = last(row);
      Matcher inRow = CODE.matcher(sentence);
      String code = "";
      if (moves.size() == rows.size() - HEAD - 1) {
        code = codes.isEmpty() ? move : codes.remove();
        move = "";
      } else if (inRow.matches()) {
        code = inRow.group(1);
      } else if (!codes.isEmpty() && codes.element().startsWith(move + "=")) {
        code = codes.remove().substring(move.length() + 1);
      }
      boolean isRefused = !move.isEmpty() && !code.isEmpty();
      texts.add(plain(isRefused ? sentence.substring(sentence.indexOf(':') + 1) : sentence));
      moves.add(List.of(move, code));
    }
    String position = table.group(1) != null ? table.group(1) : "";
    return Map.of("variant", table.group(2), "position", position, "moves", moves);
  }

  private static String last(String[] row) {
    return row[row.length - 2].strip();
  }

  private static String plain(String cell) {
    return cell.replace("`", "").strip();
  }
}
