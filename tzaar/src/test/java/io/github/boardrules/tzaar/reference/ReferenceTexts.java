package io.github.boardrules.tzaar.reference;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Formats and parses moves and positions (RULES.md, "Notation"). Parsed texts must be well-formed.
 */
public final class ReferenceTexts {

  private ReferenceTexts() {}

  /** A field as it is written. */
  public static String format(ReferenceField field) {
    for (int row = 1; row <= 8; row++) {
      if (ReferenceBoard.field(field.column(), row).equals(field)) {
        return (char) ('A' + field.column() - 1) + Integer.toString(row);
      }
    }
    throw new IllegalArgumentException("No field: " + field);
  }

  /** Reads a field. */
  public static ReferenceField parseField(String text) {
    return ReferenceBoard.field(text.charAt(0) - 'A' + 1, text.charAt(1) - '0');
  }

  /** A move as it is written. */
  public static String format(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place place) {
      return place.kind() + "@" + format(place.to());
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return format(capture.from()) + "x" + format(capture.to());
    }
    return move instanceof ReferenceMove.Reinforce reinforce
        ? format(reinforce.from()) + "+" + format(reinforce.to())
        : "pass";
  }

  /** Reads a move. */
  public static ReferenceMove parseMove(String text) {
    if (text.equals("pass")) {
      return new ReferenceMove.Pass();
    }
    if (text.charAt(1) == '@') {
      return new ReferenceMove.Place(text.charAt(0), parseField(text.substring(2)));
    }
    ReferenceField from = parseField(text.substring(0, 2));
    ReferenceField to = parseField(text.substring(3));
    return text.charAt(2) == 'x'
        ? new ReferenceMove.Capture(from, to)
        : new ReferenceMove.Reinforce(from, to);
  }

  /** A position as it is written. */
  public static String format(ReferencePosition position) {
    StringBuilder board = new StringBuilder();
    for (int column = 1; column <= 9; column++) {
      board.append(column == 1 ? "" : "/");
      for (int row = 1; row <= ReferenceBoard.ROWS.get(column - 1); row++) {
        board.append(
            position
                .stack(ReferenceBoard.field(column, row))
                .map(ReferenceTexts::format)
                .orElse("."));
      }
    }
    return board + " " + position.side() + " " + position.phase();
  }

  /** Reads a position. */
  public static ReferencePosition parsePosition(String text) {
    String[] words = text.split(" ", -1);
    SortedMap<ReferenceField, ReferenceStack> stacks = new TreeMap<>();
    String[] columns = words[0].split("/", -1);
    for (int column = 1; column <= 9; column++) {
      // Each field begins with its letter or its dot; digits belong to the field before them.
      String[] fields = columns[column - 1].split("(?=[.A-Za-z])", -1);
      for (int row = 1; row <= fields.length; row++) {
        String field = fields[row - 1];
        if (!field.equals(".")) {
          stacks.put(ReferenceBoard.field(column, row), stack(field));
        }
      }
    }
    return new ReferencePosition(stacks, Integer.parseInt(words[1]), words[2]);
  }

  /** A stack as it is written. */
  public static String format(ReferenceStack stack) {
    String letter = String.valueOf(stack.kind());
    return (stack.player() == 1 ? letter : letter.toLowerCase(Locale.ROOT))
        + (stack.height() == 1 ? "" : Integer.toString(stack.height()));
  }

  private static ReferenceStack stack(String text) {
    char letter = text.charAt(0);
    return new ReferenceStack(
        Character.isUpperCase(letter) ? 1 : 2,
        Character.toUpperCase(letter),
        text.length() == 1 ? 1 : Integer.parseInt(text.substring(1)));
  }
}
