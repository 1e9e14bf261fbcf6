package io.github.boardrules.testkit;

import io.github.boardrules.core.VariantException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Finds out whether the id of a variant is canonical: its only one with all options needed. */
final class VariantIds {
  private VariantIds() {}

  /**
   * Returns why an id is not canonical; empty if it is as far as other ids of it show: with its
   * options in another order, and without one of them.
   *
   * @param canonical returns the id of the rules that are read from an id
   */
  static Optional<String> problem(String id, UnaryOperator<String> canonical) {
    String read = canonical.apply(id);
    if (!read.equals(id)) {
      return Optional.of("the id of the rules read from the id: " + read + ", not " + id);
    }
    String game = id.substring(0, id.indexOf(':') + 1);
    List<String> options = List.of(id.substring(game.length()).split(",", -1));
    if (game.isEmpty() || !options.stream().allMatch(option -> option.contains("="))) {
      return Optional.empty();
    }
    List<String> reversed = new ArrayList<>(options);
    Collections.reverse(reversed);
    String other = game + String.join(",", reversed);
    String found = readOrRefused(other, canonical);
    if (!found.equals(id)) {
      return Optional.of(other + " is the same variant, but its id is " + found);
    }
    for (int i = 0; i < options.size(); i++) {
      List<String> fewer = new ArrayList<>(options);
      fewer.remove(i);
      String shorter = options.size() == 1 ? game.replace(":", "") : game + String.join(",", fewer);
      if (readOrRefused(shorter, canonical).equals(id)) {
        return Optional.of("the id names a default: " + shorter + " is the same variant");
      }
    }
    return Optional.empty();
  }

  /** Returns the id of the rules that are read from an id, or that it is refused. */
  static String readOrRefused(String id, UnaryOperator<String> canonical) {
    try {
      return canonical.apply(id);
    } catch (VariantException e) {
      return "(" + e.getMessage() + ")";
    }
  }
}
