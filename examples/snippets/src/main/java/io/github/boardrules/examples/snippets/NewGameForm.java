package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.catalog.VariantInfo;
import io.github.boardrules.core.text.OptionInfo;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Asks for a new game, as a form does that knows nothing of the game. */
final class NewGameForm {
  private static final Catalog GAMES = Catalog.installed();

  private NewGameForm() {}

  public static void main(String[] arguments) {
    GameInfo pylos = GAMES.game("pylos");
    print(pylos, Locale.ENGLISH);

    var chosen = new TreeMap<>(Map.of("base", "3", "lines", "no", "limit", "200"));
    VariantInfo variant = variant(pylos, chosen);
    System.out.println(variant.id());
    System.out.println(variant.message(Locale.ENGLISH));
    System.out.println(variant.message(Locale.forLanguageTag("hu")));

    try {
      chosen.put("takeback", "none");
      variant(pylos, chosen);
    } catch (VariantException problem) {
      System.out.println(problem.message(Locale.ENGLISH));
    }
  }

  static void print(GameInfo game, Locale locale) {
    System.out.println(game.name().message(locale));
    for (OptionInfo option : game.options()) {
      System.out.println(option.label().message(locale) + " " + field(option));
      for (String word : option.words()) {
        System.out.println("  " + word + ": " + option.valueLabel(word).message(locale));
      }
    }
  }

  private static String field(OptionInfo option) {
    String input =
        switch (option.kind()) {
          case FLAG -> "a box to tick";
          case WORD -> "a list to choose from";
          case NUMBER -> "a number from " + option.min().orElse(0) + " on";
          default -> "a text";
        };
    return "[" + input + ", at first " + option.defaultValue().orElse("nothing") + "]";
  }

  // @start region=variant
  /** Returns the variant with the chosen values, by key; the other options have their defaults. */
  static VariantInfo variant(GameInfo game, SortedMap<String, String> chosen) {
    String id =
        chosen.entrySet().stream()
            .map(choice -> choice.getKey() + "=" + choice.getValue())
            .collect(Collectors.joining(",", game.id() + ":", ""));
    return GAMES.describe(chosen.isEmpty() ? game.id() : id);
  }
  // @end
}
