package io.github.boardrules.colorfield.reference;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Other names for fields and colours, with the teams exchanged or not. */
public record ReferenceRenaming(
    Map<String, String> fields, Map<Character, Character> colours, boolean exchanged) {

  /** Only other names of fields. */
  public static ReferenceRenaming ofFields(Map<String, String> fields) {
    return new ReferenceRenaming(fields, Map.of(), false);
  }

  /** Only other letters of colours. */
  public static ReferenceRenaming ofColours(Map<Character, Character> colours) {
    return new ReferenceRenaming(Map.of(), colours, false);
  }

  /** Only other teams. */
  public static ReferenceRenaming ofTeams() {
    return new ReferenceRenaming(Map.of(), Map.of(), true);
  }

  /** RULES.md, "The standard board": the half turn, with the teams exchanged. */
  public static ReferenceRenaming halfTurn() {
    Map<String, String> fields = new HashMap<>();
    for (int column = 0; column < 10; column++) {
      for (int row = 1; row <= 10; row++) {
        fields.put(
            (char) ('a' + column) + Integer.toString(row),
            (char) ('j' - column) + Integer.toString(11 - row));
      }
    }
    for (int gate = 1; gate <= 3; gate++) {
      fields.put("x" + gate, "y" + (4 - gate));
      fields.put("y" + gate, "x" + (4 - gate));
    }
    return new ReferenceRenaming(fields, Map.of(), true);
  }

  public String of(String field) {
    return fields.getOrDefault(field, field);
  }

  public ReferenceMove of(ReferenceMove move) {
    return new ReferenceMove(of(move.from()), of(move.to()), move.captive().map(this::of));
  }

  /** The position in new names; the same player is to move. */
  public ReferencePosition of(ReferencePosition position) {
    ReferencePosition renamed =
        ReferencePosition.empty(position.side()).at(position.side(), position.quiet());
    position.pieces().forEach((field, letter) -> renamed.pieces().put(of(field), letter(letter)));
    return renamed;
  }

  /** The variant in new names; fields of a picture keep theirs. */
  public ReferenceVariant of(ReferenceVariant variant) {
    ReferenceVariant renamed = variant.with(of(variant.items().orElse(ReferenceStandard.ITEMS)));
    return exchanged ? renamed.withOtherFirst() : renamed;
  }

  private ReferenceItems of(ReferenceItems items) {
    ReferenceItems renamed = ReferenceItems.none();
    for (String key : ReferenceItems.KEYS) {
      List<String> elements = items.list(key).stream().map(element -> of(key, element)).toList();
      renamed = renamed.with(exchanged ? otherKey(key) : key, elements);
    }
    return renamed;
  }

  private String of(String key, String element) {
    return switch (key) {
      case "rows" -> recoloured(element);
      case "extra", "full", "empty" ->
          recoloured(element.substring(0, 1)) + of(element.substring(1));
      default -> String.join("-", List.of(element.split("-", -1)).stream().map(this::of).toList());
    };
  }

  private String recoloured(String letters) {
    StringBuilder renamed = new StringBuilder();
    for (int i = 0; i < letters.length(); i++) {
      renamed.append((char) colours.getOrDefault(letters.charAt(i), letters.charAt(i)));
    }
    return renamed.toString();
  }

  private char letter(char piece) {
    char lower = Character.toLowerCase(piece);
    char renamed = colours.getOrDefault(lower, lower);
    return Character.isUpperCase(piece) == exchanged ? renamed : Character.toUpperCase(renamed);
  }

  private static String otherKey(String key) {
    return Set.of("full", "fullgates").contains(key)
        ? key.replace("full", "empty")
        : key.replace("empty", "full");
  }
}
