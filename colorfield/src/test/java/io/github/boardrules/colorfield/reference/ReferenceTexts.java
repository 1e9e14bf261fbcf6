package io.github.boardrules.colorfield.reference;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Well-formed texts of moves and positions (RULES.md, "Notation"). */
public final class ReferenceTexts {
  private static final String FIELD = "([a-z]{1,2}[0-9]{1,2})";
  private static final Pattern MOVE = Pattern.compile(FIELD + "-" + FIELD + "(?:x" + FIELD + ")?");

  private ReferenceTexts() {}

  public static ReferenceMove parseMove(String text) {
    Matcher matcher = MOVE.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    return new ReferenceMove(
        matcher.group(1), matcher.group(2), Optional.ofNullable(matcher.group(3)));
  }

  public static String format(ReferenceMove move) {
    return move.from() + "-" + move.to() + move.captive().map(field -> "x" + field).orElse("");
  }

  public static ReferencePosition parsePosition(String text) {
    String[] parts = text.split(" ", -1);
    ReferencePosition position = ReferencePosition.empty(Integer.parseInt(parts[0]));
    for (String piece : parts[2].split(",", -1)) {
      position.pieces().put(piece.substring(1), piece.charAt(0));
    }
    return position.at(position.side(), Integer.parseInt(parts[1]));
  }

  public static String format(ReferencePosition position) {
    return position.pieces().entrySet().stream()
        .map(entry -> entry.getValue() + entry.getKey())
        .collect(Collectors.joining(",", position.side() + " " + position.quiet() + " ", ""));
  }
}
