package io.github.boardrules.core.text;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.TextReason;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One choice that the rules of a game leave open, as variant ids name it: its key, its values,
 * their spelling and range, and the default, for texts and for Java alike.
 *
 * <pre>{@code
 * var rings = VariantOption.ofChoice("rings", 37, 48);
 * var stall = VariantOption.ofNumber("stall", 0, 0, 999);
 * var text = VariantText.of("zertz", rings, stall);
 * int turns = text.parse("zertz:stall=20").get(stall); // ==> 20
 * int count = text.parse("zertz:stall=20").get(rings); // ==> 37
 * }</pre>
 *
 * @param <T> the values in Java
 */
public final class VariantOption<T> {
  private static final int MAX_LONG_DIGITS = 19;

  private final String key;
  private final T defaultValue;
  final OptionInfo.ValueKind kind;

  /** Reads the spelling of a value; its range is checked later. */
  final Function<TextCursor, String> reader;

  /** Makes the value of a spelling in which {@link #violation} has found nothing wrong. */
  final Function<String, T> parser;

  final Function<T, String> formatter;

  /** The spellings that are words of a fixed list; empty for none. */
  final List<String> words;

  /** Whether programs draw the value where nobody chooses it. */
  final boolean isDrawn;

  /** The range of numbers, which other spellings than the words consist of. */
  final Optional<NumberRange> range;

  record NumberRange(long min, long max) {
    boolean contains(String digits) {
      if (digits.length() > MAX_LONG_DIGITS) {
        return false;
      }
      // 19 digits may exceed a long, but not an unsigned one.
      long value = Long.parseUnsignedLong(digits);
      return value >= min && value <= max;
    }
  }

  /** A condition that the values of options break. */
  record Violation(Reason reason, Map<String, String> facts) {}

  private VariantOption(
      String key,
      OptionInfo.ValueKind kind,
      T defaultValue,
      Function<TextCursor, String> reader,
      Function<String, T> parser,
      Function<T, String> formatter,
      List<String> words,
      Optional<NumberRange> range,
      boolean isDrawn) {
    this.key = Objects.requireNonNull(key, "key");
    this.kind = kind;
    this.defaultValue = Objects.requireNonNull(defaultValue, "defaultValue");
    this.reader = reader;
    this.parser = parser;
    this.formatter = formatter;
    this.words = List.copyOf(words);
    this.range = range;
    this.isDrawn = isDrawn;
  }

  /**
   * {@return an option whose values are some numbers}
   *
   * @param key the key
   * @param defaultValue the default
   * @param others the other values, in the order in which messages list them
   */
  public static VariantOption<Integer> ofChoice(String key, int defaultValue, int... others) {
    Objects.requireNonNull(others, "others");
    Map<String, Integer> values = new LinkedHashMap<>();
    values.put(Integer.toString(defaultValue), defaultValue);
    Arrays.stream(others).forEach(value -> values.put(Integer.toString(value), value));
    return ofWords(key, defaultValue, values);
  }

  /**
   * {@return an option whose values are {@code no} and {@code yes}}
   *
   * @param key the key
   * @param defaultValue the default
   */
  public static VariantOption<Boolean> ofFlag(String key, boolean defaultValue) {
    Map<String, Boolean> values = new LinkedHashMap<>();
    values.put(defaultValue ? "yes" : "no", defaultValue);
    values.put(defaultValue ? "no" : "yes", !defaultValue);
    return ofWords(key, OptionInfo.ValueKind.FLAG, defaultValue, values);
  }

  /**
   * {@return an option whose values are the constants of an enum, spelled in lower case}
   *
   * @param <E> the enum
   * @param key the key
   * @param defaultValue the default
   */
  public static <E extends Enum<E>> VariantOption<E> ofEnum(String key, E defaultValue) {
    return ofEnum(key, defaultValue, constant -> constant.name().toLowerCase(Locale.ROOT));
  }

  /**
   * {@return an option whose values are constants of an enum}
   *
   * @param <E> the enum
   * @param key the key
   * @param defaultValue the default
   * @param spelling returns the spelling of a constant, different for each
   */
  public static <E extends Enum<E>> VariantOption<E> ofEnum(
      String key, E defaultValue, Function<E, String> spelling) {
    Objects.requireNonNull(key, "key");
    Map<String, E> values = new LinkedHashMap<>();
    for (E constant : EnumSet.allOf(defaultValue.getDeclaringClass())) {
      values.put(spelling.apply(constant), constant);
    }
    return ofWords(key, defaultValue, values);
  }

  /**
   * {@return an option whose values are words}
   *
   * @param <T> the values in Java
   * @param key the key
   * @param defaultValue the default, one of the values
   * @param values the values by their words, in the order in which messages list them
   */
  public static <T> VariantOption<T> ofWords(String key, T defaultValue, Map<String, T> values) {
    Objects.requireNonNull(values, "values");
    return ofWords(key, OptionInfo.ValueKind.WORD, defaultValue, values);
  }

  private static <T> VariantOption<T> ofWords(
      String key, OptionInfo.ValueKind kind, T defaultValue, Map<String, T> values) {
    Map<String, T> byWord = new LinkedHashMap<>(values);
    List<String> words = List.copyOf(byWord.keySet());
    return new VariantOption<>(
        key,
        kind,
        defaultValue,
        cursor ->
            cursor
                .acceptWord(words)
                .orElseThrow(() -> cursor.failure(TextReason.UNKNOWN_VALUE, Map.of("name", key))),
        word -> Optional.ofNullable(byWord.get(word)).orElseThrow(),
        value ->
            words.stream()
                .filter(word -> value.equals(byWord.get(word)))
                .findFirst()
                .orElseGet(value::toString),
        words,
        Optional.empty(),
        false);
  }

  /**
   * {@return an option whose values are numbers}
   *
   * @param key the key
   * @param defaultValue the default
   * @param min the least value, 0 or more
   * @param max the greatest value
   */
  public static VariantOption<Integer> ofNumber(String key, int defaultValue, int min, int max) {
    return ofNumberOrWords(key, defaultValue, List.of(), min, max);
  }

  /**
   * {@return an option whose values are numbers, or a word for no bound, which is 0 in Java}
   *
   * @param key the key
   * @param defaultValue the default; 0 for the word
   * @param word the word, such as {@code any}
   * @param min the least number, 1 or more
   * @param max the greatest number
   */
  public static VariantOption<Integer> ofNumberOrWord(
      String key, int defaultValue, String word, int min, int max) {
    Objects.requireNonNull(word, "word");
    return ofNumberOrWords(key, defaultValue, List.of(word), min, max);
  }

  private static VariantOption<Integer> ofNumberOrWords(
      String key, int defaultValue, List<String> words, int min, int max) {
    return new VariantOption<>(
        key,
        OptionInfo.ValueKind.NUMBER,
        defaultValue,
        cursor -> cursor.acceptWord(words).orElseGet(cursor::expectDigits),
        text -> words.contains(text) ? 0 : Integer.parseInt(text),
        value -> value == 0 && !words.isEmpty() ? words.get(0) : Integer.toString(value),
        words,
        Optional.of(new NumberRange(min, max)),
        false);
  }

  /**
   * {@return an option whose value is drawn at random if nobody chooses it, such as the number of a
   * random set-up: a number from 0 to {@link Long#MAX_VALUE}} The default is empty. Programs draw
   * numbers up to 2<sup>53</sup> − 1, as {@link OptionInfo#isDrawn} says.
   *
   * @param key the key
   */
  public static VariantOption<OptionalLong> ofSeed(String key) {
    return new VariantOption<>(
        key,
        OptionInfo.ValueKind.NUMBER,
        OptionalLong.empty(),
        TextCursor::expectDigits,
        text -> text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text)),
        value -> value.isPresent() ? Long.toString(value.getAsLong()) : "",
        List.of(),
        Optional.of(new NumberRange(0, Long.MAX_VALUE)),
        true);
  }

  /**
   * {@return an option whose values are numbers separated by hyphens, and whose default is empty}
   *
   * @param key the key
   * @param min the least number in a list, 0 or more
   * @param max the greatest number in a list
   */
  public static VariantOption<List<Integer>> ofNumbers(String key, int min, int max) {
    return new VariantOption<>(
        key,
        OptionInfo.ValueKind.NUMBERS,
        List.of(),
        VariantOption::readNumbers,
        text ->
            text.isEmpty()
                ? List.of()
                : List.copyOf(
                    Arrays.stream(text.split("-", -1))
                        .map(Integer::valueOf)
                        .collect(Collectors.toList())),
        value ->
            value.stream().map(number -> Integer.toString(number)).collect(Collectors.joining("-")),
        List.of(),
        Optional.of(new NumberRange(min, max)),
        false);
  }

  /**
   * {@return an option whose values have a form of their own}
   *
   * @param <T> the values in Java; their {@code toString} is their spelling
   * @param key the key
   * @param defaultValue the default
   * @param reader reads a value; it throws the cursor's failure if there is none. It is called for
   *     the spelling of values, too
   */
  public static <T> VariantOption<T> ofText(
      String key, T defaultValue, Function<TextCursor, T> reader) {
    return ofTextOrWord(key, defaultValue, List.of(), reader);
  }

  /**
   * {@return an option whose values have a form of their own, and some of which have names}
   *
   * @param <T> the values in Java; their {@code toString} is their spelling
   * @param key the key
   * @param defaultValue the default
   * @param words the names, in the order in which messages list them
   * @param reader reads a value, be it a name; it throws the cursor's failure if there is none. It
   *     is called for the spelling of values, too
   */
  public static <T> VariantOption<T> ofTextOrWord(
      String key, T defaultValue, List<String> words, Function<TextCursor, T> reader) {
    Objects.requireNonNull(words, "words");
    Objects.requireNonNull(reader, "reader");
    return new VariantOption<>(
        key,
        OptionInfo.ValueKind.TEXT,
        defaultValue,
        cursor -> reader.apply(cursor).toString(),
        text ->
            text.equals(defaultValue.toString())
                ? defaultValue
                : reader.apply(new TextCursor(text)),
        Object::toString,
        words,
        Optional.empty(),
        false);
  }

  /** {@return the key, such as {@code claim}, that names the option in a variant id} */
  public String key() {
    return key;
  }

  /** {@return the value of variant ids that do not name the key} */
  public T defaultValue() {
    return defaultValue;
  }

  /** Returns the spelling of the default; empty if there is none. */
  String defaultText() {
    return formatter.apply(defaultValue);
  }

  /** Returns what is wrong with a spelling as far as words and ranges are concerned. */
  Optional<Violation> violation(String text) {
    if (words.contains(text) || text.equals(defaultText())) {
      return Optional.empty();
    }
    if (range.isEmpty()) {
      return kind == OptionInfo.ValueKind.TEXT
          ? Optional.empty()
          : Optional.of(unknownValue(key, text, words));
    }
    NumberRange numbers = range.get();
    String least = Long.toString(numbers.min);
    String most = Long.toString(numbers.max);
    return Arrays.stream(text.split("-", -1))
        .filter(number -> !isNumber(number) || !numbers.contains(number))
        .map(number -> isNumber(number) ? number : text)
        .map(value -> Map.of("name", key, "value", value, "least", least, "most", most))
        .map(facts -> new Violation(TextReason.OUT_OF_RANGE, facts))
        .findFirst();
  }

  private static Violation unknownValue(String key, String found, List<String> words) {
    return new Violation(
        TextReason.UNKNOWN_VALUE,
        Map.of("name", key, "found", found, "expected", String.join(", ", words)));
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static String readNumbers(TextCursor cursor) {
    StringBuilder value = new StringBuilder(cursor.expectDigits());
    while (cursor.accept('-')) {
      value.append('-').append(cursor.expectDigits());
    }
    return value.toString();
  }

  @Override
  public String toString() {
    return key + "=" + defaultText();
  }
}
