package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.OptionInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The games that a program knows. It finds rules by the first word of a variant id.
 *
 * <pre>{@code
 * var catalog = Catalog.installed();
 * catalog.game("zertz:rings=48").name();                     // ==> ZÉRTZ
 * catalog.rules("zertz:claim=automatic,rings=48").variant(); // ==> zertz:rings=48,claim=automatic
 * }</pre>
 */
public final class Catalog {
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private record Entry(GameFamily family, GameInfo game) {}

  private Catalog(List<GameFamily> families) {
    for (GameFamily family : families) {
      for (GameInfo game : family.games()) {
        @Nullable Entry other = entries.putIfAbsent(game.id(), new Entry(family, game));
        if (other != null) {
          String modules = other.family().module() + " and one of the module " + family.module();
          throw new IllegalArgumentException(
              "Two games have the id " + game.id() + ": one of the module " + modules + ".");
        }
      }
    }
  }

  /**
   * {@return a catalog of the installed families, in the order of their modules' names; if there is
   * none, asking it for a variant throws an {@link IllegalStateException}}
   *
   * <p>These are the services {@link GameFamily} that the context class loader of the thread sees
   * or, if it sees none, like that of a thread of a common pool, the class loader of this library.
   *
   * <p>Keep the result: each call searches again. A program with class loaders of its own, or
   * without the files of services, passes its families to {@link #of}.
   *
   * @throws IllegalArgumentException if two games have the same id
   * @throws java.util.ServiceConfigurationError if a family cannot be loaded
   */
  public static Catalog installed() {
    List<GameFamily> found = new ArrayList<>();
    ServiceLoader.load(GameFamily.class).forEach(found::add);
    if (found.isEmpty()) {
      ServiceLoader.load(GameFamily.class, GameFamily.class.getClassLoader()).forEach(found::add);
    }
    found.sort(Comparator.comparing(GameFamily::module));
    return new Catalog(found);
  }

  /**
   * {@return a catalog of some families}
   *
   * @param families the families, in the order in which the games are listed
   * @throws IllegalArgumentException if two games have the same id
   */
  public static Catalog of(GameFamily... families) {
    Objects.requireNonNull(families, "families");
    return new Catalog(List.of(families));
  }

  /** {@return the version of this library, such as {@code 0.1.0} or {@code 0.2.0-SNAPSHOT}} */
  public static String version() {
    return ResourceBundle.getBundle("io.github.boardrules.core.version", Locale.ROOT)
        .getString("version");
  }

  /** {@return the games of all families, unmodifiable} */
  public List<GameInfo> games() {
    return List.copyOf(entries.values().stream().map(Entry::game).collect(Collectors.toList()));
  }

  /**
   * {@return the languages that this library and all games have in common, English first;
   * unmodifiable} A game that names none is in English. One game may have more {@link
   * GameInfo#languages}.
   *
   * <p>This library speaks another language if the class path has its file, such as {@code
   * io/github/boardrules/core/messages_de.properties}, in any folder or jar.
   */
  public List<Locale> languages() {
    Messages own = TextReason.MALFORMED.messages();
    return List.copyOf(
        Stream.concat(
                GameInfo.languages(own).stream(),
                games().stream().flatMap(game -> game.languages().stream()))
            .distinct()
            .filter(own::isIn)
            .filter(
                language -> games().stream().allMatch(game -> game.languages().contains(language)))
            .collect(Collectors.toList()));
  }

  /**
   * {@return the game that a variant id belongs to} Only its first word matters.
   *
   * @param variant a variant id
   * @throws VariantException if the text does not begin with a game's id that the end or a colon
   *     follows
   */
  public GameInfo game(String variant) {
    return find(variant).game();
  }

  /**
   * {@return a variant for people: how it is played and how it differs from the default; its name
   * is the canonical id if the game does not name it}
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @throws VariantException if the text is not a variant of one of the games
   */
  public VariantInfo describe(String variant) {
    String id = rules(variant).variant();
    GameInfo game = game(id);
    return game.variants().stream()
        .filter(known -> known.id().equals(id))
        .findFirst()
        .orElseGet(() -> game.describe(id, Label.of(id)));
  }

  /**
   * {@return the family that a variant id belongs to} Only its first word matters.
   *
   * @param variant a variant id
   * @throws VariantException if the text does not begin with a game's id that the end or a colon
   *     follows
   */
  public GameFamily family(String variant) {
    return find(variant).family();
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @throws VariantException if the text is not a variant of one of the games
   */
  public Rules<?, ?> rules(String variant) {
    return family(variant).rules(variant);
  }

  /**
   * {@return the canonical id of a variant, in which a number that was drawn at random is the value
   * of each option that needs one and has none}
   *
   * @param variant a variant id, which may lack options that are {@linkplain OptionInfo#isDrawn
   *     drawn}
   * @param number what was drawn, 0 or more; up to 2<sup>53</sup> − 1 JavaScript can hold it, too
   * @throws VariantException if the text is not a variant of one of the games for another reason
   * @throws IllegalArgumentException if the number is below 0
   */
  public String withDrawn(String variant, long number) {
    if (number < 0) {
      throw new IllegalArgumentException(
          "Numbers that are drawn are 0 or more, not " + number + ".");
    }
    try {
      return rules(variant).variant();
    } catch (VariantException problem) {
      String text = variant;
      for (OptionInfo option : game(variant).options()) {
        if (option.isDrawn()) {
          text += (text.indexOf(':') < 0 ? ":" : ",") + option.key() + "=" + number;
          try {
            return rules(text).variant();
          } catch (VariantException stillWrong) {
            // Another option may be lacking; if none is, the caller learns of the first problem.
          }
        }
      }
      throw problem;
    }
  }

  /**
   * {@return the rules of a variant, in strings}
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @throws VariantException if the text is not a variant of one of the games
   */
  public TextRules textRules(String variant) {
    return TextRules.of(rules(variant));
  }

  private Entry find(String variant) {
    Objects.requireNonNull(variant, "variant");
    if (entries.isEmpty()) {
      throw new IllegalStateException(
          "The catalog has no game: none was passed, or found by the class loader of the thread or"
              + " of the library. Depend on the artifact of a game, such as boardrules-zertz; in one"
              + " jar of all, merge the files of META-INF/services.");
    }
    String id = VariantText.game(variant, List.copyOf(entries.keySet()));
    return Optional.ofNullable(entries.get(id)).orElseThrow();
  }

  @Override
  public String toString() {
    return "Catalog" + entries.keySet();
  }
}
