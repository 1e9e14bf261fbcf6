package io.github.boardrules.core.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A value for every option of a game. It is an immutable value, made by a {@link VariantText}.
 *
 * <pre>{@code
 * enum Claim { OPTIONAL, AUTOMATIC }
 *
 * var claim = VariantOption.ofEnum("claim", Claim.OPTIONAL);
 * var stall = VariantOption.ofNumber("stall", 0, 0, 999);
 * var text = VariantText.of("zertz", claim, stall);
 * var values = text.parse("zertz:claim=automatic");
 * values.get(claim);                      // ==> AUTOMATIC
 * values.isNamed(stall);                  // ==> false
 * text.format(values.with(stall, 20));    // ==> zertz:claim=automatic,stall=20
 * }</pre>
 */
public final class OptionValues {
  /** The values in the order of the options. Unmodifiable. */
  private final Map<VariantOption<?>, Object> values;

  /** The options that an id names, while its conditions are checked. */
  private final Set<VariantOption<?>> named;

  OptionValues(Map<VariantOption<?>, Object> values, Set<VariantOption<?>> named) {
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    this.named = Set.copyOf(named);
  }

  /**
   * {@return the value of an option}
   *
   * @param <T> the values of the option
   * @param option one of the options of the variant text
   * @throws IllegalArgumentException if the variant text has no such option
   */
  @SuppressWarnings("unchecked") // with and VariantText put values of the type of their option
  public <T> T get(VariantOption<T> option) {
    @Nullable Object value = values.get(option);
    if (value == null) {
      throw new IllegalArgumentException("There is no option " + option.key() + ".");
    }
    return (T) value;
  }

  /**
   * {@return these values with another, unchecked value for one option}
   *
   * @param <T> the values of the option
   * @param option one of the options of the variant text
   * @param value its new value; a list is copied
   * @throws IllegalArgumentException if the variant text has no such option
   */
  public <T> OptionValues with(VariantOption<T> option, T value) {
    Objects.requireNonNull(value, () -> "the value of " + option.key());
    Objects.requireNonNull(get(option));
    Map<VariantOption<?>, Object> changed = new LinkedHashMap<>(values);
    changed.put(option, value instanceof List<?> list ? List.copyOf(list) : value);
    return new OptionValues(changed, Set.of());
  }

  /**
   * {@return whether an id of these values names an option} It does if the value is not the
   * default. A condition also learns that the id that is being read names the default.
   *
   * @param option one of the options of the variant text
   * @throws IllegalArgumentException if the variant text has no such option
   */
  public boolean isNamed(VariantOption<?> option) {
    return !text(option).equals(option.defaultText()) || named.contains(option);
  }

  /** Returns the spelling of the value of an option. */
  <T> String text(VariantOption<T> option) {
    return option.formatter.apply(get(option));
  }

  /** Returns the spellings of all values by key, in the order of the options. */
  @Override
  public String toString() {
    Map<String, String> texts = new LinkedHashMap<>();
    values.keySet().forEach(option -> texts.put(option.key(), text(option)));
    return texts.toString();
  }
}
