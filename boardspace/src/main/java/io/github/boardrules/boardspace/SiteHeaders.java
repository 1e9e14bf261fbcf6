package io.github.boardrules.boardspace;

import io.github.boardrules.core.text.TextCursor;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the first node of a site's record says about the match. */
final class SiteHeaders {
  private static final List<String> MONTHS =
      List.of("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec");

  private SiteHeaders() {}

  static Map<String, String> of(SiteRecord record) {
    Map<String, String> headers = new LinkedHashMap<>();
    put(headers, "player1", record.name(1));
    put(headers, "player2", record.name(2));
    put(headers, "date", record.date());
    headers.put("site", "Boardspace");
    headers.put("setup", inOneLine(record.setup()));
    put(headers, "event", record.value("GN"));
    put(headers, "result", record.value("RE"));
    put(headers, "time1", record.time(1));
    put(headers, "time2", record.time(2));
    put(headers, "trees", Optional.of(record.sgf().trees()).filter(n -> n > 1).map(n -> "" + n));
    return Collections.unmodifiableMap(headers);
  }

  /**
   * Returns the day, as in {@code 2008-08-17}, of a date such as {@code Sun Aug 17 23:43:24 EDT
   * 2008}; empty if it is written in another way.
   */
  static Optional<String> day(String date) {
    List<String> words = List.of(date.strip().split(" ", -1));
    if (words.size() != 6 || !isDate(words)) {
      return Optional.empty();
    }
    int month = 1 + MONTHS.indexOf(words.get(1));
    return month == 0
        ? Optional.empty()
        : Optional.of(words.get(5) + (month < 10 ? "-0" : "-") + month + "-" + words.get(2));
  }

  /** Checks all but the month; a regular expression would bring its machine into the web page. */
  private static boolean isDate(List<String> words) {
    String time = words.get(3);
    return hasShape(words.get(0), "Aaa")
        && hasShape(words.get(2), "00")
        && words.get(2).charAt(0) <= '3'
        && !time.isEmpty()
        && time.chars().allMatch(c -> c >= '0' && c <= ':')
        && !words.get(4).isEmpty()
        && words.get(4).chars().noneMatch(TextCursor::isSpace)
        && hasShape(words.get(5), "0000");
  }

  /** Returns whether a word has the capital and small letters and the digits of another one. */
  private static boolean hasShape(String word, String shape) {
    return word.chars()
        .mapToObj(
            c ->
                c >= '0' && c <= '9'
                    ? "0"
                    : c >= 'A' && c <= 'Z' ? "A" : c >= 'a' && c <= 'z' ? "a" : "?")
        .collect(Collectors.joining())
        .equals(shape);
  }

  /**
   * Returns whether a result, such as {@code Game won by Anna}, names a player. The sentence may be
   * in any language; in those that are known the name comes first or last.
   */
  static boolean isNamed(String result, String name) {
    return result.endsWith(" " + name)
        || result.endsWith(" " + name + ".")
        || result.startsWith(name + " ");
  }

  /** Returns a text whose control characters, line ends among them, have become spaces. */
  static String inOneLine(String text) {
    StringBuilder line = new StringBuilder(text);
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        line.setCharAt(i, ' ');
      }
    }
    return line.toString().strip();
  }

  private static void put(Map<String, String> headers, String key, Optional<String> value) {
    value
        .map(SiteHeaders::inOneLine)
        .filter(text -> !text.isEmpty())
        .ifPresent(text -> headers.put(key, text));
  }
}
