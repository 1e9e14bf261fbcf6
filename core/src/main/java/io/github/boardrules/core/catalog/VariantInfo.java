package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.TextReason;
import io.github.boardrules.core.text.OptionInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A variant of a game, as a list of variants shows it.
 *
 * <pre>{@code
 * VariantInfo variant = Catalog.installed().describe("zertz:claim=automatic,rings=48");
 * variant.id();                        // ==> zertz:rings=48,claim=automatic
 * variant.message(Locale.ENGLISH); // ==> 48 rings, isolated marbles are always taken
 * variant.chapter(Locale.ENGLISH).orElse("").contains("48 rings"); // ==> true
 * }</pre>
 */
public final class VariantInfo {
  private static final Label DEFAULT =
      TextReason.MALFORMED.messages().label("catalog.default-variant");

  /** Stands for the value of an option that has no default and is not named. */
  private static final String NO_VALUE = "none";

  private final String id;
  private final Label name;
  private final List<Label> differences;
  private final Optional<Messages> messages;
  private final Map<String, String> values;

  /** Creates a variant; an option that nobody describes is called as its part of the id. */
  VariantInfo(String id, Label name, List<OptionInfo> options, Optional<Messages> messages) {
    this.id = id;
    this.name = Objects.requireNonNull(name, "name");
    this.messages = messages;
    List<Label> clauses = new ArrayList<>();
    Map<String, String> all = new HashMap<>();
    options.forEach(option -> all.put(option.key(), option.defaultValue().orElse(NO_VALUE)));
    for (String named : id.substring(id.indexOf(':') + 1).split(",", -1)) {
      int equals = named.indexOf('=');
      if (equals >= 0) {
        String key = named.substring(0, equals);
        String value = named.substring(equals + 1);
        all.put(key, value);
        clauses.add(
            options.stream()
                .filter(option -> option.key().equals(key))
                .findFirst()
                .map(option -> option.valueLabel(value))
                .orElseGet(() -> Label.of(named)));
      }
    }
    differences = List.copyOf(clauses);
    values = Map.copyOf(all);
  }

  /** {@return the canonical variant id} */
  public String id() {
    return id;
  }

  /** {@return its name for people, without the name of the game, such as {@code Tournament}} */
  public Label name() {
    return name;
  }

  /** {@return a clause for each option whose value is not the default, in order; unmodifiable} */
  public List<Label> differences() {
    return differences;
  }

  /**
   * {@return the differences, separated by commas; for the default variant, words that say so}
   *
   * @param locale its language decides; English if there is no translation
   */
  public String message(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    return differences.isEmpty()
        ? DEFAULT.message(locale)
        : differences.stream()
            .map(label -> label.message(locale))
            .collect(Collectors.joining(", "));
  }

  /**
   * {@return how the variant is played, in paragraphs that line feeds separate; empty if not known}
   *
   * <p>It is the sentence {@code chapter.go} of the game's messages, with what the options decide
   * in its placeholders: {@code {komi}} is the value of the option {@code komi} (numbers are
   * separated by commas), and {@code {end.komi}}, where {@code end} may be any word, is the
   * sentence {@code chapter.go.end.komi.6} of the value 6, or {@code chapter.go.end.komi.value} for
   * all values without one of their own, or nothing. These sentences may have placeholders in turn.
   * An option without a value counts as {@code none}.
   *
   * @param locale its language decides; English if there is no translation
   */
  public Optional<String> chapter(Locale locale) {
    Objects.requireNonNull(locale, "locale");
    String key = "chapter." + id.split(":", -1)[0];
    return sentence(locale, key)
        .map(
            chapter ->
                Stream.of(filled(locale, key, chapter).split("\n", -1))
                    .map(VariantInfo::withSingleSpaces)
                    .filter(paragraph -> !paragraph.isEmpty())
                    .collect(Collectors.joining("\n")));
  }

  private String filled(Locale locale, String key, String sentence) {
    int open = sentence.indexOf('{');
    int close = sentence.indexOf('}', open);
    if (open < 0 || close < 0) {
      return sentence;
    }
    String name = sentence.substring(open + 1, close);
    return sentence.substring(0, open)
        + filling(locale, key, name)
        + filled(locale, key, sentence.substring(close + 1));
  }

  private String filling(Locale locale, String key, String name) {
    String value = values.getOrDefault(name.substring(name.lastIndexOf('.') + 1), NO_VALUE);
    if (name.indexOf('.') < 0) {
      return value.replace("-", ", ");
    }
    return sentence(locale, key + "." + name + "." + value)
        .or(() -> sentence(locale, key + "." + name + ".value"))
        .map(sentence -> filled(locale, key, sentence))
        .orElse("");
  }

  private Optional<String> sentence(Locale locale, String key) {
    try {
      return messages.map(known -> known.message(locale, key));
    } catch (MissingResourceException unknown) {
      return Optional.empty();
    }
  }

  private static String withSingleSpaces(String paragraph) {
    return Stream.of(paragraph.split(" ", -1))
        .filter(word -> !word.isEmpty())
        .collect(Collectors.joining(" "));
  }

  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof VariantInfo that && parts().equals(that.parts());
  }

  @Override
  public int hashCode() {
    return parts().hashCode();
  }

  private List<Object> parts() {
    return List.of(id, name, differences, messages, values);
  }

  /** Returns the canonical id. */
  @Override
  public String toString() {
    return id;
  }
}
