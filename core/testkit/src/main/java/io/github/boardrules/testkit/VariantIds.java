package io.github.boardrules.testkit;

import io.github.boardrules.core.VariantException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds ids that are not canonical, from other ids of the same variant. */
final class VariantIds {
  private VariantIds() {}

  /** Returns why an id is not canonical; empty if it is, as far as can be seen. */
  static Optional<String> problem(String id, UnaryOperator<String> canonical) {
    String read = canonical.apply(id);
    if (!read.equals(id)) {
      return Optional.of("the id of the rules read from the id: " + read + ", not " + id);
    }
    List<String> reversed = new ArrayList<>(named(id));
    Collections.reverse(reversed);
    String same = id(id, reversed);
    Optional<String> found = read(same, canonical);
    if (!found.equals(Optional.of(id))) {
      return Optional.of(same + " is the same, but its id is " + found.orElse("refused"));
    }
    for (String option : reversed) {
      List<String> others = new ArrayList<>(named(id));
      others.remove(option);
      String shorter = id(id, others);
      if (read(shorter, canonical).equals(Optional.of(id))) {
        return Optional.of("the id names a default, as " + shorter + " is the same variant");
      }
    }
    return Optional.empty();
  }

  /** Returns the id of the rules that are read from an id; empty if it is refused. */
  static Optional<String> read(String id, UnaryOperator<String> canonical) {
    try {
      return Optional.of(canonical.apply(id));
    } catch (VariantException e) {
      return Optional.empty();
    }
  }

  /** Returns an id with a value of an option, which is written at the end. */
  static String with(String id, String key, String value) {
    Stream<String> others = named(id).stream().filter(option -> !option.startsWith(key + "="));
    return id(id, Stream.concat(others, Stream.of(key + "=" + value)).collect(Collectors.toList()));
  }

  /** Returns the keys of the options that an id names, in their order. */
  static List<String> keys(String id) {
    return named(id).stream()
        .map(option -> option.substring(0, option.indexOf('=')))
        .collect(Collectors.toList());
  }

  /** Returns the options that an id names, such as {@code plies=40}. */
  private static List<String> named(String id) {
    return Stream.of(id.substring(id.indexOf(':') + 1).split(",", -1))
        .filter(option -> option.contains("="))
        .collect(Collectors.toList());
  }

  private static String id(String of, List<String> options) {
    String game = of.contains(":") ? of.substring(0, of.indexOf(':')) : of;
    return options.isEmpty()
        ? game
        : options.stream().collect(Collectors.joining(",", game + ":", ""));
  }
}
