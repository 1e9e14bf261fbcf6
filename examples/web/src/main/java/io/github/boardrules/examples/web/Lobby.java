package io.github.boardrules.examples.web;

import io.github.boardrules.colorfield.ColorfieldOptions;
import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.text.OptionInfo;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The games from which the page lets people choose, with the form of a variant.
 *
 * <p>What is drawn at random, such as the number of a random set-up, is a number that the page
 * passes.
 */
final class Lobby {
  /** The games that come before the others; the last one is the best known. */
  private static final List<String> KNOWN = List.of("heaps", "abalone", "pylos", "tzaar", "zertz");

  private final Catalog games;

  Lobby(Catalog games) {
    this.games = games;
  }

  /** Returns the games and the texts of the page. */
  Map<String, Object> values(Locale locale) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("language", locale.toLanguageTag());
    values.put(
        "languages",
        Stream.concat(
                Stream.of(Catalog.of().languages()),
                games.games().stream().map(GameInfo::languages))
            .flatMap(List::stream)
            .map(Locale::toLanguageTag)
            .distinct()
            .toList());
    values.put("texts", PageTexts.all(locale));
    values.put(
        "games",
        games.games().stream()
            .sorted(Comparator.comparing(game -> -KNOWN.indexOf(game.id())))
            .map(game -> shown(game, locale))
            .toList());
    return values;
  }

  /** Returns a game; it may be somebody else's and have a fault, which then names it. */
  private Map<String, Object> shown(GameInfo game, Locale locale) {
    try {
      return game(game, locale);
    } catch (MissingResourceException missing) {
      throw new IllegalStateException(game.id() + ": no sentence " + missing.getKey(), missing);
    } catch (RuntimeException problem) {
      throw new IllegalStateException(game.id() + ": " + problem.getMessage(), problem);
    }
  }

  private Map<String, Object> game(GameInfo game, Locale locale) {
    Rules<?, ?> first = games.rules(game.variants().get(0).id());
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("id", game.id());
    values.put("name", game.name().message(locale));
    values.put("author", game.author().map(names -> names.message(locale)).orElse(""));
    values.put("players", first.players());
    values.put("playerNames", playerNames(first, locale));
    values.put("hasPerfect", first.players() == 1 || isSolved(first));
    values.put("hasLayouts", game.id().equals(ColorfieldOptions.DEFAULT.variant()));
    values.put("pictured", first.variant());
    values.put(
        "variants",
        game.variants().stream()
            .sorted(Comparator.comparing((VariantInfo variant) -> !isDrawn(game, variant.id())))
            .map(variant -> values(game, variant, locale))
            .toList());
    values.put("options", game.options().stream().map(option -> values(option, locale)).toList());
    return values;
  }

  private static <S> boolean isSolved(Rules<S, ?> rules) {
    return rules.knowledge().solution(rules.start()).isPresent();
  }

  /** Returns the names of a game's players for sentences of the page; empty for those without. */
  static List<String> playerNames(Rules<?, ?> rules, Locale locale) {
    Locale whole = PageTexts.whole(locale);
    return IntStream.rangeClosed(1, rules.players())
        .mapToObj(player -> rules.playerName(player).map(name -> name.message(whole)).orElse(""))
        .toList();
  }

  private static Map<String, Object> values(GameInfo game, VariantInfo variant, Locale locale) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("id", variant.id());
    values.put("name", variant.name().message(locale));
    values.put("description", description(game, variant, locale));
    values.put("choices", String.join("\n", choices(game, variant.id())));
    return values;
  }

  private static Map<String, Object> values(OptionInfo option, Locale locale) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("key", option.key());
    values.put("kind", option.kind().name().toLowerCase(Locale.ROOT));
    values.put("label", option.label().message(locale));
    values.put("isDrawn", option.isDrawn());
    values.put("default", option.defaultValue().orElse(""));
    option.min().ifPresent(min -> values.put("min", min));
    option.max().ifPresent(max -> values.put("max", max));
    values.put(
        "words",
        option.words().stream()
            .map(word -> Map.of("value", word, "label", option.valueLabel(word).message(locale)))
            .toList());
    return values;
  }

  /** Returns the variant that a form asks for, or a problem. */
  Map<String, Object> variant(String gameId, String choices, int seed, Locale locale) {
    try {
      GameInfo game = games.game(gameId);
      List<String> chosen =
          Arrays.stream(choices.split("\n", -1))
              .map(String::strip)
              .filter(line -> !line.isEmpty())
              .toList();
      String id = id(game, chosen);
      return values(game, games.describe(games.withDrawn(id, seed)), locale);
    } catch (NotationException problem) {
      return Map.of("problem", problem.messageWithoutPlace(locale));
    }
  }

  private static String id(GameInfo game, List<String> chosen) {
    return chosen.isEmpty() ? game.id() : game.id() + ":" + String.join(",", chosen);
  }

  private static boolean isDrawn(GameInfo game, String id) {
    return !choices(game, id).equals(named(id));
  }

  /** Returns the choices that an id names, each as key and value. */
  private static List<String> named(String id) {
    int colon = id.indexOf(':');
    return colon < 0 ? List.of() : List.of(id.substring(colon + 1).split(",", -1));
  }

  /** Returns the choices that an id names, without what is drawn. */
  private static List<String> choices(GameInfo game, String id) {
    return named(id).stream()
        .filter(
            choice ->
                game.options().stream()
                    .noneMatch(option -> option.isDrawn() && choice.startsWith(option.key() + "=")))
        .toList();
  }

  /** Returns what sets a variant apart, without what is drawn. */
  private static String description(GameInfo game, VariantInfo variant, Locale locale) {
    List<String> drawn =
        game.options().stream()
            .filter(OptionInfo::isDrawn)
            .map(option -> "option." + option.key() + ".value")
            .toList();
    return variant.differences().isEmpty()
        ? variant.message(locale)
        : variant.differences().stream()
            .filter(label -> !drawn.contains(label.key()))
            .map(label -> label.message(locale))
            .collect(Collectors.joining(", "));
  }

  /** Returns the variant of a layout of Castle of Mind, or a problem. */
  Map<String, Object> layout(String text, Locale locale) {
    try {
      String id = ColorfieldOptions.read(text).variant();
      return values(games.game(id), games.describe(id), locale);
    } catch (NotationException problem) {
      return Map.of("problem", problem.message(locale));
    }
  }

  /**
   * Returns whether the board looks as in the pictures of the rule page, which show the default.
   */
  private boolean isPictured(GameInfo game, Rules<?, ?> rules) {
    return game.variantIds().contains(game.id())
        && cells(games.rules(game.id())).equals(cells(rules));
  }

  private static <S> List<Diagram.Cell> cells(Rules<S, ?> rules) {
    return rules.diagram(rules.start()).cells();
  }

  /** Returns what a match by some rules is called. */
  Map<String, Object> named(Rules<?, ?> rules, Locale locale) {
    GameInfo game = games.game(rules.variant());
    VariantInfo variant = games.describe(rules.variant());
    List<String> choices = choices(game, variant.id());
    String description = description(game, variant, locale);
    String name =
        game.variants().stream()
            .filter(known -> choices(game, known.id()).equals(choices))
            .findFirst()
            .map(known -> known.name().message(locale))
            .orElse(description);
    return Map.of(
        "game",
        game.id(),
        "gameName",
        game.name().message(locale),
        "variantName",
        name,
        "description",
        description,
        "isPictured",
        isPictured(game, rules),
        "rules",
        List.of(variant.chapter(locale).orElse("").split("\n", -1)));
  }
}
