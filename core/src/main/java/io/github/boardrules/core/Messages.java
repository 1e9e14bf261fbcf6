package io.github.boardrules.core;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Function;

/**
 * The sentences of one module, in English ({@code messages.properties}) and in other languages
 * ({@code messages_hu.properties}). A gap in a sentence is written {@code {name}}.
 *
 * <p>A module's bundle can be seen only from inside, so the module hands in the look-up:
 *
 * <pre class="text">{@code
 * new Messages(locale -> ResourceBundle.getBundle("com.example.game.messages", locale))
 * }</pre>
 *
 * <pre>{@code
 * var bundle = new PropertyResourceBundle(new StringReader("taken=The square {square} is taken."));
 * var messages = new Messages(locale -> bundle);
 * messages.text(Locale.ENGLISH, "taken", Map.of("square", "b2")); // ==> The square b2 is taken.
 * }</pre>
 */
public final class Messages {
  /** The languages that have a file of their own; all others read the root file, in English. */
  private static final List<String> TRANSLATED = List.of("hu");

  private final Function<Locale, ResourceBundle> bundles;

  /**
   * Makes the messages of a module.
   *
   * @param bundles gives the bundle of a locale; it is asked for {@link Locale#ROOT} (English) and
   *     for plain languages only
   */
  public Messages(Function<Locale, ResourceBundle> bundles) {
    this.bundles = bundles;
  }

  /**
   * A sentence with its gaps filled.
   *
   * @param locale its language decides
   * @param key which sentence
   * @param facts what the gaps hold, by name; a gap without a fact stays visible
   * @return the sentence
   * @throws java.util.MissingResourceException when there is no such sentence
   */
  public String text(Locale locale, String key, Map<String, String> facts) {
    Objects.requireNonNull(facts);
    return fill(bundle(locale).getString(key), facts);
  }

  private ResourceBundle bundle(Locale locale) {
    // The look-up never leaves the choice to the machine's default locale: ROOT finds only the root
    // file, and a translated language always finds its own.
    String language = locale.getLanguage();
    return bundles.apply(TRANSLATED.contains(language) ? new Locale(language) : Locale.ROOT);
  }

  private static String fill(String sentence, Map<String, String> facts) {
    StringBuilder filled = new StringBuilder(sentence.length() + 32);
    int from = 0;
    while (true) {
      int open = sentence.indexOf('{', from);
      int close = open < 0 ? -1 : sentence.indexOf('}', open);
      if (close < 0) {
        return filled.append(sentence, from, sentence.length()).toString();
      }
      String name = sentence.substring(open + 1, close);
      filled.append(sentence, from, open).append(facts.getOrDefault(name, "{" + name + "}"));
      from = close + 1;
    }
  }
}
