package io.github.boardrules.pikkpakk.reference;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What a variant fixes (RULES.md, "Variants").
 *
 * @param game the word of the game
 * @param options the values that are written out, by their keys
 */
public record ReferenceVariant(String game, SortedMap<String, String> options) {
  private static final Map<String, String> DEFAULTS =
      parse(
              "any:board=9,equal=no,push=line,steps=1,repeat=0,full=drop,both=mover,edge=keep,"
                  + "majority=yes,first=next,win=9,collision=stop,side=no,own=no,from=spiral,to=chess")
          .options();

  public static ReferenceVariant parse(String id) {
    List<String> words = List.of(id.split("[:,]", -1));
    SortedMap<String, String> options = new TreeMap<>();
    for (String option : words.subList(1, words.size())) {
      String[] pair = option.split("=", -1);
      options.put(pair[0], pair[1]);
    }
    return new ReferenceVariant(words.get(0), options);
  }

  public ReferenceVariant with(String key, String value) {
    SortedMap<String, String> changed = new TreeMap<>(options);
    changed.put(key, value);
    return new ReferenceVariant(game, changed);
  }

  /** An id; defaults that were written out are written again. */
  public String id() {
    return options.isEmpty()
        ? game
        : game
            + options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining(",", ":", ""));
  }

  public boolean isOf(String name) {
    return game.equals(name);
  }

  /** The value of an option, or its default. */
  public String value(String key) {
    String start = isOf("abalone") ? "rows" : "spiral";
    return options.getOrDefault(key, key.equals("start") ? start : DEFAULTS.get(key));
  }

  public boolean is(String key, String value) {
    return value(key).equals(value);
  }

  public int number(String key) {
    return Integer.parseInt(value(key));
  }

  public ReferenceBoard board() {
    return new ReferenceBoard(number("board"));
  }

  public boolean isPuzzle() {
    return isOf("inlay");
  }

  /** Whether it begins with a phase of placing that ends. */
  public boolean hasPlacing() {
    return isOf("fivepush") || is("start", "joint");
  }

  /** How balls are pushed: {@code line}, {@code round}, {@code run}, or {@code never}. */
  public String way() {
    return switch (game) {
      case "pikkpakk" -> is("push", "line") ? "line" : is("push", "capture") ? "run" : "round";
      case "fivepush" -> is("edge", "keep") ? "line" : "run";
      case "abalone" -> "run";
      case "inlay" -> is("push", "line") ? "line" : "round";
      default -> "never";
    };
  }

  public boolean isMajorityNeeded() {
    return !isPuzzle() && is("majority", "yes");
  }

  /** Whether balls may stand on the block alone. */
  public boolean isOnBlock() {
    return switch (game) {
      case "pikkpakk", "inlay" -> is("push", "square");
      case "fivepush" -> is("edge", "remove");
      case "abalone" -> is("start", "joint");
      default -> true;
    };
  }

  public boolean isInArea(String cell) {
    return isOnBlock() ? board().isInBlock(cell) : board().has(cell);
  }

  public List<String> area() {
    return board().cells().stream().filter(this::isInArea).toList();
  }
}
