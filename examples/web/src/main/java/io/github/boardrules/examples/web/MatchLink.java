package io.github.boardrules.examples.web;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.play.MatchRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * A match as the end of an address, such as {@code v=zertz&m=Wd4,d1_Gd5,g1}: the variant, the start
 * if it is another position, the moves, and the ending if the rules alone do not decide it.
 */
final class MatchLink {
  private static final String VARIANT = "v";
  private static final String START = "s";
  private static final String MOVES = "m";
  private static final String ENDING = "e";
  private static final List<String> PARTS = List.of(VARIANT, START, MOVES, ENDING);

  /** What stands between moves; in a move it is escaped. */
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

  static <S, M> String of(PlayedMatch<S, M> played) {
    Match<S, M> match = played.match();
    Rules<S, M> rules = match.rules();
    StringBuilder link = new StringBuilder(VARIANT + "=" + escaped(rules.variant()));
    if (!match.start().equals(rules.start())) {
      String start = rules.notation().formatPosition(match.start());
      link.append("&" + START + "=").append(escaped(start));
    }
    if (match.ply() > 0) {
      List<String> moves = new ArrayList<>();
      match.moves().forEach(move -> moves.add(escaped(rules.notation().formatMove(move))));
      link.append("&" + MOVES + "=").append(String.join(SEPARATOR, moves));
    }
    played
        .ending()
        .ifPresent(ending -> link.append("&" + ENDING + "=").append(escaped(ending.text())));
    return link.toString();
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
    PlayedMatch<S, M> played =
        start.isEmpty() ? PlayedMatch.of(rules) : PlayedMatch.at(rules, start);
    String moves = parts.getOrDefault(MOVES, "");
    for (String escaped : moves.isEmpty() ? new String[0] : moves.split(SEPARATOR, -1)) {
      String move = unescaped(escaped);
      int number = played.match().ply() + 1;
      played.play(move);
      if (played.notice().isPresent()) {
        Function<Locale, String> problem = played.notice().get();
        played.say(locale -> damaged(locale, number, move, problem.apply(locale)));
        return played;
      }
    }
    String ending = unescaped(parts.getOrDefault(ENDING, ""));
    String record = MatchRecord.of(played.match()).text() + "{" + ending + "}";
    return ending.isEmpty() ? played : PlayedMatch.of(MatchRecord.read(rules, record));
  }

  private static String damaged(Locale locale, int number, String move, String problem) {
    return PageTexts.text(
        locale, "notice.damaged-link", "number", number, "move", move, "problem", problem);
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

  /** Returns a text with its escapes replaced; what is no escape stays as it is. */
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
