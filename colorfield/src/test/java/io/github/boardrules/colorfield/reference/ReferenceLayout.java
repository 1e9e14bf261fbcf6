package io.github.boardrules.colorfield.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** A board with its gates, its middle and its starting pieces (RULES.md, "Words"). */
public record ReferenceLayout(
    SortedMap<String, Character> colours,
    Map<String, Set<String>> touching,
    Set<String> middle,
    Map<String, Set<String>> gates,
    SortedMap<String, Character> start) {
  private static final ReferenceLayout STANDARD = built(ReferenceStandard.ITEMS);

  /** The layout that some items describe, which must be in order. */
  public static ReferenceLayout of(ReferenceItems items) {
    return items.equals(ReferenceStandard.ITEMS) ? STANDARD : built(items);
  }

  private static ReferenceLayout built(ReferenceItems items) {
    ReferenceLayout layout =
        new ReferenceLayout(
            new TreeMap<>(ReferenceFields.ORDER),
            new TreeMap<>(ReferenceFields.ORDER),
            new TreeSet<>(items.list("middle")),
            Map.of("full", new TreeSet<>(), "empty", new TreeSet<>()),
            new TreeMap<>(ReferenceFields.ORDER));
    layout.addFields(items);
    layout.addGates("full", 'R', items.list("fullgates"));
    layout.addGates("empty", 'r', items.list("emptygates"));
    items
        .list("full")
        .forEach(
            piece -> layout.start.put(piece.substring(1), Character.toUpperCase(piece.charAt(0))));
    items.list("empty").forEach(piece -> layout.start.put(piece.substring(1), piece.charAt(0)));
    return layout;
  }

  public List<String> fields() {
    return List.copyOf(colours.keySet());
  }

  public char colour(String field) {
    return colours.get(field);
  }

  /** The fields that touch a field, in field order. */
  public List<String> around(String field) {
    return List.copyOf(touching.get(field));
  }

  public boolean touch(String one, String other) {
    return touching.get(one).contains(other);
  }

  /** The pairs of fields that touch, gates aside, each once, as {@code a1-b2}. */
  public List<String> pairs() {
    List<String> pairs = new ArrayList<>();
    for (String one : fields()) {
      for (String other : around(one)) {
        if (ReferenceFields.ORDER.compare(one, other) < 0 && !isGate(one) && !isGate(other)) {
          pairs.add(one + "-" + other);
        }
      }
    }
    return pairs;
  }

  public boolean isGate(String field) {
    return gates.values().stream().anyMatch(names -> names.contains(field));
  }

  public boolean isMiddle(String field) {
    return middle.contains(field);
  }

  /** The fields that are neither gate nor middle. */
  public List<String> ordinary() {
    return fields().stream().filter(field -> !isGate(field) && !isMiddle(field)).toList();
  }

  private void addFields(ReferenceItems items) {
    Set<String> squares = items.squares().keySet();
    items.squares().forEach(this::addField);
    for (String square : squares) {
      ReferenceItems.neighbours(square)
          .filter(squares::contains)
          .forEach(other -> link(square, other));
    }
    items.list("extra").forEach(extra -> addField(extra.substring(1), extra.charAt(0)));
    for (String pair : items.list("link")) {
      String[] fields = pair.split("-", -1);
      link(fields[0], fields[1]);
    }
    for (String pair : items.list("cut")) {
      String[] fields = pair.split("-", -1);
      touching.get(fields[0]).remove(fields[1]);
      touching.get(fields[1]).remove(fields[0]);
    }
  }

  private void addGates(String team, char red, List<String> texts) {
    for (String text : texts) {
      List<String> names = List.of(text.split("-", -1));
      String gate = names.get(0);
      addField(gate, 'r');
      gates.get(team).add(gate);
      names.subList(1, names.size()).forEach(exit -> link(gate, exit));
      start.put(gate, red);
    }
  }

  private void addField(String field, char colour) {
    colours.put(field, colour);
    touching.put(field, new TreeSet<>(ReferenceFields.ORDER));
  }

  private void link(String one, String other) {
    touching.get(one).add(other);
    touching.get(other).add(one);
  }
}
