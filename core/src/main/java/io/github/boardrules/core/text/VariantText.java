package io.github.boardrules.core.text;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads and writes the variant ids of one game: {@code game} or {@code game:key=value,key=value}.
 *
 * <pre>{@code
 * var text = new VariantText("pylos", List.of(Option.ofWords("base", "4", List.of("4", "3"))));
 * text.parse("pylos").number("base"); // ==> 4
 * text.format(Map.of("base", "3"));  // ==> pylos:base=3
 * }</pre>
 *
 * @param game the first word
 * @param options the options in canonical order. Unmodifiable
 */
public record VariantText(String game, List<Option> options) {
  private static final int MOST_LONG_DIGITS = 19;

  /** Makes the reader; the list is copied. */
  public VariantText {
    options = List.copyOf(options);
  }

  /**
   * Reads an id. Keys may come in any order, defaults may be written out.
   *
   * @param text any text
   * @return the value of every option, in canonical order
   * @throws VariantException when the text is malformed, names an unknown game, key or value, or a
   *     key twice, or when a number is out of its range
   */
  public OptionValues parse(String text) {
    try {
      return new OptionValues(read(text));
    } catch (NotationException problem) {
      throw new VariantException(problem);
    }
  }

  /**
   * Writes the canonical id: keys in order, defaults left out.
   *
   * @param values the value of every option; a missing key counts as its default
   * @return the id
   */
  public String format(Map<String, String> values) {
    List<String> named = new ArrayList<>();
    for (Option option : options) {
      String value = values.getOrDefault(option.key(), option.defaultValue());
      if (!value.equals(option.defaultValue())) {
        named.add(option.key() + "=" + value);
      }
    }
    return named.isEmpty() ? game : game + ":" + String.join(",", named);
  }

  private Map<String, String> read(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    options.forEach(option -> values.put(option.key(), option.defaultValue()));
    List<String> named = new ArrayList<>();
    TextCursor cursor = new TextCursor(text);
    cursor.expectWord(List.of(game));
    if (!options.isEmpty() && cursor.accept(':')) {
      do {
        String key = cursor.expectWord(options.stream().map(Option::key).toList());
        cursor.expect('=');
        values.put(key, value(cursor, option(key)));
        named.add(key);
      } while (cursor.accept(','));
    }
    cursor.expectEnd();
    check(text, values, named);
    return values;
  }

  private Option option(String key) {
    return options.stream().filter(option -> option.key().equals(key)).findFirst().orElseThrow();
  }

  private static String value(TextCursor cursor, Option option) {
    if (option.reader().isPresent()) {
      return option.reader().get().apply(cursor);
    }
    if (option.numbers() == Option.Numbers.NONE) {
      return cursor.expectWord(option.words());
    }
    Optional<String> word = cursor.acceptWord(option.words());
    return word.isPresent() ? word.get() : numbers(cursor, option);
  }

  private static String numbers(TextCursor cursor, Option option) {
    StringBuilder value = new StringBuilder(cursor.expectDigits());
    while (option.numbers() == Option.Numbers.LIST && cursor.accept('-')) {
      value.append('-').append(cursor.expectDigits());
    }
    return value.toString();
  }

  private void check(String text, Map<String, String> values, List<String> named) {
    Optional<String> repeated =
        named.stream().filter(key -> named.indexOf(key) != named.lastIndexOf(key)).findFirst();
    if (repeated.isPresent()) {
      throw new NotationException(text, CoreReason.REPEATED_KEY, Map.of("key", repeated.get()));
    }
    for (Option option : options) {
      String value = values.getOrDefault(option.key(), option.defaultValue());
      if (option.reader().isEmpty()
          && !value.equals(option.defaultValue())
          && !option.words().contains(value)) {
        checkNumbers(text, option, value);
      }
    }
  }

  private static void checkNumbers(String text, Option option, String value) {
    for (String number : value.split("-", -1)) {
      if (!inRange(option, number)) {
        throw new NotationException(
            text,
            CoreReason.OUT_OF_RANGE,
            Map.of(
                "name", option.key(),
                "value", number,
                "least", Long.toString(option.least()),
                "most", Long.toString(option.most())));
      }
    }
  }

  private static boolean inRange(Option option, String digits) {
    if (digits.length() > MOST_LONG_DIGITS) {
      return false;
    }
    BigInteger value = new BigInteger(digits);
    return value.compareTo(BigInteger.valueOf(option.least())) >= 0
        && value.compareTo(BigInteger.valueOf(option.most())) <= 0;
  }
}
