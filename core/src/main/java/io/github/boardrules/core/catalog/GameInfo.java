package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Label;
import java.util.List;
import java.util.Objects;

/**
 * One game, as a list of games shows it.
 *
 * <pre>{@code
 * GameInfo game = new NimFamily().games().get(0);
 * game.id();              // ==> one-two-three
 * game.name();            // ==> 1, 2, 3
 * game.variants().get(1); // ==> one-two-three:last=loses
 * }</pre>
 *
 * @param id the first word of its variant ids, unique in a catalog: lower-case letters, digits and
 *     hyphens, a letter first
 * @param name its name for people
 * @param variants canonical variant ids that are worth trying, the one to begin with first; at
 *     least one. Unmodifiable
 */
public record GameInfo(String id, Label name, List<String> variants) {

  /**
   * Creates the information; the list is copied.
   *
   * @throws IllegalArgumentException if the id has other characters, there is no variant, or a
   *     variant does not begin with the id
   */
  public GameInfo {
    Objects.requireNonNull(name);
    variants = List.copyOf(variants);
    if (!isId(id)) {
      throw new IllegalArgumentException(
          "A game's id has lower-case letters, digits and hyphens, not '" + id + "'.");
    }
    if (variants.isEmpty()) {
      throw new IllegalArgumentException("The game " + id + " names no variant.");
    }
    for (String variant : variants) {
      if (!variant.equals(id) && !variant.startsWith(id + ":")) {
        throw new IllegalArgumentException(
            "The variant '" + variant + "' does not begin with the game's id, " + id + ".");
      }
    }
  }

  /**
   * Creates the information from single variants.
   *
   * @param id the first word of its variant ids
   * @param name its name for people
   * @param variants canonical variant ids, at least one
   * @return the information
   * @throws IllegalArgumentException as the constructor does
   */
  public static GameInfo of(String id, Label name, String... variants) {
    return new GameInfo(id, name, List.of(variants));
  }

  private static boolean isId(String id) {
    return !id.isEmpty()
        && isLetter(id.charAt(0))
        && id.chars().allMatch(c -> isLetter(c) || (c >= '0' && c <= '9') || c == '-');
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z';
  }
}
