package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * The variants of a game that the catalog lists. A text whose reader needs rules begins with a
 * character that chooses one: {@code A} for the first.
 *
 * @param rules their rules, with positions and moves as plain objects
 */
record Variants(List<PackedRules<Object, Object>> rules) {
  private static final char FIRST = 'A';

  static Variants of(Catalog catalog, GameInfo game) {
    return new Variants(game.variantIds().stream().map(id -> open(catalog.rules(id))).toList());
  }

  /** Returns rules whose positions and moves are plain objects. */
  @SuppressWarnings("unchecked") // the rules get only positions and moves of their own
  static PackedRules<Object, Object> open(Rules<?, ?> rules) {
    return (PackedRules<Object, Object>) rules;
  }

  /** Returns the character that chooses a variant; that of the first one for an unknown id. */
  char sign(String variant) {
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).variant().equals(variant)) {
        return (char) (FIRST + i);
      }
    }
    return FIRST;
  }

  /** Returns the index that the first character of a text chooses; any character is valid. */
  static int chosen(String text, int variants) {
    return text.isEmpty() ? 0 : Math.floorMod(text.charAt(0) - FIRST, variants);
  }

  /** Returns the rules that a text chooses. */
  PackedRules<Object, Object> chosen(String text) {
    return rules.get(chosen(text, rules.size()));
  }

  /** Returns the text after the first character. */
  static String rest(String text) {
    return text.isEmpty() ? "" : text.substring(1);
  }
}
