package io.github.boardrules.colorfield;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
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
  private static final int MAX_COLUMNS = 26;
  private static final int MAX_ROWS = 99;
  private static final char NO_FIELD = '.';

  /** An unordered pair of fields, stored with the lower one first. */
  record Pair(ColorfieldField one, ColorfieldField other) implements Comparable<Pair> {
    static Pair of(ColorfieldField one, ColorfieldField other) {
      return one.compareTo(other) <= 0 ? new Pair(one, other) : new Pair(other, one);
    }

    @Override
    public int compareTo(Pair that) {
      return Comparator.comparing(Pair::one).thenComparing(Pair::other).compare(this, that);
    }

    @Override
    public String toString() {
      return one + "-" + other;
    }
  }

  final SortedMap<ColorfieldField, Character> colours = new TreeMap<>();
  final Map<ColorfieldField, SortedSet<ColorfieldField>> touching = new HashMap<>();
  final SortedSet<ColorfieldField> squares = new TreeSet<>();
  final SortedSet<ColorfieldField> extras = new TreeSet<>();
  final SortedSet<Pair> links = new TreeSet<>();
  final SortedSet<Pair> cuts = new TreeSet<>();

  /** The links, and the pairs of a gate and an exit. */
  final SortedSet<Pair> joined = new TreeSet<>();

  private final LayoutItems items;

  Adjacency(LayoutItems items) {
    this.items = items;
  }

  void addRows() {
    List<String> rows = rows();
    for (int row = 0; row < rows.size(); row++) {
      String letters = rows.get(rows.size() - 1 - row);
      for (int column = 0; column < letters.length(); column++) {
        if (letters.charAt(column) != NO_FIELD) {
          create(ColorfieldField.square(column, row), letters.charAt(column));
        }
      }
    }
    squares.addAll(colours.keySet());
    for (ColorfieldField one : squares) {
      squares.stream()
          .filter(other -> areNeighbours(one, other))
          .forEach(other -> touchingOf(one).add(other));
    }
  }

  void addExtras() {
    for (String extra : items.elements(LayoutItems.EXTRA)) {
      ColorfieldField field = fresh(extra.substring(1), LayoutItems.EXTRA);
      extras.add(field);
      create(field, extra.charAt(0));
    }
  }

  void addLinks() {
    for (String link : items.elements(LayoutItems.LINK)) {
      Pair pair = pair(link, LayoutItems.LINK);
      if (pair.one().equals(pair.other())) {
        throw items.refused(
            ColorfieldTextReason.SAME_FIELD, Map.of("field", pair.one().toString()));
      }
      if (touchingOf(pair.one()).contains(pair.other())) {
        throw items.refused(ColorfieldTextReason.TOUCHES_ALREADY, pair);
      }
      links.add(pair);
      join(pair);
    }
  }

  void addCuts() {
    for (String cut : items.elements(LayoutItems.CUT)) {
      Pair pair = pair(cut, LayoutItems.CUT);
      boolean drawn = squares.contains(pair.one()) && squares.contains(pair.other());
      if (!drawn || !areNeighbours(pair.one(), pair.other())) {
        throw items.refused(ColorfieldTextReason.NOT_NEIGHBOURS, pair);
      }
      if (!cuts.add(pair)) {
        throw items.refused(ColorfieldTextReason.CUT_ALREADY, pair);
      }
      touchingOf(pair.one()).remove(pair.other());
      touchingOf(pair.other()).remove(pair.one());
    }
  }

  void addGate(ColorfieldField gate, SortedSet<ColorfieldField> exits) {
    create(gate, ColorfieldLayout.RED);
    exits.forEach(exit -> join(Pair.of(gate, exit)));
  }

  /** Returns the field that an item creates; it must not exist yet. */
  ColorfieldField fresh(String name, String key) {
    ColorfieldField field = items.field(name);
    if (colours.containsKey(field)) {
      throw items.refused(ColorfieldTextReason.REPEATED_FIELD, field, key);
    }
    return field;
  }

  /** Returns the field that an item names; it must exist already. */
  ColorfieldField existing(String name, String key) {
    ColorfieldField field = items.field(name);
    if (!colours.containsKey(field)) {
      throw items.refused(ColorfieldTextReason.UNKNOWN_FIELD, field, key);
    }
    return field;
  }

  char colour(ColorfieldField field) {
    return Optional.ofNullable(colours.get(field)).orElseThrow();
  }

  private Pair pair(String element, String key) {
    int hyphen = element.indexOf('-');
    return Pair.of(
        existing(element.substring(0, hyphen), key), existing(element.substring(hyphen + 1), key));
  }

  private void create(ColorfieldField field, char colour) {
    colours.put(field, colour);
    touching.put(field, new TreeSet<>());
  }

  private void join(Pair pair) {
    joined.add(pair);
    touchingOf(pair.one()).add(pair.other());
    touchingOf(pair.other()).add(pair.one());
  }

  private SortedSet<ColorfieldField> touchingOf(ColorfieldField field) {
    return Optional.ofNullable(touching.get(field)).orElseThrow();
  }

  /** Returns whether two squares share a side or a corner. */
  private static boolean areNeighbours(ColorfieldField one, ColorfieldField other) {
    int across = Math.abs(one.letters().charAt(0) - other.letters().charAt(0));
    int up = Math.abs(one.number() - other.number());
    return Math.max(across, up) == 1;
  }

  /** Returns the rows from the top; checks that they are equally long and not too many. */
  private List<String> rows() {
    String picture = items.value(LayoutItems.ROWS);
    if (picture.isEmpty()) {
      return List.of();
    }
    List<String> rows = List.of(picture.split("/", -1));
    int columns = rows.get(0).length();
    for (String row : rows) {
      if (row.length() != columns) {
        throw items.refused(
            ColorfieldTextReason.UNEQUAL_ROWS,
            Map.of("row", row, "length", Integer.toString(row.length()), "first", rows.get(0)));
      }
    }
    items.requireAtMost(ColorfieldTextReason.TOO_MANY_COLUMNS, columns, MAX_COLUMNS);
    items.requireAtMost(ColorfieldTextReason.TOO_MANY_ROWS, rows.size(), MAX_ROWS);
    return rows;
  }
}
