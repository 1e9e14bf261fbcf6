package io.github.boardrules.core.text;

import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The values of a variant's options as its id spells them, and what they stand for in Java. A
 * constant of an enum is spelled in lower case, a choice between two ways as {@code no} or {@code
 * yes}.
 *
 * <pre>{@code
 * enum Claim { OPTIONAL, AUTOMATIC }
 *
 * var claim = Option.ofWords("claim", "optional", OptionValues.of(Claim.class));
 * var text = new VariantText("zertz", List.of(claim, Option.ofNumber("stall", 0, 0, 999)));
 * var words = text.parse("zertz:claim=automatic");
 * words.constant("claim", Claim.class); // ==> AUTOMATIC
 * words.number("stall");                // ==> 0
 * OptionValues.of(Claim.OPTIONAL);       // ==> optional
 * }</pre>
 *
 * @param values by key, as {@link VariantText#parse} gives them. Unmodifiable
 */
public record OptionValues(Map<String, String> values) {
  /** The words for a choice between two ways. */
  public static final List<String> NO_YES = List.of("no", "yes");

  /** Keeps a copy of the values, in their order. */
  public OptionValues {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * The word for a constant.
   *
   * @param constant a constant of an enum
   * @return its name in lower case
   */
  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /**
   * The words for all constants of an enum.
   *
   * @param <E> the enum
   * @param type its class
   * @return the words in the order of the constants. Unmodifiable
   */
  public static <E extends Enum<E>> List<String> of(Class<E> type) {
    return EnumSet.allOf(type).stream().map(OptionValues::of).toList();
  }

  /**
   * The word for one of two ways.
   *
   * @param yes whether it is the second
   * @return {@code no} or {@code yes}
   */
  public static String of(boolean yes) {
    return yes ? "yes" : "no";
  }

  /**
   * The value of an option as it is spelled.
   *
   * @param key the option's key
   * @return the value
   * @throws IllegalArgumentException when there is no such option
   */
  public String word(String key) {
    String word = values.get(key);
    if (word == null) {
      throw new IllegalArgumentException("There is no option " + key + ".");
    }
    return word;
  }

  /**
   * The value of an option as a number.
   *
   * @param key the option's key
   * @return the number
   * @throws IllegalArgumentException when there is no such option
   * @throws NumberFormatException when the value is no number of 32 bits
   */
  public int number(String key) {
    return Integer.parseInt(word(key));
  }

  /**
   * Whether the value of an option is {@code yes}.
   *
   * @param key the option's key
   * @return false for any other value
   * @throws IllegalArgumentException when there is no such option
   */
  public boolean yes(String key) {
    return word(key).equals("yes");
  }

  /**
   * The constant that the value of an option stands for.
   *
   * @param <E> the enum
   * @param key the option's key
   * @param type the enum's class
   * @return the constant
   * @throws IllegalArgumentException when there is no such option, or no such constant
   */
  public <E extends Enum<E>> E constant(String key, Class<E> type) {
    String word = word(key);
    return EnumSet.allOf(type).stream()
        .filter(constant -> of(constant).equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The value of " + key + " is " + word + ", not one of " + of(type) + "."));
  }
}
