package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One game, as a list of games shows it.
 *
 * <pre>{@code
 * GameInfo game = new NimFamily().games().get(0);
 * game.id();                  // ==> one-two-three
 * game.name();                // ==> 1, 2, 3
 * game.author();              // ==> Optional.empty
 * game.variantIds().get(1);   // ==> one-two-three:last=loses
 * game.variants().get(1).description(Locale.ENGLISH);
 *     // ==> the player who takes the last ball loses
 * game.options().get(0);      // ==> cols=1..8 (4)
 * }</pre>
 *
 * @param id the first word of its variant ids, unique in a catalog: lower-case letters, digits and
 *     hyphens, a letter first
 * @param name its name for people
 * @param author who made it, the same in every language: the names of its authors and, in
 *     parentheses, of its publisher, or the publisher's alone; empty if it is traditional or the
 *     game does not say
 * @param rules how it is played, in paragraphs that line feeds separate; empty if the game does not
 *     say
 * @param options what the variants may choose, in the order of canonical ids; empty if there is
 *     nothing to choose or the game does not say. Unmodifiable
 * @param variants variants that are worth trying, the one to begin with first; at least one.
 *     Unmodifiable
 */
public record GameInfo(
    String id,
    Label name,
    Optional<String> author,
    Optional<Label> rules,
    List<OptionInfo> options,
    List<VariantInfo> variants) {

  /**
   * Creates the information; the lists are copied.
   *
   * @throws IllegalArgumentException if the id has other characters, the author is blank, there is
   *     no variant, or the id of a variant does not begin with the id
   */
  public GameInfo {
    Objects.requireNonNull(name);
    Objects.requireNonNull(author);
    Objects.requireNonNull(rules);
    options = List.copyOf(options);
    variants = List.copyOf(variants);
    if (!isId(id)) {
      throw new IllegalArgumentException(
          "A game's id has lower-case letters, digits and hyphens, not '" + id + "'.");
    }
    if (author.isPresent() && author.get().isBlank()) {
      throw new IllegalArgumentException("The author of the game " + id + " is blank.");
    }
    if (variants.isEmpty()) {
      throw new IllegalArgumentException("The game " + id + " names no variant.");
    }
    for (VariantInfo variant : variants) {
      if (!variant.id().equals(id) && !variant.id().startsWith(id + ":")) {
        throw new IllegalArgumentException(
            "The variant '" + variant.id() + "' does not begin with the game's id, " + id + ".");
      }
    }
  }

  /**
   * Returns the information about a game that says nothing about its author and its options; its
   * variants are called by their ids.
   *
   * @param id the first word of its variant ids
   * @param name its name for people
   * @param variants canonical variant ids, at least one
   * @return the information
   * @throws IllegalArgumentException as the constructor does
   */
  public static GameInfo of(String id, Label name, String... variants) {
    return new GameInfo(
        id,
        name,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        Arrays.stream(variants)
            .map(variant -> VariantInfo.of(variant, Label.of(variant), List.of()))
            .toList());
  }

  /**
   * Returns a builder for the information about a game whose sentences are in its messages.
   *
   * @param text the variant ids of the game
   * @param messages the messages, with the keys that the builder names
   * @return the builder
   */
  public static GameInfoBuilder builder(VariantText text, Messages messages) {
    return new GameInfoBuilder(text, messages);
  }

  /**
   * Returns the ids of the variants that are worth trying.
   *
   * @return canonical variant ids, the one to begin with first. Unmodifiable
   */
  public List<String> variantIds() {
    return variants.stream().map(VariantInfo::id).toList();
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
