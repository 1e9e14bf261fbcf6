package io.github.boardrules.colorfield.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The elements of the layout items by their keys (RULES.md, "Layout items"). */
public record ReferenceItems(Map<String, List<String>> lists) {
  /** The keys in the order of the page. */
  public static final List<String> KEYS =
      List.of("rows", "extra", "link", "cut", "middle", "fullgates", "emptygates", "full", "empty");

  /** What separates the elements of an item. */
  public static String separator(String key) {
    return key.equals("rows") ? "/" : "+";
  }

  public static ReferenceItems none() {
    return new ReferenceItems(new TreeMap<>());
  }

  /** The elements of an item; none when it is left out. */
  public List<String> list(String key) {
    return lists.getOrDefault(key, List.of());
  }

  /** The same with another item; without it when there are no elements. */
  public ReferenceItems with(String key, List<String> elements) {
    Map<String, List<String>> changed = new TreeMap<>(lists);
    changed.put(key, List.copyOf(elements));
    if (elements.isEmpty()) {
      changed.remove(key);
    }
    return new ReferenceItems(changed);
  }

  /** The items as {@code key=value}, in the order of the page. */
  public List<String> texts() {
    return KEYS.stream()
        .filter(lists::containsKey)
        .map(key -> key + "=" + String.join(separator(key), list(key)))
        .toList();
  }

  /** RULES.md, "Layout items": the order of the canonical id. */
  public ReferenceItems canonical() {
    ReferenceItems sorted = this;
    for (String key : KEYS) {
      sorted =
          switch (key) {
            case "rows" -> sorted;
            case "link", "cut" -> sorted.with(key, pairs(list(key)));
            case "fullgates", "emptygates" -> sorted.with(key, gates(list(key)));
            case "middle" -> sorted.with(key, ReferenceFields.sorted(list(key)));
            default -> sorted.with(key, lettered(list(key)));
          };
    }
    return sorted;
  }

  /** The same board without a picture: all its fields are further ones. */
  public ReferenceItems unpictured() {
    ReferenceLayout layout = ReferenceLayout.of(this);
    return with("rows", List.of())
        .with("cut", List.of())
        .with("link", layout.pairs())
        .with(
            "extra",
            layout.fields().stream()
                .filter(field -> !layout.isGate(field))
                .map(field -> layout.colour(field) + field)
                .toList());
  }

  /** The squares of the picture with their colours. */
  public Map<String, Character> squares() {
    Map<String, Character> squares = new HashMap<>();
    List<String> rows = list("rows");
    for (int i = 0; i < rows.size(); i++) {
      for (int column = 0; column < rows.get(i).length(); column++) {
        char colour = rows.get(i).charAt(column);
        if (colour != '.') {
          squares.put((char) ('a' + column) + Integer.toString(rows.size() - i), colour);
        }
      }
    }
    return squares;
  }

  /** The places that share a side or a corner with a square, whether there are squares or not. */
  public static Stream<String> neighbours(String square) {
    int row = ReferenceFields.number(square);
    return IntStream.rangeClosed(-1, 1)
        .mapToObj(right -> String.valueOf((char) (square.charAt(0) + right)))
        .flatMap(column -> Stream.of(column + (row - 1), column + row, column + (row + 1)))
        .filter(other -> !other.equals(square));
  }

  private static List<String> pairs(List<String> pairs) {
    return pairs.stream()
        .map(pair -> ReferenceFields.sorted(List.of(pair.split("-", -1))))
        .sorted(
            Comparator.comparing((List<String> pair) -> pair.get(0), ReferenceFields.ORDER)
                .thenComparing(pair -> pair.get(1), ReferenceFields.ORDER))
        .map(pair -> String.join("-", pair))
        .toList();
  }

  private static List<String> gates(List<String> gates) {
    Map<String, String> sorted = new TreeMap<>(ReferenceFields.ORDER);
    for (String gate : gates) {
      List<String> names = List.of(gate.split("-", -1));
      List<String> ordered = new ArrayList<>(List.of(names.get(0)));
      ordered.addAll(ReferenceFields.sorted(names.subList(1, names.size())));
      sorted.put(names.get(0), String.join("-", ordered));
    }
    return List.copyOf(sorted.values());
  }

  private static List<String> lettered(List<String> elements) {
    Map<String, String> sorted = new TreeMap<>(ReferenceFields.ORDER);
    elements.forEach(element -> sorted.put(element.substring(1), element));
    return List.copyOf(sorted.values());
  }
}
