package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.function.Function;

/**
 * The sentences of one module in every language that it has: {@code messages.properties} in English
 * and a file such as {@code messages_de.properties} for each other language. Sentences that a file
 * lacks are taken from the English one. A placeholder is written {@code {name}}. The key {@code
 * languages} of the English file lists the languages for {@code GameInfo.languages()}: {@code en
 * de}.
 *
 * <p>A sentence that is made of parts is in one language: in English unless each part is in the
 * other.
 *
 * <p>A module's bundle is visible inside the module only, so the module passes the look-up:
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
  private static final int MAX_QUOTE = 60;

  private final Function<Locale, ResourceBundle> bundles;
  private final String prefix;

  /**
   * Creates the messages of a module.
   *
   * @param bundles returns the bundle of a locale. It is called with {@link Locale#ROOT} for
   *     English and otherwise with a locale that has a language only
   */
  public Messages(Function<Locale, ResourceBundle> bundles) {
    this(bundles, "");
  }

  private Messages(Function<Locale, ResourceBundle> bundles, String prefix) {
    this.bundles = Objects.requireNonNull(bundles);
    this.prefix = prefix;
  }

  /**
   * {@return a view of the messages whose keys begin with a prefix, which callers then leave out}
   *
   * @param keyPrefix the beginning of the keys, such as {@code refusal.}
   */
  public Messages withPrefix(String keyPrefix) {
    return new Messages(bundles, prefix + keyPrefix);
  }

  /**
   * {@return a text as sentences quote it: its first 60 characters and an ellipsis if it is longer}
   *
   * @param text any text
   */
  public static String excerpt(String text) {
    boolean isLong = text.length() > MAX_QUOTE;
    boolean splits = isLong && Character.isHighSurrogate(text.charAt(MAX_QUOTE - 1));
    return isLong ? text.substring(0, splits ? MAX_QUOTE - 1 : MAX_QUOTE) + "…" : text;
  }

  /**
   * {@return whether there are sentences in a language, English included}
   *
   * @param locale its language decides
   */
  public boolean isIn(Locale locale) {
    return isEnglish(locale) || translation(locale).isPresent();
  }

  /**
   * {@return a sentence without placeholders}
   *
   * @param locale its language decides; English where the module lacks that language
   * @param key the key of the sentence
   * @throws java.util.MissingResourceException if there is no such sentence
   */
  public String text(Locale locale, String key) {
    return text(locale, key, Map.of());
  }

  /**
   * {@return a sentence with its placeholders filled in}
   *
   * @param locale its language decides; English where the module lacks that language
   * @param key the key of the sentence
   * @param facts the values of the placeholders by name; a placeholder without a value is kept
   * @throws java.util.MissingResourceException if there is no such sentence
   */
  public String text(Locale locale, String key, Map<String, String> facts) {
    Objects.requireNonNull(facts);
    return fill(bundle(locale).getString(prefix + key), facts);
  }

  /**
   * {@return the sentences of a language by their keys, as they are written, with placeholders;
   * unmodifiable} Those for which English stands in are not among them, so there are none in a
   * language that the module lacks.
   *
   * @param locale its language decides
   */
  public Map<String, String> sentences(Locale locale) {
    if (!isIn(locale)) {
      return Map.of();
    }
    ResourceBundle bundle = bundle(locale);
    Map<String, String> sentences = new HashMap<>();
    for (String key : bundle.keySet()) {
      Object own =
          bundle instanceof PropertyResourceBundle file
              ? file.handleGetObject(key)
              : bundle.getObject(key);
      if (key.startsWith(prefix) && own instanceof String sentence) {
        sentences.put(key.substring(prefix.length()), sentence);
      }
    }
    return Map.copyOf(sentences);
  }

  /**
   * {@return a word or sentence whose language is chosen when it is shown, with its key as code}
   *
   * @param key its key
   */
  public Label label(String key) {
    return label(key, Map.of());
  }

  /**
   * {@return a word or sentence whose language is chosen when it is shown, with its key as code}
   *
   * @param <V> texts, or labels
   * @param key its key
   * @param facts the values of its placeholders by name: texts, or labels in the same language
   */
  public <V> Label label(String key, Map<String, V> facts) {
    return new Label(this, key, facts);
  }

  private ResourceBundle bundle(Locale locale) {
    return isEnglish(locale)
        ? bundles.apply(Locale.ROOT)
        : translation(locale).orElseGet(() -> bundles.apply(Locale.ROOT));
  }

  /**
   * Returns the bundle of another language than English. {@link ResourceBundle} falls back to the
   * machine's default locale before it falls back to the root file; the answer must not depend on
   * the machine. A bundle that does not know its locale is another one than that of the root.
   */
  private Optional<ResourceBundle> translation(Locale locale) {
    String language = locale.getLanguage();
    ResourceBundle found = bundles.apply(new Locale(language));
    Locale of = found.getLocale();
    boolean isFound =
        of == null ? !found.equals(bundles.apply(Locale.ROOT)) : of.getLanguage().equals(language);
    return isFound ? Optional.of(found) : Optional.empty();
  }

  private static boolean isEnglish(Locale locale) {
    String language = locale.getLanguage();
    return language.isEmpty() || language.equals(Locale.ENGLISH.getLanguage());
  }

  /** By hand, as compilers to JavaScript do not know all of {@code Matcher}. */
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
