package io.github.boardrules.colorfield;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes layout items in canonical form (RULES.md, "Canonical id"). */
final class CanonicalItems {
  private CanonicalItems() {}

  /** Returns the items of a complete builder, by key. Unmodifiable. */
  static Map<String, String> of(LayoutBuilder built) {
    Adjacency ground = built.adjacency;
    Map<String, String> items = new HashMap<>();
    items.put(LayoutItems.ROWS, built.values.value(LayoutItems.ROWS));
    items.put(
        LayoutItems.EXTRA,
        list(ground.extras.stream().map(field -> ground.colour(field) + field.toString())));
    items.put(LayoutItems.LINK, list(ground.links.stream()));
    items.put(LayoutItems.CUT, list(ground.cuts.stream()));
    items.put(LayoutItems.MIDDLE, list(built.middle.stream()));
    items.put(LayoutItems.FULL_GATES, gates(built.gates(Team.FULL)));
    items.put(LayoutItems.EMPTY_GATES, gates(built.gates(Team.EMPTY)));
    items.put(LayoutItems.FULL, pieces(built, Team.FULL));
    items.put(LayoutItems.EMPTY, pieces(built, Team.EMPTY));
    items.values().removeIf(String::isEmpty);
    return Map.copyOf(items);
  }

  private static String gates(SortedMap<Field, SortedSet<Field>> gates) {
    return list(
        gates.entrySet().stream()
            .map(
                gate ->
                    Stream.concat(Stream.of(gate.getKey()), gate.getValue().stream())
                        .map(Field::toString)
                        .collect(Collectors.joining("-"))));
  }

  /** Returns the pieces of a team without those in the gates, which are not named. */
  private static String pieces(LayoutBuilder built, Team team) {
    return list(
        built.start.entrySet().stream()
            .filter(entry -> entry.getValue().team() == team)
            .filter(entry -> !built.gates(team).containsKey(entry.getKey()))
            .map(entry -> entry.getValue().colour() + entry.getKey().toString()));
  }

  private static String list(Stream<?> elements) {
    return elements.map(String::valueOf).collect(Collectors.joining("+"));
  }
}
