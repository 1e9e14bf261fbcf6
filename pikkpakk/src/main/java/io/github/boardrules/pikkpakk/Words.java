package io.github.boardrules.pikkpakk;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The values of options as they are written.
 *
 * @param values by key
 */
record Words(Map<String, String> values) {
  static final List<String> NO_YES = List.of("no", "yes");

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  static List<String> of(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Words::of).toList();
  }

  static String yesOrNo(boolean value) {
    return value ? "yes" : "no";
  }

  static void checkRepeat(int repeat) {
    if (repeat != 0 && (repeat < 2 || repeat > 9)) {
      throw new IllegalArgumentException(
          "The game ends at the second to ninth occurrence or, with 0, never, not at "
              + repeat
              + ".");
    }
  }

  String word(String key) {
    return Optional.ofNullable(values.get(key)).orElseThrow();
  }

  int number(String key) {
    return Integer.parseInt(word(key));
  }

  boolean yes(String key) {
    return word(key).equals("yes");
  }

  Steps steps(String key) {
    return Arrays.stream(Steps.values())
        .filter(steps -> steps.word().equals(word(key)))
        .findFirst()
        .orElseThrow();
  }

  <E extends Enum<E>> E value(String key, E[] constants) {
    return Arrays.stream(constants)
        .filter(constant -> of(constant).equals(word(key)))
        .findFirst()
        .orElseThrow();
  }
}
