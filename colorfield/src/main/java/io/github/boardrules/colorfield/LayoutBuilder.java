package io.github.boardrules.colorfield;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Builds a layout from well-formed items and checks them in the order of the rule page (RULES.md,
 * "Layout items"): the fields and which of them touch, then the middle, the gates and the pieces.
 * It is mutable and used once.
 */
final class LayoutBuilder {
  private final LayoutItems items;
  final Adjacency adjacency;
  final SortedSet<ColorfieldField> middle = new TreeSet<>();
  final SortedMap<ColorfieldField, ColorfieldPiece> start = new TreeMap<>();

  private final Map<ColorfieldTeam, SortedMap<ColorfieldField, SortedSet<ColorfieldField>>> gates =
      Map.of(ColorfieldTeam.FULL, new TreeMap<>(), ColorfieldTeam.EMPTY, new TreeMap<>());

  /** Creates a builder for the items of a variant id, by key; errors refer to the id. */
  LayoutBuilder(String text, Map<String, String> values) {
    items = new LayoutItems(text, values);
    adjacency = new Adjacency(items);
  }

  ColorfieldLayout build(boolean standard) {
    if (items.value(LayoutItems.ROWS).isEmpty() && items.value(LayoutItems.EXTRA).isEmpty()) {
      throw items.refused(ColorfieldTextReason.NO_FIELDS, Map.of());
    }
    adjacency.addRows();
    adjacency.addExtras();
    adjacency.addLinks();
    adjacency.addCuts();
    addMiddle();
    addGates(ColorfieldTeam.FULL, LayoutItems.FULL_GATES);
    addGates(ColorfieldTeam.EMPTY, LayoutItems.EMPTY_GATES);
    addPieces(ColorfieldTeam.FULL, LayoutItems.FULL);
    addPieces(ColorfieldTeam.EMPTY, LayoutItems.EMPTY);
    items.requireAtMost(
        ColorfieldTextReason.TOO_MANY_FIELDS,
        adjacency.colours.size(),
        ColorfieldLayout.MAX_FIELDS);
    return new ColorfieldLayout(standard, this);
  }

  SortedMap<ColorfieldField, SortedSet<ColorfieldField>> gates(ColorfieldTeam team) {
    return Optional.ofNullable(gates.get(team)).orElseThrow();
  }

  /** Returns the items in canonical form (RULES.md, "Canonical id"), by key. Unmodifiable. */
  Map<String, String> canonical() {
    Map<String, String> canonical = new HashMap<>();
    canonical.put(LayoutItems.ROWS, items.value(LayoutItems.ROWS));
    canonical.put(
        LayoutItems.EXTRA,
        list(adjacency.extras.stream().map(field -> adjacency.colour(field) + field.toString())));
    canonical.put(LayoutItems.LINK, list(adjacency.links.stream()));
    canonical.put(LayoutItems.CUT, list(adjacency.cuts.stream()));
    canonical.put(LayoutItems.MIDDLE, list(middle.stream()));
    canonical.put(LayoutItems.FULL_GATES, gates(gates(ColorfieldTeam.FULL)));
    canonical.put(LayoutItems.EMPTY_GATES, gates(gates(ColorfieldTeam.EMPTY)));
    canonical.put(LayoutItems.FULL, pieces(ColorfieldTeam.FULL));
    canonical.put(LayoutItems.EMPTY, pieces(ColorfieldTeam.EMPTY));
    canonical.values().removeIf(String::isEmpty);
    return Map.copyOf(canonical);
  }

  private void addMiddle() {
    items.require(LayoutItems.MIDDLE);
    for (String name : items.elements(LayoutItems.MIDDLE)) {
      ColorfieldField field = adjacency.existing(name, LayoutItems.MIDDLE);
      char colour = adjacency.colour(field);
      if (colour != ColorfieldLayout.RED) {
        throw items.refused(
            ColorfieldTextReason.MIDDLE_NOT_RED,
            Map.of("field", name, "colour", String.valueOf(colour)));
      }
      if (!middle.add(field)) {
        throw items.refused(ColorfieldTextReason.REPEATED_FIELD, field, LayoutItems.MIDDLE);
      }
    }
  }

  private void addGates(ColorfieldTeam team, String key) {
    items.require(key);
    for (String element : items.elements(key)) {
      List<String> names = List.of(element.split("-", -1));
      ColorfieldField gate = adjacency.fresh(names.get(0), key);
      SortedSet<ColorfieldField> exits = exits(gate, names.subList(1, names.size()));
      adjacency.addGate(gate, exits);
      gates(team).put(gate, exits);
      start.put(gate, new ColorfieldPiece(team, ColorfieldLayout.RED));
    }
  }

  private SortedSet<ColorfieldField> exits(ColorfieldField gate, List<String> names) {
    SortedSet<ColorfieldField> exits = new TreeSet<>();
    for (String name : names) {
      ColorfieldField exit = items.field(name);
      Map<String, String> facts = Map.of("gate", gate.toString(), "field", name);
      if (!adjacency.squares.contains(exit) && !adjacency.extras.contains(exit)) {
        throw items.refused(ColorfieldTextReason.UNKNOWN_EXIT, facts);
      }
      if (!exits.add(exit)) {
        throw items.refused(ColorfieldTextReason.REPEATED_EXIT, facts);
      }
    }
    return exits;
  }

  private void addPieces(ColorfieldTeam team, String key) {
    for (String piece : items.elements(key)) {
      ColorfieldField field = adjacency.existing(piece.substring(1), key);
      if (middle.contains(field)) {
        throw items.refused(ColorfieldTextReason.STARTS_IN_MIDDLE, field, key);
      }
      if (gates.values().stream().anyMatch(each -> each.containsKey(field))) {
        throw items.refused(ColorfieldTextReason.STARTS_IN_GATE, field, key);
      }
      if (start.put(field, new ColorfieldPiece(team, piece.charAt(0))) != null) {
        throw items.refused(ColorfieldTextReason.STARTS_ON_PIECE, field, key);
      }
    }
  }

  private static String gates(SortedMap<ColorfieldField, SortedSet<ColorfieldField>> gates) {
    return list(
        gates.entrySet().stream()
            .map(
                gate ->
                    Stream.concat(Stream.of(gate.getKey()), gate.getValue().stream())
                        .map(ColorfieldField::toString)
                        .collect(Collectors.joining("-"))));
  }

  /** Returns the pieces of a team without those in the gates, which are not named. */
  private String pieces(ColorfieldTeam team) {
    return list(
        start.entrySet().stream()
            .filter(entry -> entry.getValue().team() == team)
            .filter(entry -> !gates(team).containsKey(entry.getKey()))
            .map(entry -> entry.getValue().colour() + entry.getKey().toString()));
  }

  private static String list(Stream<?> elements) {
    return elements.map(String::valueOf).collect(Collectors.joining("+"));
  }
}
