package io.github.boardrules.core.catalog;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.TextCursor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * All games that a program knows. It finds rules by the first word of a variant id.
 *
 * <p>It is immutable and safe for use by many threads.
 *
 * <pre>{@code
 * var catalog = Catalog.installed();
 * catalog.game("zertz:rings=48").name();                     // ==> ZÉRTZ
 * catalog.rules("zertz:claim=automatic,rings=48").variant(); // ==> zertz:rings=48,claim=automatic
 * }</pre>
 */
public final class Catalog {
  private final List<GameFamily> families;
  private final List<Entry> entries;

  private record Entry(GameFamily family, GameInfo game) {}

  private Catalog(List<GameFamily> families) {
    this.families = List.copyOf(families);
    List<Entry> found = new ArrayList<>();
    for (GameFamily family : this.families) {
      for (GameInfo game : family.games()) {
        found.stream()
            .filter(entry -> entry.game().id().equals(game.id()))
            .findFirst()
            .ifPresent(entry -> refuse(game.id(), entry.family(), family));
        found.add(new Entry(family, game));
      }
    }
    entries = List.copyOf(found);
  }

  /**
   * The families on the class path and the module path, as the current thread's context class
   * loader sees them, in the order of their modules' words.
   *
   * <p>Keep the answer: each call looks again. A program with class loaders of its own gives what
   * it finds to {@link #of(List)}.
   *
   * @return the catalog; it may know no game
   * @throws IllegalArgumentException when two games have the same word
   * @throws java.util.ServiceConfigurationError when a family cannot be loaded
   */
  public static Catalog installed() {
    return of(
        ServiceLoader.load(GameFamily.class).stream()
            .map(ServiceLoader.Provider::get)
            .sorted(Comparator.comparing(GameFamily::module))
            .toList());
  }

  /**
   * A catalog of some families.
   *
   * @param families the families, in the order in which the games are listed
   * @return the catalog
   * @throws IllegalArgumentException when two games have the same word
   */
  public static Catalog of(GameFamily... families) {
    return of(List.of(families));
  }

  /**
   * A catalog of some families.
   *
   * @param families the families, in the order in which the games are listed
   * @return the catalog
   * @throws IllegalArgumentException when two games have the same word
   */
  public static Catalog of(List<GameFamily> families) {
    return new Catalog(families);
  }

  /**
   * The families.
   *
   * @return an unmodifiable list
   */
  public List<GameFamily> families() {
    return families;
  }

  /**
   * The games of all families.
   *
   * @return an unmodifiable list
   */
  public List<GameInfo> games() {
    return entries.stream().map(Entry::game).toList();
  }

  /**
   * The game that a variant id belongs to. Only its first word is looked at.
   *
   * @param variant a variant id
   * @return the game
   * @throws VariantException when the text does not begin with a game's word that the end or a
   *     colon follows
   */
  public GameInfo game(String variant) {
    return find(variant).game();
  }

  /**
   * The family that a variant id belongs to. Only its first word is looked at.
   *
   * @param variant a variant id
   * @return the family
   * @throws VariantException when the text does not begin with a game's word that the end or a
   *     colon follows
   */
  public GameFamily family(String variant) {
    return find(variant).family();
  }

  /**
   * The rules of a variant.
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @return the rules
   * @throws VariantException when the text is no variant of one of the games
   */
  public Rules<?, ?> rules(String variant) {
    return family(variant).rules(variant);
  }

  /**
   * The rules of a variant, in strings.
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @return the rules
   * @throws VariantException when the text is no variant of one of the games
   */
  public TextRules textRules(String variant) {
    return TextRules.of(rules(variant));
  }

  private Entry find(String variant) {
    String word = word(variant);
    return entries.stream()
        .filter(entry -> entry.game().id().equals(word))
        .findFirst()
        .orElseThrow();
  }

  private String word(String variant) {
    if (entries.isEmpty()) {
      throw new VariantException(new NotationException(variant, CoreReason.NO_GAMES, Map.of()));
    }
    TextCursor cursor = new TextCursor(variant);
    try {
      String word = cursor.expectWord(words());
      if (!cursor.peek(':')) {
        cursor.expectEnd();
      }
      return word;
    } catch (NotationException problem) {
      throw new VariantException(problem);
    }
  }

  private List<String> words() {
    return entries.stream().map(entry -> entry.game().id()).toList();
  }

  private static void refuse(String word, GameFamily one, GameFamily other) {
    throw new IllegalArgumentException(
        "The word "
            + word
            + " is taken twice: by the modules "
            + one.module()
            + " and "
            + other.module()
            + ".");
  }

  /** The words of the games, for debugging. */
  @Override
  public String toString() {
    return "Catalog" + words();
  }
}
