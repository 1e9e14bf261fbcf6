package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The sentences of one module in every language that it has: {@code messages.properties} in English
 * and a file such as {@code messages_de.properties} for each other language, {@code
 * messages_pt_BR.properties} for a region or {@code messages_zh_Hant.properties} for a script.
 * Sentences that a file lacks come from that of the language, then from the English one. A
 * placeholder is written {@code {name}}. The key {@code languages} of the English file lists the
 * languages for {@code GameInfo.languages()} as BCP 47 tags: {@code en de pt-BR zh-Hant}.
 *
 * <p>A sentence that is made of parts is in English unless every part has a translation.
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
 * messages.message(Locale.ENGLISH, "taken", Map.of("square", "b2")); // ==> The square b2 is taken.
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
   *     English and otherwise with the locale that a caller asks for
   */
  public Messages(Function<Locale, ResourceBundle> bundles) {
    this(bundles, "");
  }

  private Messages(Function<Locale, ResourceBundle> bundles, String prefix) {
    this.bundles = Objects.requireNonNull(bundles, "bundles");
    this.prefix = prefix;
  }

  /**
   * {@return a view of the messages whose keys begin with a prefix, which callers then leave out}
   *
   * @param keyPrefix the beginning of the keys, such as {@code refusal.}
   */
  public Messages withPrefix(String keyPrefix) {
    Objects.requireNonNull(keyPrefix, "keyPrefix");
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
   * @param locale its language, script and region decide; English where the module lacks that
   *     language
   * @param key the key of the sentence
   * @throws java.util.MissingResourceException if there is no such sentence
   */
  public String message(Locale locale, String key) {
    return message(locale, key, Map.of());
  }

  /**
   * {@return a sentence with its placeholders filled in}
   *
   * @param locale its language, script and region decide; English where the module lacks that
   *     language
   * @param key the key of the sentence
   * @param facts the values of the placeholders by name; a placeholder without a value is kept
   * @throws java.util.MissingResourceException if there is no such sentence
   */
  public String message(Locale locale, String key, Map<String, String> facts) {
    Objects.requireNonNull(locale, "locale");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(facts, "facts");
    return fill(bundle(locale).getString(prefix + key), facts);
  }

  /**
   * {@return the sentences of a language by their keys, with placeholders; unmodifiable; without
   * those for which English stands in, so none in a language that the module lacks}
   *
   * @param locale its language decides
   */
  public Map<String, String> sentences(Locale locale) {
    if (!isIn(locale)) {
      return Map.of();
    }
    ResourceBundle bundle = bundle(locale);
    String tag = isEnglish(locale) ? "" : locale.toLanguageTag();
    int shorter = tag.lastIndexOf('-');
    Map<String, String> sentences = new HashMap<>();
    if (shorter > 0) {
      sentences.putAll(sentences(Locale.forLanguageTag(tag.substring(0, shorter))));
    }
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
    Objects.requireNonNull(facts, "facts");
    return new Label(this, key, facts);
  }

  private ResourceBundle bundle(Locale locale) {
    return isEnglish(locale)
        ? bundles.apply(Locale.ROOT)
        : translation(locale).orElseGet(() -> bundles.apply(Locale.ROOT));
  }

  /**
   * Returns the bundle of another language than English. {@link ResourceBundle} falls back to the
   * machine's default locale before the root file, but the answer must not depend on the machine. A
   * bundle that does not know its locale is found if it is not the root's.
   */
  private Optional<ResourceBundle> translation(Locale locale) {
    ResourceBundle found = bundles.apply(locale);
    Locale of = found.getLocale();
    boolean isFound = of == null ? !found.equals(bundles.apply(Locale.ROOT)) : serves(of, locale);
    return isFound ? Optional.of(found) : Optional.empty();
  }

  /** Returns whether a file is of the language asked for, and not of another region or script. */
  private static boolean serves(Locale file, Locale asked) {
    return file.getLanguage().equals(asked.getLanguage())
        && (file.getScript().isEmpty() || file.getScript().equals(script(asked)))
        && (file.getCountry().isEmpty() || file.getCountry().equals(region(asked)));
  }

  /** Returns the script, which a region decides in Chinese, as {@link ResourceBundle} has it. */
  private static String script(Locale locale) {
    if (!locale.getScript().isEmpty() || !locale.getLanguage().equals("zh")) {
      return locale.getScript();
    }
    return switch (locale.getCountry()) {
      case "TW", "HK", "MO" -> "Hant";
      case "CN", "SG" -> "Hans";
      default -> "";
    };
  }

  /** Returns the region, for which a script stands in Chinese, as {@link ResourceBundle} has it. */
  private static String region(Locale locale) {
    if (!locale.getCountry().isEmpty() || !locale.getLanguage().equals("zh")) {
      return locale.getCountry();
    }
    return switch (locale.getScript()) {
      case "Hant" -> "TW";
      case "Hans" -> "CN";
      default -> "";
    };
  }

  private static boolean isEnglish(Locale locale) {
    String language = locale.getLanguage();
    return language.isEmpty() || language.equals(Locale.ENGLISH.getLanguage());
  }

  /** Fills in the facts by hand, because compilers to JavaScript lack parts of {@code Matcher}. */
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

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof Messages that
        && bundles.equals(that.bundles)
        && prefix.equals(that.prefix);
  }

  @Override
  public int hashCode() {
    return Objects.hash(bundles, prefix);
  }
}
