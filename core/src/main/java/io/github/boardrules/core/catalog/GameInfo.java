package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One game, as a list of games shows it.
 *
 * <pre>{@code
 * GameInfo game = new NimFamily().games().get(0);
 * game.id();                  // ==> one-two-three
 * game.name();                // ==> 1, 2, 3
 * game.author();              // ==> Optional.empty
 * game.players();             // ==> 2
 * game.variantIds().get(1);   // ==> one-two-three:last=loses
 * game.variants().get(1).message(Locale.ENGLISH);
 *     // ==> the player who takes the last ball loses
 * game.options().get(0);      // ==> cols=1..8 (4)
 * }</pre>
 */
public final class GameInfo {
  private final String id;
  private final Label name;
  private final Optional<Label> author;
  private final int players;
  private final List<OptionInfo> options;
  private final List<VariantInfo> variants;
  private final Optional<Messages> messages;

  private GameInfo(
      String id,
      Label name,
      Optional<Label> author,
      int players,
      List<OptionInfo> options,
      List<VariantInfo> variants,
      Optional<Messages> messages) {
    this.id = id;
    this.name = Objects.requireNonNull(name, "name");
    this.author = author;
    this.players = players;
    this.options = List.copyOf(options);
    this.variants = List.copyOf(variants);
    this.messages = messages;
    if (!isId(id)) {
      throw new IllegalArgumentException(
          "A game's id has lower-case letters, digits and hyphens, not '" + id + "'.");
    }
    if (author.isPresent() && author.get().toString().isBlank()) {
      throw new IllegalArgumentException("The author of the game " + id + " is blank.");
    }
    if (players != 1 && players != 2) {
      throw new IllegalArgumentException("A game has 1 or 2 players, not " + players + ".");
    }
    for (VariantInfo variant : variants) {
      if (!variant.id().equals(id) && !variant.id().startsWith(id + ":")) {
        throw new IllegalArgumentException(
            "The variant '" + variant.id() + "' does not begin with the game's id, " + id + ".");
      }
    }
  }

  /**
   * {@return a game without author, options and messages; its variants are called by their ids}
   *
   * @param id the first word of its variant ids
   * @param name its name for people
   * @param variants canonical variant ids, at least one
   * @throws IllegalArgumentException if the id is not made of lower-case letters, digits and
   *     hyphens, a letter first, there is no variant, or the id of a variant does not begin with
   *     the id
   */
  public static GameInfo of(String id, Label name, String... variants) {
    if (variants.length == 0) {
      throw new IllegalArgumentException("The game " + id + " names no variant.");
    }
    GameInfo game =
        new GameInfo(id, name, Optional.empty(), 2, List.of(), List.of(), Optional.empty());
    for (String variant : variants) {
      game = game.withVariant(variant, variant);
    }
    return game;
  }

  /**
   * {@return a game whose sentences are in its messages, without an author} Their keys are:
   *
   * <ul>
   *   <li>{@code game.go}: its name;
   *   <li>{@code chapter.go}: how it is played, in paragraphs that line feeds separate, with what
   *       its options decide, as {@link VariantInfo#chapter} says;
   *   <li>{@code variant.go.small}: the name of a variant that is added under the key {@code
   *       small};
   *   <li>those of its options, which {@link OptionInfo} lists.
   * </ul>
   *
   * @param text the variant ids of the game
   * @param messages the messages
   * @param key the last part of the key of the name of the variant to begin with
   * @param variant the canonical id of that variant
   * @throws IllegalArgumentException if the variant does not begin with the game's id
   */
  public static GameInfo of(VariantText text, Messages messages, String key, String variant) {
    String id = text.game();
    Label name = messages.label("game." + id);
    List<OptionInfo> options = text.describe(messages);
    return new GameInfo(id, name, Optional.empty(), 2, options, List.of(), Optional.of(messages))
        .withVariant(key, variant);
  }

  /**
   * {@return the same information with one more variant that is worth trying}
   *
   * @param key the last part of the key of its name; not used if the game has no messages
   * @param variant its canonical id
   * @throws IllegalArgumentException if the variant does not begin with the game's id
   */
  public GameInfo withVariant(String key, String variant) {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(variant, "variant");
    Label called =
        messages
            .map(known -> known.label("variant." + id + "." + key))
            .orElseGet(() -> Label.of(variant));
    List<VariantInfo> more = new ArrayList<>(variants);
    more.add(describe(variant, called));
    return new GameInfo(id, name, author, players, options, more, messages);
  }

  /**
   * {@return the same information with the names of those who made the game}
   *
   * @param names the names of its authors and, in parentheses, of its publisher, or the publisher's
   *     alone, such as {@code László Nagy (COGITORG)}
   * @throws IllegalArgumentException if the names are blank
   */
  public GameInfo withAuthor(Label names) {
    Objects.requireNonNull(names, "names");
    return new GameInfo(id, name, Optional.of(names), players, options, variants, messages);
  }

  /**
   * {@return the same information with another number of players, which is 2 at first}
   *
   * @param number 2, or 1 for puzzles, as in the {@link Rules#players} of its variants
   * @throws IllegalArgumentException if it is another number
   */
  public GameInfo withPlayers(int number) {
    return new GameInfo(id, name, author, number, options, variants, messages);
  }

  /** {@return the first word of its variant ids, which is unique in a catalog} */
  public String id() {
    return id;
  }

  /** {@return its name for people} */
  public Label name() {
    return name;
  }

  /** {@return who made it, as in {@link #withAuthor}; empty if traditional or not known} */
  public Optional<Label> author() {
    return author;
  }

  /** {@return the messages with its sentences; empty if it has none} */
  public Optional<Messages> messages() {
    return messages;
  }

  /** {@return the number of players: 2, or 1 for puzzles} */
  public int players() {
    return players;
  }

  /** {@return the options of its variants, in the order of canonical ids; unmodifiable} */
  public List<OptionInfo> options() {
    return options;
  }

  /** {@return the variants worth trying, one or more, the one to begin with first; unmodifiable} */
  public List<VariantInfo> variants() {
    return variants;
  }

  /** {@return the canonical ids of the {@link #variants}, in their order; unmodifiable} */
  public List<String> variantIds() {
    return List.copyOf(variants.stream().map(VariantInfo::id).collect(Collectors.toList()));
  }

  /**
   * {@return the languages that its messages name under {@code languages}, such as {@code en hu
   * pt-BR zh-Hant}, or English alone; unmodifiable}
   *
   * @throws IllegalArgumentException if a word there is not a language, with a script or a region
   *     or without, or there is not exactly one space between two
   */
  public List<Locale> languages() {
    return messages.map(GameInfo::languages).orElse(List.of(Locale.ENGLISH));
  }

  /** Returns a variant with a name, which need not be one of those worth trying. */
  VariantInfo describe(String variant, Label called) {
    return new VariantInfo(variant, called, options, messages);
  }

  static List<Locale> languages(Messages messages) {
    String named;
    try {
      named = messages.message(Locale.ROOT, "languages");
    } catch (MissingResourceException unnamed) {
      return List.of(Locale.ENGLISH);
    }
    return List.copyOf(
        Arrays.stream(named.split(" ", -1))
            .map(word -> language(word, named))
            .collect(Collectors.toList()));
  }

  private static Locale language(String word, String named) {
    List<String> parts = List.of(word.split("-", -1));
    int next = 1;
    boolean isLanguage = hasLetters(parts.get(0), 2, 3);
    if (next < parts.size() && hasLetters(parts.get(next), 4, 4)) {
      next++;
    }
    if (next < parts.size() && isRegion(parts.get(next))) {
      next++;
    }
    Locale locale = Locale.forLanguageTag(word);
    if (!isLanguage || next < parts.size() || locale.getLanguage().isEmpty()) {
      String text = "The key languages has \"" + named + "\", in which \"" + word;
      throw new IllegalArgumentException(
          text + "\" is not a language such as hu, pt-BR or zh-Hant.");
    }
    return locale;
  }

  private static boolean isRegion(String part) {
    boolean isNumber = part.length() == 3 && part.chars().allMatch(c -> c >= '0' && c <= '9');
    return isNumber || hasLetters(part, 2, 2);
  }

  private static boolean hasLetters(String part, int least, int most) {
    return part.length() >= least
        && part.length() <= most
        && part.chars().allMatch(c -> isLetter(c | 0x20) && c < 0x80);
  }

  private static boolean isId(String id) {
    return !id.isEmpty()
        && isLetter(id.charAt(0))
        && id.chars().allMatch(c -> isLetter(c) || (c >= '0' && c <= '9') || c == '-');
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z';
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof GameInfo that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  private List<Object> parts() {
    return List.of(id, name, author, players, options, variants, messages);
  }

  /** Returns the id and those of the variants: {@code nim[nim, nim:last=loses]}. */
  @Override
  public String toString() {
    return id + variantIds();
  }
}
