package io.github.boardrules.core.text;

import java.util.List;

/**
 * One choice that a game's rules leave open, as a variant id names it: a key and its values.
 *
 * @param key the key, such as {@code claim}
 * @param fallback the value when the id does not name the key; empty for none
 * @param words the values, if they are words of a fixed list; empty for a number. Unmodifiable
 * @param least the least number; 0 for words
 * @param most the greatest number; 0 for words
 */
public record Option(String key, String fallback, List<String> words, long least, long most) {

  /** Makes an option; the list is copied. */
  public Option {
    words = List.copyOf(words);
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
    return new Option(key, fallback, words, 0, 0);
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
    return new Option(key, Long.toString(fallback), List.of(), least, most);
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
    return new Option(key, "", List.of(), least, most);
  }
}
