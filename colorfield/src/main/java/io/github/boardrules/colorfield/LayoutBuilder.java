package io.github.boardrules.colorfield;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Builds a layout from well-formed items, and checks each item in the order of the page (RULES.md,
 * "Layout items"): first the ground, then the middle, the gates and the pieces on it. It is mutable
 * and serves once.
 */
final class LayoutBuilder {
  final LayoutValues values;
  final Adjacency ground;
  final SortedSet<Field> middle = new TreeSet<>();
  final SortedMap<Field, Piece> start = new TreeMap<>();

  private final SortedMap<Field, SortedSet<Field>> fullGates = new TreeMap<>();
  private final SortedMap<Field, SortedSet<Field>> emptyGates = new TreeMap<>();

  /** Begins with the items of a variant id, by key; what is wrong is told as wrong with the id. */
  LayoutBuilder(String text, Map<String, String> items) {
    values = new LayoutValues(text, items);
    ground = new Adjacency(values);
  }

  Layout build(boolean standard) {
    if (values.value(LayoutItems.ROWS).isEmpty() && values.value(LayoutItems.EXTRA).isEmpty()) {
      throw values.refused(ColorfieldTextReason.NO_FIELDS, Map.of());
    }
    ground.addRows();
    ground.addExtras();
    ground.addLinks();
    ground.addCuts();
    addMiddle();
    addGates(Team.FULL, LayoutItems.FULL_GATES);
    addGates(Team.EMPTY, LayoutItems.EMPTY_GATES);
    addPieces(Team.FULL, LayoutItems.FULL);
    addPieces(Team.EMPTY, LayoutItems.EMPTY);
    values.atMost(ColorfieldTextReason.TOO_MANY_FIELDS, ground.colours.size(), Layout.MOST_FIELDS);
    return new Layout(standard, this);
  }

  /** The gates of a team with their exits. */
  SortedMap<Field, SortedSet<Field>> gates(Team team) {
    return team == Team.FULL ? fullGates : emptyGates;
  }

  private void addMiddle() {
    values.require(LayoutItems.MIDDLE);
    for (String name : values.elements(LayoutItems.MIDDLE)) {
      Field field = ground.existing(name, LayoutItems.MIDDLE);
      char colour = ground.colour(field);
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
      Field gate = ground.fresh(names.get(0), key);
      SortedSet<Field> exits = exits(gate, names.subList(1, names.size()));
      ground.addGate(gate, exits);
      gates(team).put(gate, exits);
      start.put(gate, new Piece(team, Layout.RED));
    }
  }

  private SortedSet<Field> exits(Field gate, List<String> names) {
    SortedSet<Field> exits = new TreeSet<>();
    for (String name : names) {
      Field exit = values.field(name);
      Map<String, String> facts = Map.of("gate", gate.toString(), "field", name);
      if (!ground.mayBeExit(exit)) {
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
      Field field = ground.existing(piece.substring(1), key);
      if (middle.contains(field)) {
        throw values.refused(ColorfieldTextReason.STARTS_IN_MIDDLE, field, key);
      }
      if (fullGates.containsKey(field) || emptyGates.containsKey(field)) {
        throw values.refused(ColorfieldTextReason.STARTS_IN_GATE, field, key);
      }
      if (start.put(field, new Piece(team, piece.charAt(0))) != null) {
        throw values.refused(ColorfieldTextReason.STARTS_ON_PIECE, field, key);
      }
    }
  }
}
