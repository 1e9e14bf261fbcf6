package io.github.boardrules.nim.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The parts of a variant id (RULES.md, "Variants").
 *
 * @param name the text before the colon
 * @param options the options in their notation, such as {@code max=2}
 */
public record ReferenceVariant(String name, List<String> options) {
  /** The maximum for {@code max=any}: more than any line or heap holds. */
  public static final int ANY = 1000;

  /** Parses a well-formed id. */
  public static ReferenceVariant of(String id) {
    List<String> parts = new ArrayList<>(List.of(id.split("[:,]", -1)));
    String name = parts.remove(0);
    return new ReferenceVariant(name, Collections.unmodifiableList(parts));
  }

  /** The value of an option, or its default. */
  public String value(String key, String otherwise) {
    return options.stream()
        .filter(option -> option.startsWith(key + "="))
        .map(option -> option.substring(key.length() + 1))
        .findFirst()
        .orElse(otherwise);
  }

  /** The value of an option with a number, or its default. */
  public int number(String key, int otherwise) {
    return Integer.parseInt(value(key, Integer.toString(otherwise)));
  }

  /** The greatest number of balls in one move. */
  public int max(String otherwise) {
    String max = value("max", otherwise);
    return max.equals("any") ? ANY : Integer.parseInt(max);
  }

  /** Whether the player who takes the last ball loses. */
  public boolean loses() {
    return value("last", "wins").equals("loses");
  }

  /**
   * RULES.md, "End of the game": the status as the page writes it.
   *
   * @param ballLeft whether a ball is left
   * @param side the player to move
   * @param loses whether the player who takes the last ball loses
   */
  static String status(boolean ballLeft, int side, boolean loses) {
    if (ballLeft) {
      return "ongoing";
    }
    return loses ? "win " + side + " left-last" : "win " + (3 - side) + " took-last";
  }

  /** The heaps at the start. */
  public List<Integer> heaps() {
    if (name.equals("triangle")) {
      return IntStream.rangeClosed(1, number("rows", 8)).boxed().toList();
    }
    return List.of(value("sizes", "").split("-", -1)).stream().map(Integer::valueOf).toList();
  }
}
