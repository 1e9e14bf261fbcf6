package io.github.boardrules.zertz.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Formats and parses moves and positions (RULES.md, "Notation"). Texts must be well-formed.
 *
 * @param variant the variant, which names the cells
 */
public record ReferenceTexts(ReferenceVariant variant) {

  /** Returns a cell's text. */
  public String format(ReferenceCell cell) {
    return (char) ('a' + cell.column()) + Integer.toString(variant.number(cell));
  }

  /** Parses a cell. */
  public ReferenceCell parseCell(String text) {
    return variant.cell(text.charAt(0) - 'a', text.charAt(1) - '0');
  }

  /** Returns a move's text. */
  public String format(ReferenceMove move) {
    if (move instanceof ReferenceMove.Place placement) {
      String claims =
          placement.claimed().entrySet().stream()
              .map(claimed -> claimed.getValue() + format(claimed.getKey()))
              .collect(Collectors.joining());
      return placement.colour()
          + format(placement.ring())
          + placement.removed().map(ring -> "," + format(ring)).orElse("")
          + (claims.isEmpty() ? "" : "x" + claims);
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return "x"
          + format(capture.from())
          + capture.jumps().stream()
              .map(jump -> jump.captured() + format(jump.landing()))
              .collect(Collectors.joining());
    }
    return move instanceof ReferenceMove.Pass ? "pass" : "retract";
  }

  /** Parses a move. */
  public ReferenceMove parseMove(String text) {
    if (text.equals("pass")) {
      return new ReferenceMove.Pass();
    }
    if (text.equals("retract")) {
      return new ReferenceMove.Retract();
    }
    if (text.startsWith("x")) {
      List<ReferenceMove.Jump> jumps = new ArrayList<>();
      for (int at = 3; at < text.length(); at += 3) {
        jumps.add(
            new ReferenceMove.Jump(text.charAt(at), parseCell(text.substring(at + 1, at + 3))));
      }
      return new ReferenceMove.Capture(parseCell(text.substring(1, 3)), jumps);
    }
    int comma = text.indexOf(',');
    SortedMap<ReferenceCell, Character> claimed = new TreeMap<>();
    if (text.contains("x")) {
      for (int at = text.indexOf('x') + 1; at < text.length(); at += 3) {
        claimed.put(parseCell(text.substring(at + 1, at + 3)), text.charAt(at));
      }
    }
    return new ReferenceMove.Place(
        text.charAt(0),
        parseCell(text.substring(1, 3)),
        comma < 0 ? Optional.empty() : Optional.of(parseCell(text.substring(comma + 1, comma + 3))),
        claimed);
  }

  /** Returns a position's text. */
  public String format(ReferencePosition position) {
    String text = String.join(" ", fields(position)) + " " + position.side();
    if (variant.stall() > 0) {
      text += " s" + position.counter();
    }
    if (variant.retract()) {
      text +=
          " "
              + position
                  .lapse()
                  .map(before -> "<" + formatBefore(before) + ">")
                  .orElse(position.bound() ? "!" : "-");
    }
    return text;
  }

  /** Parses a position. */
  public ReferencePosition parsePosition(String text) {
    List<String> fields = List.of(text.split(" ", -1));
    int side = Integer.parseInt(fields.get(4));
    ReferencePosition position = position(fields, side);
    int next = 5;
    if (variant.stall() > 0) {
      position = position.withCounter(Integer.parseInt(fields.get(next).substring(1)));
      next++;
    }
    if (!variant.retract()) {
      return position;
    }
    String lapse = fields.get(next);
    if (!lapse.startsWith("<")) {
      return position.withLapse(lapse.equals("!"), Optional.empty());
    }
    List<String> old = List.of(lapse.substring(1, lapse.length() - 1).split("\\|", -1));
    ReferencePosition before = position(old, 3 - side);
    if (variant.stall() > 0) {
      before = before.withCounter(Integer.parseInt(old.get(4).substring(1)));
    }
    return position.withLapse(false, Optional.of(before));
  }

  private String formatBefore(ReferencePosition before) {
    return String.join("|", fields(before)) + (variant.stall() > 0 ? "|s" + before.counter() : "");
  }

  private List<String> fields(ReferencePosition position) {
    return List.of(
        board(position.rings()),
        counts(position.pool()),
        counts(position.held1()),
        counts(position.held2()));
  }

  private String board(ReferenceRings rings) {
    List<String> columns = new ArrayList<>();
    for (int column = 0; column < variant.columns().size(); column++) {
      StringBuilder text = new StringBuilder();
      for (int number = 1; number <= variant.columns().get(column); number++) {
        ReferenceCell cell = variant.cell(column, number);
        text.append(rings.has(cell) ? rings.contents().get(cell) : '-');
      }
      columns.add(text.toString());
    }
    return String.join("/", columns);
  }

  private static String counts(ReferenceMarbles marbles) {
    return marbles.white() + "," + marbles.grey() + "," + marbles.black();
  }

  private ReferencePosition position(List<String> fields, int side) {
    SortedMap<ReferenceCell, Character> contents = new TreeMap<>();
    String[] columns = fields.get(0).split("/", -1);
    for (int column = 0; column < columns.length; column++) {
      for (int number = 1; number <= columns[column].length(); number++) {
        char content = columns[column].charAt(number - 1);
        if (content != '-') {
          contents.put(variant.cell(column, number), content);
        }
      }
    }
    return new ReferencePosition(
        new ReferenceRings(contents),
        marbles(fields.get(1)),
        marbles(fields.get(2)),
        marbles(fields.get(3)),
        side,
        0,
        false,
        Optional.empty());
  }

  private static ReferenceMarbles marbles(String text) {
    String[] counts = text.split(",", -1);
    return new ReferenceMarbles(
        Integer.parseInt(counts[0]), Integer.parseInt(counts[1]), Integer.parseInt(counts[2]));
  }
}
