package io.github.boardrules.core.text;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A value for every option of a game. It is an immutable value, made by a {@link VariantText}.
 *
 * <pre>{@code
 * enum Claim { OPTIONAL, AUTOMATIC }
 *
 * var claim = Option.ofEnum("claim", Claim.OPTIONAL);
 * var stall = Option.ofNumber("stall", 0, 0, 999);
 * var text = VariantText.of("zertz", claim, stall);
 * var values = text.parse("zertz:claim=automatic");
 * values.get(claim);                      // ==> AUTOMATIC
 * values.isNamed(stall);                  // ==> false
 * text.format(values.with(stall, 20));    // ==> zertz:claim=automatic,stall=20
 * }</pre>
 */
public final class OptionValues {
  private final Map<String, String> texts;
  private final Set<String> named;

  OptionValues(Map<String, String> texts, Set<String> named) {
    this.texts = Collections.unmodifiableMap(new LinkedHashMap<>(texts));
    this.named = Set.copyOf(named);
  }

  /**
   * {@return the value of an option}
   *
   * @param <T> the values of the option
   * @param option one of the options of the variant text
   * @throws IllegalArgumentException if the variant text has no such option
   */
  public <T> T get(Option<T> option) {
    return option.parser.apply(text(option));
  }

  /**
   * {@return these values with another, unchecked value for one option}
   *
   * @param <T> the values of the option
   * @param option one of the options of the variant text
   * @param value its new value
   * @throws IllegalArgumentException if the variant text has no such option
   */
  public <T> OptionValues with(Option<T> option, T value) {
    String text = option.formatter.apply(value);
    text(option);
    Map<String, String> newTexts = new LinkedHashMap<>(texts);
    newTexts.put(option.key(), text);
    Set<String> newNamed = new HashSet<>(named);
    if (text.equals(option.defaultText())) {
      newNamed.remove(option.key());
    } else {
      newNamed.add(option.key());
    }
    return new OptionValues(newTexts, newNamed);
  }

  /**
   * {@return whether the variant id names an option, even with its default} Values that were made
   * in Java name the options that differ from their defaults.
   *
   * @param option one of the options of the variant text
   * @throws IllegalArgumentException if the variant text has no such option
   */
  public boolean isNamed(Option<?> option) {
    text(option);
    return named.contains(option.key());
  }

  /** {@return the spellings of all values by key, in the order of the options; unmodifiable} */
  public Map<String, String> texts() {
    return texts;
  }

  @CanIgnoreReturnValue
  private String text(Option<?> option) {
    return Optional.ofNullable(texts.get(option.key()))
        .orElseThrow(
            () -> new IllegalArgumentException("There is no option " + option.key() + "."));
  }

  @Override
  public String toString() {
    return texts.toString();
  }
}
