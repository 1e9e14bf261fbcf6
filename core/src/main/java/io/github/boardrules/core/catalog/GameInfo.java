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
 */
public final class GameInfo {
  private final String id;
  private final Label name;
  private final Optional<String> author;
  private final Optional<Label> rules;
  private final List<OptionInfo> options;
  private final List<VariantInfo> variants;

  GameInfo(
      String id,
      Label name,
      Optional<String> author,
      Optional<Label> rules,
      List<OptionInfo> options,
      List<VariantInfo> variants) {
    this.id = id;
    this.name = Objects.requireNonNull(name);
    this.author = author;
    this.rules = rules;
    this.options = List.copyOf(options);
    this.variants = List.copyOf(variants);
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
   * @throws IllegalArgumentException if the id is not made of lower-case letters, digits and
   *     hyphens, a letter first, there is no variant, or the id of a variant does not begin with
   *     the id
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
   * Returns the first word of its variant ids, which is unique in a catalog.
   *
   * @return lower-case letters, digits and hyphens, a letter first
   */
  public String id() {
    return id;
  }

  /**
   * Returns its name for people.
   *
   * @return the name
   */
  public Label name() {
    return name;
  }

  /**
   * Returns who made it, the same in every language.
   *
   * @return the names of its authors and, in parentheses, of its publisher, or the publisher's
   *     alone; empty if it is traditional or the game does not say
   */
  public Optional<String> author() {
    return author;
  }

  /**
   * Returns how it is played.
   *
   * @return paragraphs that line feeds separate; empty if the game does not say
   */
  public Optional<Label> rules() {
    return rules;
  }

  /**
   * Returns what the variants may choose, in the order of canonical ids.
   *
   * @return the options, unmodifiable; empty if there is nothing to choose or the game does not say
   */
  public List<OptionInfo> options() {
    return options;
  }

  /**
   * Returns the variants that are worth trying.
   *
   * @return the variants, at least one, the one to begin with first. Unmodifiable
   */
  public List<VariantInfo> variants() {
    return variants;
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
