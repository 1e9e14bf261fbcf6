package io.github.boardrules.core.catalog;

import java.util.List;

/**
 * One game, as a list of games shows it.
 *
 * <pre>{@code
 * Game game = new NimFamily().games().get(0);
 * game.word();            // ==> one-two-three
 * game.name();            // ==> 1, 2, 3
 * game.variants().get(1); // ==> one-two-three:last=loses
 * }</pre>
 *
 * @param id the first word of its variant ids, unique in the whole library: small letters, digits
 *     and hyphens, a letter first
 * @param name its name for people
 * @param variants canonical variant ids that are worth trying, the one to begin with first; at
 *     least one. Unmodifiable
 */
public record GameInfo(String id, String name, List<String> variants) {

  /**
   * Makes a game; the list is copied.
   *
   * @throws IllegalArgumentException when the word has other characters, or there is no variant, or
   *     a variant does not begin with the word
   */
  public GameInfo {
    variants = List.copyOf(variants);
    if (!isWord(id)) {
      throw new IllegalArgumentException(
          "A game's word has small letters, digits and hyphens, not '" + id + "'.");
    }
    if (variants.isEmpty()) {
      throw new IllegalArgumentException("The game " + id + " names no variant.");
    }
    for (String variant : variants) {
      if (!variant.equals(id) && !variant.startsWith(id + ":")) {
        throw new IllegalArgumentException(
            "The variant '" + variant + "' does not begin with the word " + id + ".");
      }
    }
  }

  private static boolean isWord(String word) {
    return !word.isEmpty()
        && isLetter(word.charAt(0))
        && word.chars().allMatch(c -> isLetter(c) || (c >= '0' && c <= '9') || c == '-');
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z';
  }
}
