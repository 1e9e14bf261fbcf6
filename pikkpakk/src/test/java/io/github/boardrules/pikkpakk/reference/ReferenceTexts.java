package io.github.boardrules.pikkpakk.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The texts of moves and positions (RULES.md, "Notation"). What is read must be well-formed. */
public final class ReferenceTexts {
  private static final Pattern MOVE =
      Pattern.compile("([a-k]?\\d*)(?:-([a-k]\\d+))?(?:([udlr])(\\d*))?");

  private ReferenceTexts() {}

  public static String format(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place place) {
      return place.cell();
    }
    if (move instanceof ReferenceMove.PushLine push) {
      return push.line() + push.direction() + number(push.cells());
    }
    if (move instanceof ReferenceMove.PushRun push) {
      return push.rear() + push.direction() + number(push.cells());
    }
    ReferenceMove.Sideways side = (ReferenceMove.Sideways) move;
    return side.first() + "-" + side.last() + side.direction() + number(side.cells());
  }

  public static ReferenceMove parseMove(String text) {
    Matcher move = MOVE.matcher(text);
    if (!move.matches()) {
      throw new IllegalArgumentException("No move: " + text);
    }
    String first = move.group(1);
    if (move.group(3) == null) {
      return new ReferenceMove.Place(first);
    }
    char direction = move.group(3).charAt(0);
    int cells = move.group(4).isEmpty() ? 1 : Integer.parseInt(move.group(4));
    if (move.group(2) != null) {
      return new ReferenceMove.Sideways(first, move.group(2), direction, cells);
    }
    return first.matches("[a-k]|\\d+")
        ? new ReferenceMove.PushLine(first, direction, cells)
        : new ReferenceMove.PushRun(first, direction, cells);
  }

  public static String format(ReferencePosition position) {
    StringBuilder text = new StringBuilder(formatBoard(position.balls(), position.size()));
    text.append(' ').append(position.side()).append(' ').append(position.phase());
    position
        .lost()
        .ifPresent(lost -> text.append(' ').append(lost.get(0)).append('-').append(lost.get(1)));
    position.seen().ifPresent(seen -> text.append(' ').append(format(seen)));
    return text.toString();
  }

  public static String formatBoard(SortedMap<String, Character> balls, int size) {
    List<String> rows = new ArrayList<>();
    for (int row = size; row >= 1; row--) {
      StringBuilder text = new StringBuilder();
      int empty = 0;
      for (int column = 1; column <= size; column++) {
        Character ball = balls.get(ReferenceBoard.cell(column, row));
        if (ball != null) {
          text.append(empty == 0 ? "" : empty).append(ball);
          empty = 0;
        } else {
          empty++;
        }
      }
      rows.add(text.append(empty == 0 ? "" : empty).toString());
    }
    return String.join("/", rows);
  }

  public static ReferencePosition parsePosition(String text) {
    String[] words = text.split(" ", -1);
    Optional<List<Integer>> lost = Optional.empty();
    Optional<SortedMap<String, Integer>> seen = Optional.empty();
    for (String word : List.of(words).subList(3, words.length)) {
      if (word.matches("\\d+-\\d+")) {
        lost = Optional.of(Stream.of(word.split("-", -1)).map(Integer::valueOf).toList());
      } else {
        seen = Optional.of(parseSeen(word));
      }
    }
    return new ReferencePosition(
        words[0].split("/", -1).length,
        parseBoard(words[0]),
        Integer.parseInt(words[1]),
        words[2],
        lost,
        seen);
  }

  public static SortedMap<String, Character> parseBoard(String text) {
    SortedMap<String, Character> balls = new TreeMap<>();
    String[] rows = text.split("/", -1);
    for (int i = 0; i < rows.length; i++) {
      int column = 1;
      // Each part is a letter or a whole number.
      for (String part : rows[i].split("(?=[a-z])|(?<=[a-z])(?!$)", -1)) {
        if (part.matches("\\d+")) {
          column += Integer.parseInt(part);
        } else {
          balls.put(ReferenceBoard.cell(column, rows.length - i), part.charAt(0));
          column++;
        }
      }
    }
    return balls;
  }

  private static String format(SortedMap<String, Integer> seen) {
    return seen.isEmpty()
        ? "-"
        : seen.entrySet().stream()
            .map(entry -> entry.getKey() + ":" + entry.getValue())
            .collect(Collectors.joining(","));
  }

  private static SortedMap<String, Integer> parseSeen(String text) {
    SortedMap<String, Integer> seen = new TreeMap<>();
    for (String entry : text.equals("-") ? List.<String>of() : List.of(text.split(",", -1))) {
      int end = entry.lastIndexOf(':');
      seen.put(entry.substring(0, end), Integer.parseInt(entry.substring(end + 1)));
    }
    return seen;
  }

  private static String number(int cells) {
    return cells == 1 ? "" : Integer.toString(cells);
  }
}
