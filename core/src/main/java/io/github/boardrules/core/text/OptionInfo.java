package io.github.boardrules.core.text;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What a form has to know about an {@link VariantOption}: its key, what its values look like, and
 * its sentences. {@link VariantText#describe} makes it.
 *
 * <p>Its sentences are those of the game's messages under these keys, for the option {@code rings}:
 *
 * <ul>
 *   <li>{@code option.rings}: what the option chooses;
 *   <li>{@code option.rings.any}: what the word {@code any} means, as a clause; one for each word;
 *   <li>{@code option.rings.value}: what any other value means, as a clause with the placeholder
 *       {@code {value}}.
 * </ul>
 *
 * <pre>{@code
 * List<OptionInfo> options = Catalog.installed().game("zertz").options();
 * options.get(2).label();    // ==> Whether isolated marbles may be left on the board.
 * OptionInfo stall = options.get(4);
 * stall.kind();              // ==> NUMBER
 * stall.max();               // ==> OptionalLong[999]
 * stall.defaultValue();      // ==> Optional[0]
 * stall.valueLabel("9");
 *     // ==> a draw after 9 turns in a row without a ring leaving the board
 * }</pre>
 */
public final class OptionInfo {
  private final VariantOption<?> option;
  private final Messages messages;
  private final boolean isRequired;

  /** What the values look like. */
  public enum ValueKind {
    /** {@code yes} or {@code no}. */
    FLAG,
    /** One of the {@link OptionInfo#words}, some of which may be numbers. */
    WORD,
    /** A number within the range, or one of the words. */
    NUMBER,
    /** Numbers within the range, separated by hyphens. */
    NUMBERS,
    /** A text of a form of its own, which the game's rule page defines, or one of the words. */
    TEXT
  }

  OptionInfo(VariantOption<?> option, Messages messages, boolean isRequired) {
    this.option = option;
    this.messages = messages;
    this.isRequired = isRequired;
  }

  /** {@return the key, such as {@code claim}, that names the option in a variant id} */
  public String key() {
    return option.key();
  }

  /** {@return what the values look like} */
  public ValueKind kind() {
    return option.kind;
  }

  /** {@return the values that are words, in the order of messages; may be empty; unmodifiable} */
  public List<String> words() {
    return option.words;
  }

  /** {@return the least number; empty if no value has numbers within a range} */
  public OptionalLong min() {
    return bound(VariantOption.NumberRange::min);
  }

  /** {@return the greatest number; empty if no value has numbers within a range} */
  public OptionalLong max() {
    return bound(VariantOption.NumberRange::max);
  }

  private OptionalLong bound(ToLongFunction<VariantOption.NumberRange> bound) {
    return option.range.stream().mapToLong(bound).findFirst();
  }

  /** {@return the value of ids that do not name the key; empty if there is none, as for a seed} */
  public Optional<String> defaultValue() {
    return Optional.of(option.defaultText()).filter(text -> !text.isEmpty());
  }

  /**
   * {@return whether each variant id must name the option: it has no default, and the other
   * defaults alone are not a variant}
   */
  public boolean isRequired() {
    return isRequired;
  }

  /**
   * {@return whether the value is to be drawn at random where nobody chooses it, as that of a seed}
   * {@link io.github.boardrules.core.catalog.Catalog#withDrawn} puts it into an id. Draw a number
   * from 0 to 2<sup>53</sup> − 1, which JavaScript can hold too.
   */
  public boolean isDrawn() {
    return option.isDrawn;
  }

  /** {@return what the option chooses, as a sentence} */
  public Label label() {
    return messages.label("option." + key());
  }

  /**
   * {@return what a value means, as a clause without a full stop}
   *
   * @param value a value as a variant id spells it
   */
  public Label valueLabel(String value) {
    Objects.requireNonNull(value, "value");
    return words().contains(value)
        ? messages.label("option." + key() + "." + value)
        : messages.label("option." + key() + ".value", Map.of("value", value));
  }

  /** Returns whether the other describes the same option in the same messages. */
  @Override
  @SuppressWarnings("exports") // the annotations are optional at run time
  public boolean equals(@Nullable Object other) {
    return other instanceof OptionInfo that
        && option.equals(that.option)
        && messages.equals(that.messages)
        && isRequired == that.isRequired;
  }

  @Override
  public int hashCode() {
    return Objects.hash(option, messages, isRequired);
  }

  /** Returns the key, the accepted values and the default, such as {@code stall=0..999 (0)}. */
  @Override
  public String toString() {
    List<String> accepted = new ArrayList<>(words());
    option.range.ifPresent(numbers -> accepted.add(numbers.min() + ".." + numbers.max()));
    if (kind() == ValueKind.TEXT) {
      accepted.add("…");
    }
    String values = String.join("|", accepted) + (kind() == ValueKind.NUMBERS ? "-…" : "");
    return key() + "=" + values + defaultValue().map(value -> " (" + value + ")").orElse("");
  }
}
