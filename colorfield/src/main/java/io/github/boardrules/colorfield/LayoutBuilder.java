package io.github.boardrules.colorfield;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Builds a layout from well-formed items and checks them in the order of the rule page (RULES.md,
 * "Layout items"): the fields and which of them touch, then the middle, the gates and the pieces.
 * It is mutable and used once.
 */
final class LayoutBuilder {
  final LayoutValues values;
  final Adjacency adjacency;
  final SortedSet<Field> middle = new TreeSet<>();
  final SortedMap<Field, TeamPiece> start = new TreeMap<>();

  private final SortedMap<Field, SortedSet<Field>> fullGates = new TreeMap<>();
  private final SortedMap<Field, SortedSet<Field>> emptyGates = new TreeMap<>();

  /** Creates a builder for the items of a variant id, by key; errors refer to the id. */
  LayoutBuilder(String text, Map<String, String> items) {
    values = new LayoutValues(text, items);
    adjacency = new Adjacency(values);
  }

  /** Returns the layout. */
  Layout build(boolean standard) {
    if (values.value(LayoutItems.ROWS).isEmpty() && values.value(LayoutItems.EXTRA).isEmpty()) {
      throw values.refused(ColorfieldTextReason.NO_FIELDS, Map.of());
    }
    adjacency.addRows();
    adjacency.addExtras();
    adjacency.addLinks();
    adjacency.addCuts();
    addMiddle();
    addGates(Team.FULL, LayoutItems.FULL_GATES);
    addGates(Team.EMPTY, LayoutItems.EMPTY_GATES);
    addPieces(Team.FULL, LayoutItems.FULL);
    addPieces(Team.EMPTY, LayoutItems.EMPTY);
    values.requireAtMost(
        ColorfieldTextReason.TOO_MANY_FIELDS, adjacency.colours.size(), Layout.MAX_FIELDS);
    return new Layout(standard, this);
  }

  /** Returns the gates of a team with their exits. */
  SortedMap<Field, SortedSet<Field>> gates(Team team) {
    return team == Team.FULL ? fullGates : emptyGates;
  }

  private void addMiddle() {
    values.require(LayoutItems.MIDDLE);
    for (String name : values.elements(LayoutItems.MIDDLE)) {
      Field field = adjacency.existing(name, LayoutItems.MIDDLE);
      char colour = adjacency.colour(field);
      if (colour != Layout.RED) {
        throw values.refused(
            ColorfieldTextReason.MIDDLE_NOT_RED,
            Map.of("field", name, "colour", String.valueOf(colour)));
      }
      if (!middle.add(field)) {
        throw values.refused(ColorfieldTextReason.REPEATED_FIELD, field, LayoutItems.MIDDLE);
      }
    }
  }

  private void addGates(Team team, String key) {
    values.require(key);
    for (String element : values.elements(key)) {
      List<String> names = List.of(element.split("-", -1));
      Field gate = adjacency.fresh(names.get(0), key);
      SortedSet<Field> exits = exits(gate, names.subList(1, names.size()));
      adjacency.addGate(gate, exits);
      gates(team).put(gate, exits);
      start.put(gate, new TeamPiece(team, Layout.RED));
    }
  }

  private SortedSet<Field> exits(Field gate, List<String> names) {
    SortedSet<Field> exits = new TreeSet<>();
    for (String name : names) {
      Field exit = values.field(name);
      Map<String, String> facts = Map.of("gate", gate.toString(), "field", name);
      if (!adjacency.canBeExit(exit)) {
        throw values.refused(ColorfieldTextReason.UNKNOWN_EXIT, facts);
      }
      if (!exits.add(exit)) {
        throw values.refused(ColorfieldTextReason.REPEATED_EXIT, facts);
      }
    }
    return exits;
  }

  private void addPieces(Team team, String key) {
    for (String piece : values.elements(key)) {
      Field field = adjacency.existing(piece.substring(1), key);
      if (middle.contains(field)) {
        throw values.refused(ColorfieldTextReason.STARTS_IN_MIDDLE, field, key);
      }
      if (fullGates.containsKey(field) || emptyGates.containsKey(field)) {
        throw values.refused(ColorfieldTextReason.STARTS_IN_GATE, field, key);
      }
      if (start.put(field, new TeamPiece(team, piece.charAt(0))) != null) {
        throw values.refused(ColorfieldTextReason.STARTS_ON_PIECE, field, key);
      }
    }
  }
}
