package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.VariantOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Options that several games of the family have (RULES.md, "Variants"). */
final class SharedOptions {
  /** Who wins when one move makes both players' lines. */
  static final VariantOption<BothLinesRule> BOTH =
      VariantOption.ofEnum("both", BothLinesRule.MOVER);

  /** The occurrence of a position that ends the game; 0 for no such rule. */
  static final VariantOption<Integer> REPEAT = VariantOption.ofNumber("repeat", 0, 2, 9);

  private SharedOptions() {}

  /** Returns an option with some constants of an enum, in lower case; the first is the default. */
  static <E extends Enum<E>> VariantOption<E> oneOf(String key, List<E> constants) {
    return oneOf(key, constants, constant -> constant.name().toLowerCase(Locale.ROOT));
  }

  /** Returns an option with some constants of an enum; the first is the default. */
  static <E extends Enum<E>> VariantOption<E> oneOf(
      String key, List<E> constants, Function<E, String> spelling) {
    Map<String, E> values = new LinkedHashMap<>();
    for (E constant : constants) {
      values.put(spelling.apply(constant), constant);
    }
    return VariantOption.ofWords(key, constants.get(0), values);
  }
}
