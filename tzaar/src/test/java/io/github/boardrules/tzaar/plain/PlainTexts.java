package io.github.boardrules.tzaar.plain;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

/** The texts of moves and positions (RULES.md, "Notation"). What is read must be well-formed. */
public final class PlainTexts {

  private PlainTexts() {}

  /** A field as it is written. */
  public static String format(PlainField field) {
    for (int row = 1; row <= 8; row++) {
      if (PlainBoard.field(field.column(), row).equals(field)) {
        return (char) ('A' + field.column() - 1) + Integer.toString(row);
      }
    }
    throw new IllegalArgumentException("No field: " + field);
  }

  /** Reads a field. */
  public static PlainField parseField(String text) {
    return PlainBoard.field(text.charAt(0) - 'A' + 1, text.charAt(1) - '0');
  }

  /** A move as it is written. */
  public static String format(PlainMove move) {
    if (move instanceof PlainMove.Place place) {
      return place.kind() + "@" + format(place.field());
    }
    if (move instanceof PlainMove.Capture capture) {
      return format(capture.from()) + "x" + format(capture.to());
    }
    return move instanceof PlainMove.Reinforce reinforce
        ? format(reinforce.from()) + "+" + format(reinforce.to())
        : "pass";
  }

  /** Reads a move. */
  public static PlainMove parseMove(String text) {
    if (text.equals("pass")) {
      return new PlainMove.Pass();
    }
    if (text.charAt(1) == '@') {
      return new PlainMove.Place(text.charAt(0), parseField(text.substring(2)));
    }
    PlainField from = parseField(text.substring(0, 2));
    PlainField to = parseField(text.substring(3));
    return text.charAt(2) == 'x'
        ? new PlainMove.Capture(from, to)
        : new PlainMove.Reinforce(from, to);
  }

  /** A position as it is written. */
  public static String format(PlainPosition position) {
    StringBuilder board = new StringBuilder();
    for (int column = 1; column <= 9; column++) {
      board.append(column == 1 ? "" : "/");
      for (int row = 1; row <= PlainBoard.ROWS.get(column - 1); row++) {
        board.append(
            position.stack(PlainBoard.field(column, row)).map(PlainTexts::format).orElse("."));
      }
    }
    return board + " " + position.side() + " " + position.phase();
  }

  /** Reads a position. */
  public static PlainPosition parsePosition(String text) {
    String[] words = text.split(" ", -1);
    SortedMap<PlainField, PlainStack> stacks = new TreeMap<>();
    String[] columns = words[0].split("/", -1);
    for (int column = 1; column <= 9; column++) {
      // Each field begins with its letter or its dot; digits belong to the field before them.
      String[] fields = columns[column - 1].split("(?=[.A-Za-z])", -1);
      for (int row = 1; row <= fields.length; row++) {
        String field = fields[row - 1];
        if (!field.equals(".")) {
          stacks.put(PlainBoard.field(column, row), stack(field));
        }
      }
    }
    return new PlainPosition(stacks, Integer.parseInt(words[1]), words[2]);
  }

  private static String format(PlainStack stack) {
    String letter = String.valueOf(stack.kind());
    return (stack.player() == 1 ? letter : letter.toLowerCase(Locale.ROOT))
        + (stack.height() == 1 ? "" : Integer.toString(stack.height()));
  }

  private static PlainStack stack(String text) {
    char letter = text.charAt(0);
    return new PlainStack(
        Character.isUpperCase(letter) ? 1 : 2,
        Character.toUpperCase(letter),
        text.length() == 1 ? 1 : Integer.parseInt(text.substring(1)));
  }
}
