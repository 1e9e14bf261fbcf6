package io.github.boardrules.core.text;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * One choice that a game's rules leave open, as a variant id names it: a key and its values.
 *
 * <pre>{@code
 * var rings = Option.ofWords("rings", "37", List.of("37", "48"));
 * var stall = Option.ofNumber("stall", 0, 0, 999);
 * var text = new VariantText("zertz", List.of(rings, stall));
 * text.parse("zertz:stall=20").values(); // ==> {rings=37, stall=20}
 * }</pre>
 *
 * <p>It is immutable and safe for use by many threads.
 */
public final class Option {
  /** How many numbers may make a value. */
  enum Numbers {
    /** None: the values are words. */
    NONE,
    /** One. */
    ONE,
    /** One or more, parted by hyphens: {@code 3-4-5}. */
    LIST
  }

  private final String key;
  private final String fallback;
  private final List<String> words;
  private final Numbers numbers;
  private final long least;
  private final long most;
  private final Optional<Function<TextCursor, String>> reader;

  private Option(
      String key,
      String fallback,
      List<String> words,
      Numbers numbers,
      long least,
      long most,
      Optional<Function<TextCursor, String>> reader) {
    this.key = Objects.requireNonNull(key);
    this.fallback = Objects.requireNonNull(fallback);
    this.words = List.copyOf(words);
    this.numbers = numbers;
    this.least = least;
    this.most = most;
    this.reader = reader;
  }

  /**
   * An option whose values are words.
   *
   * @param key the key
   * @param fallback the default, one of the words
   * @param words all values
   * @return the option
   */
  public static Option ofWords(String key, String fallback, List<String> words) {
    return new Option(key, fallback, words, Numbers.NONE, 0, 0, Optional.empty());
  }

  /**
   * An option whose values are numbers.
   *
   * @param key the key
   * @param fallback the default
   * @param least the least value, 0 or more
   * @param most the greatest value
   * @return the option
   */
  public static Option ofNumber(String key, long fallback, long least, long most) {
    return new Option(
        key, Long.toString(fallback), List.of(), Numbers.ONE, least, most, Optional.empty());
  }

  /**
   * An option whose values are numbers and which has no default.
   *
   * @param key the key
   * @param least the least value, 0 or more
   * @param most the greatest value
   * @return the option; its fallback is empty
   */
  public static Option ofNumberOrNone(String key, long least, long most) {
    return new Option(key, "", List.of(), Numbers.ONE, least, most, Optional.empty());
  }

  /**
   * An option whose values are numbers and one word.
   *
   * @param key the key
   * @param fallback the default, the word or a number
   * @param word the word, such as {@code any}
   * @param least the least number, 0 or more
   * @param most the greatest number
   * @return the option
   */
  public static Option ofNumberOrWord(
      String key, String fallback, String word, long least, long most) {
    return new Option(key, fallback, List.of(word), Numbers.ONE, least, most, Optional.empty());
  }

  /**
   * An option whose values are lists of numbers, parted by hyphens, and which has no default.
   *
   * @param key the key
   * @param least the least number in a list, 0 or more
   * @param most the greatest number in a list
   * @return the option; its fallback is empty
   */
  public static Option ofNumbers(String key, long least, long most) {
    return new Option(key, "", List.of(), Numbers.LIST, least, most, Optional.empty());
  }

  /**
   * An option whose values have a form of their own.
   *
   * @param key the key
   * @param fallback the default as it is written
   * @param reader reads a value from a text, throwing what the text tells is wrong, and returns how
   *     the value is written
   * @return the option
   */
  public static Option ofText(String key, String fallback, Function<TextCursor, String> reader) {
    return new Option(key, fallback, List.of(), Numbers.NONE, 0, 0, Optional.of(reader));
  }

  /**
   * What names the option in a variant id.
   *
   * @return the key, such as {@code claim}
   */
  public String key() {
    return key;
  }

  /**
   * The value when an id does not name the key.
   *
   * @return the default; empty for none
   */
  public String defaultValue() {
    return fallback;
  }

  /** The values that are words of a fixed list; empty for none. */
  List<String> words() {
    return words;
  }

  /** How many numbers, parted by hyphens, may make a value. */
  Numbers numbers() {
    return numbers;
  }

  /** The least number; 0 where there is none. */
  long least() {
    return least;
  }

  /** The greatest number; 0 where there is none. */
  long most() {
    return most;
  }

  /** Reads a value of a form of its own; empty where words and numbers are all. */
  Optional<Function<TextCursor, String>> reader() {
    return reader;
  }

  /** The key and its default, for debugging. */
  @Override
  public String toString() {
    return key + "=" + fallback;
  }
}
