package io.github.boardrules.examples.web;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import io.github.boardrules.core.play.MatchRecord.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A match as the end of an address, such as {@code v=zertz&m=Wd4,d1_Gd5,g1}: the variant, the start
 * if it is another position, the moves with variations and notes as in a record, and the ending if
 * the rules alone do not decide it.
 */
final class MatchLink {
  private static final String VARIANT = "v";
  private static final String START = "s";
  private static final String MOVES = "m";
  private static final String ENDING = "e";
  private static final List<String> PARTS = List.of(VARIANT, START, MOVES, ENDING);

  /** What stands for a space, as between moves; a real one is escaped. */
  private static final String SEPARATOR = "_";

  /** Characters besides letters and digits that programs leave in an address as they are. */
  private static final String PLAIN = "-.,:=/+";

  /** Why a link as a whole is refused. */
  private enum LinkReason implements Reason {
    REPEATED_PART;

    @Override
    public String code() {
      return "repeated-part";
    }

    @Override
    public String message(Locale locale, Map<String, String> facts) {
      return PageTexts.text(locale, "link.repeated-part", "part", facts.getOrDefault("part", ""));
    }
  }

  private MatchLink() {}

  static <S, M> String of(MatchRecord<S, M> record) {
    Match<S, M> match = record.toMatch();
    Rules<S, M> rules = match.rules();
    StringBuilder link = new StringBuilder(VARIANT + "=" + escaped(rules.variant()));
    if (!match.start().equals(rules.start())) {
      String start = rules.notation().formatPosition(match.start());
      link.append("&" + START + "=").append(escaped(start));
    }
    String text = MatchRecord.of(record.tree()).text();
    String moves = text.substring(movesIn(text), text.lastIndexOf('{')).strip();
    if (!moves.isEmpty()) {
      String escaped = escaped(moves.replace('\n', ' ')).replace("%20", SEPARATOR);
      link.append("&" + MOVES + "=").append(escaped);
    }
    record
        .termination()
        .ifPresent(ending -> link.append("&" + ENDING + "=").append(escaped(ending.text())));
    return link.toString();
  }

  /** Returns where the moves of a record begin: behind its headers and an empty line. */
  private static int movesIn(String record) {
    return record.indexOf("\n\n") + 2;
  }

  /**
   * Returns the match of a link, up to the first move that cannot be played, which is the notice;
   * without one, the notice is a part that no link has. The link may have been escaped for HTML.
   *
   * @throws NotationException if there is no such variant or position, or if a part is there twice
   */
  static PlayedMatch<?, ?> parse(Catalog games, String link) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (String part : link.replace("&amp;", "&").split("&", -1)) {
      int equals = part.indexOf('=');
      String key = equals < 0 ? part : part.substring(0, equals);
      if (parts.put(key, part.substring(equals + 1)) != null && PARTS.contains(key)) {
        throw NotationException.broken(link, LinkReason.REPEATED_PART, Map.of("part", key));
      }
    }
    PlayedMatch<?, ?> played =
        parse(games.rules(unescaped(parts.getOrDefault(VARIANT, ""))), parts);
    parts.keySet().stream()
        .filter(key -> played.notice().isEmpty() && !key.isEmpty() && !PARTS.contains(key))
        .forEach(
            key ->
                played.say(locale -> PageTexts.text(locale, "notice.unknown-part", "part", key)));
    return played;
  }

  private static <S, M> PlayedMatch<S, M> parse(Rules<S, M> rules, Map<String, String> parts) {
    String start = unescaped(parts.getOrDefault(START, ""));
    Match<S, M> match =
        start.isEmpty() ? Match.of(rules) : Match.of(rules, rules.notation().parsePosition(start));
    String text = MatchRecord.of(match).text();
    String moves = unescaped(parts.getOrDefault(MOVES, "").replace(SEPARATOR, " "));
    String open = text.substring(0, movesIn(text)) + moves + "\n";
    // A record tells how it ends, which a link does not; what was read tells.
    Status status = MatchRecord.read(rules, open).toMatch().status();
    String ending = unescaped(parts.getOrDefault(ENDING, ""));
    String closed =
        open + "{" + status.text() + "}\n" + (ending.isEmpty() ? "" : "{" + ending + "}\n");
    MatchRecord<S, M> record = MatchRecord.read(rules, closed);
    PlayedMatch<S, M> played = PlayedMatch.of(record);
    record
        .problem()
        .filter(problem -> problem.offset() <= open.length())
        .ifPresent(problem -> played.say(locale -> damaged(locale, problem)));
    return played;
  }

  private static String damaged(Locale locale, Problem problem) {
    return PageTexts.text(
        locale,
        "notice.damaged-link",
        "number",
        problem.ply(),
        "move",
        problem.text(),
        "problem",
        problem
            .refusal()
            .map(refusal -> refusal.message(locale))
            .or(() -> problem.notation().map(found -> found.messageWithoutPlace(locale)))
            .orElseThrow());
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0 || c >= 0x80) {
        // Programs have escapes of their own for what is not ASCII.
        escaped.append(c);
      } else {
        escaped.append('%').append(Integer.toHexString(0x100 + c), 1, 3);
      }
    }
    return escaped.toString();
  }

  private static boolean isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  /** Returns a text with its escapes replaced; what is not an escape stays as it is. */
  private static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      int high = text.charAt(i) == '%' && i + 2 < text.length() ? hex(text.charAt(i + 1)) : -1;
      int low = high < 0 ? -1 : hex(text.charAt(i + 2));
      if (low >= 0 && high < 8) {
        plain.append((char) (16 * high + low));
        i += 2;
      } else {
        plain.append(text.charAt(i));
      }
    }
    return plain.toString();
  }

  /** Returns the value of a digit that is ASCII; −1 for another character. */
  private static int hex(char c) {
    return c < 0x80 ? Character.digit(c, 16) : -1;
  }
}
