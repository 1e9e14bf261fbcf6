package io.github.boardrules.colorfield;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The fields of a layout that is being built, their colours, and which of them touch: the items
 * {@code rows}, {@code extra}, {@code link} and {@code cut} (RULES.md, "Layout items") and the
 * gates. It is mutable and used once.
 */
final class Adjacency {
  final SortedMap<Field, Character> colours = new TreeMap<>();
  final Map<Field, SortedSet<Field>> touching = new HashMap<>();
  final SortedSet<Field> squares = new TreeSet<>();
  final SortedSet<Field> extras = new TreeSet<>();
  final SortedSet<FieldPair> links = new TreeSet<>();
  final SortedSet<FieldPair> cuts = new TreeSet<>();

  /** The links, and the pairs of a gate and an exit. */
  final SortedSet<FieldPair> joined = new TreeSet<>();

  private final LayoutValues values;

  Adjacency(LayoutValues values) {
    this.values = values;
  }

  void addRows() {
    ColourGrid.squares(values).forEach(this::create);
    squares.addAll(colours.keySet());
    for (Field one : squares) {
      squares.stream()
          .filter(other -> ColourGrid.areNeighbours(one, other))
          .forEach(other -> touchingOf(one).add(other));
    }
  }

  void addExtras() {
    for (String extra : values.elements(LayoutItems.EXTRA)) {
      Field field = fresh(extra.substring(1), LayoutItems.EXTRA);
      extras.add(field);
      create(field, extra.charAt(0));
    }
  }

  void addLinks() {
    for (String link : values.elements(LayoutItems.LINK)) {
      FieldPair pair = pair(link, LayoutItems.LINK);
      if (pair.one().equals(pair.other())) {
        throw values.refused(
            ColorfieldTextReason.SAME_FIELD, Map.of("field", pair.one().toString()));
      }
      if (touchingOf(pair.one()).contains(pair.other())) {
        throw values.refused(ColorfieldTextReason.TOUCHES_ALREADY, pair);
      }
      links.add(pair);
      join(pair);
    }
  }

  void addCuts() {
    for (String cut : values.elements(LayoutItems.CUT)) {
      FieldPair pair = pair(cut, LayoutItems.CUT);
      boolean drawn = squares.contains(pair.one()) && squares.contains(pair.other());
      if (!drawn || !ColourGrid.areNeighbours(pair.one(), pair.other())) {
        throw values.refused(ColorfieldTextReason.NOT_NEIGHBOURS, pair);
      }
      if (!cuts.add(pair)) {
        throw values.refused(ColorfieldTextReason.CUT_ALREADY, pair);
      }
      touchingOf(pair.one()).remove(pair.other());
      touchingOf(pair.other()).remove(pair.one());
    }
  }

  /** Adds a new gate, which touches its exits. */
  void addGate(Field gate, SortedSet<Field> exits) {
    create(gate, Layout.RED);
    exits.forEach(exit -> join(FieldPair.of(gate, exit)));
  }

  /** Returns whether a gate may lead to a field: a square of the picture or an extra field. */
  boolean canBeExit(Field field) {
    return squares.contains(field) || extras.contains(field);
  }

  /** Returns the field that an item creates; it must not exist yet. */
  Field fresh(String name, String key) {
    Field field = values.field(name);
    if (colours.containsKey(field)) {
      throw values.refused(ColorfieldTextReason.REPEATED_FIELD, field, key);
    }
    return field;
  }

  /** Returns the field that an item names; it must exist already. */
  Field existing(String name, String key) {
    Field field = values.field(name);
    if (!colours.containsKey(field)) {
      throw values.refused(ColorfieldTextReason.UNKNOWN_FIELD, field, key);
    }
    return field;
  }

  char colour(Field field) {
    return Optional.ofNullable(colours.get(field)).orElseThrow();
  }

  private FieldPair pair(String element, String key) {
    int hyphen = element.indexOf('-');
    return FieldPair.of(
        existing(element.substring(0, hyphen), key), existing(element.substring(hyphen + 1), key));
  }

  private void create(Field field, char colour) {
    colours.put(field, colour);
    touching.put(field, new TreeSet<>());
  }

  private void join(FieldPair pair) {
    joined.add(pair);
    touchingOf(pair.one()).add(pair.other());
    touchingOf(pair.other()).add(pair.one());
  }

  private SortedSet<Field> touchingOf(Field field) {
    return Optional.ofNullable(touching.get(field)).orElseThrow();
  }
}
