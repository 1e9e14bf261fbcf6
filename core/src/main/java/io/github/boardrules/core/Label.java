package io.github.boardrules.core;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A word or sentence for people whose language is chosen when it is shown: the name of a game, a
 * player or a piece, the title of a stock, what a player has to do.
 *
 * <p>It is an immutable value. Two labels are equal if they have the same key and facts in the same
 * messages, or the same fixed text.
 *
 * <pre>{@code
 * Label label = Label.of("d4");
 * label.message(Locale.ENGLISH); // ==> d4
 * label.key();               // ==> d4
 * }</pre>
 */
public final class Label extends Value<Label.LabelParts> {
  record LabelParts(Optional<Messages> messages, String key, Map<String, Object> facts) {}

  private Label(Optional<Messages> messages, String key, Map<String, Object> facts) {
    super(new LabelParts(messages, Objects.requireNonNull(key, "key"), facts));
  }

  <V> Label(Messages messages, String key, Map<String, V> facts) {
    this(Optional.of(messages), key, Map.<String, Object>copyOf(facts));
  }

  /**
   * {@return a label that is the same in every language, such as the name of a cell}
   *
   * @param text the text
   */
  public static Label of(String text) {
    Objects.requireNonNull(text, "text");
    return new Label(Optional.empty(), text, Map.of());
  }

  /** {@return its stable name, for programs: the key in its messages, or the fixed text} */
  public String key() {
    return parts.key;
  }

  /**
   * {@return the text in a language}
   *
   * @param locale its language decides; English where it or one of its facts has no translation
   */
  public String message(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    Locale whole = parts.facts.isEmpty() || isIn(locale) ? locale : Locale.ENGLISH;
    return parts
        .messages
        .map(found -> found.message(whole, parts.key, facts(label -> label.message(whole))))
        .orElse(parts.key);
  }

  /** Returns whether it and its facts are translated, are in English, or need no translation. */
  boolean isIn(Locale locale) {
    return parts.messages.map(found -> found.isIn(locale)).orElse(true)
        && parts.facts.values().stream()
            .allMatch(fact -> !(fact instanceof Label label) || label.isIn(locale));
  }

  /** Returns what stands for it where there is no room, as in drawings; empty if nothing does. */
  Optional<String> symbol(Locale locale) {
    try {
      return parts.messages.map(
          found ->
              found.message(
                  locale,
                  parts.key + ".symbol",
                  facts(label -> label.symbol(locale).orElse(label.key()))));
    } catch (MissingResourceException none) {
      return Optional.empty();
    }
  }

  private Map<String, String> facts(Function<Label, String> shown) {
    Map<String, String> texts = new HashMap<>();
    parts.facts.forEach(
        (name, fact) ->
            texts.put(name, fact instanceof Label label ? shown.apply(label) : fact.toString()));
    return texts;
  }

  /** Returns the English text. */
  @Override
  public String toString() {
    return message(Locale.ENGLISH);
  }
}
