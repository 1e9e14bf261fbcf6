package io.github.boardrules.core.catalog;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/**
 * The games of one module. It is a service: a module of games names its family in its {@code
 * module-info.java}, and for programs on the class path in {@code META-INF/services}.
 *
 * <pre class="text">{@code
 * public final class ZertzFamily extends GameFamily {
 *   public ZertzFamily() {
 *     super("zertz", ZertzRules::parse, GameInfo.of("zertz", Label.of("ZÉRTZ"), "zertz"));
 *   }
 * }
 * }</pre>
 *
 * <pre>{@code
 * GameFamily family = new NimFamily();
 * family.module();                           // ==> nim
 * family.rules("heaps:sizes=3-4-5").start(); // ==> 3-4-5 1
 * }</pre>
 */
public abstract class GameFamily {
  private final String module;
  private final Function<String, Rules<?, ?>> parser;
  private final List<GameInfo> games;

  /**
   * Creates a family.
   *
   * @param module the module's short name
   * @param parser returns the rules of a variant id, or throws {@link VariantException}
   * @param games the games, at least one
   */
  protected GameFamily(String module, Function<String, Rules<?, ?>> parser, GameInfo... games) {
    this.module = Objects.requireNonNull(module, "module");
    this.parser = Objects.requireNonNull(parser, "parser");
    this.games = List.of(games);
  }

  /** {@return the module's short name: {@code zertz} for the artifact {@code boardrules-zertz}} */
  public final String module() {
    return module;
  }

  /** {@return the games of the module, at least one, always in the same order; unmodifiable} */
  public final List<GameInfo> games() {
    return games;
  }

  /**
   * {@return the rules of a variant}
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @throws VariantException if the text is not a variant of one of the {@link #games()}
   * @throws IllegalArgumentException if it has more than two players, or none
   */
  public final Rules<?, ?> rules(String variant) {
    Rules<?, ?> rules = parser.apply(Objects.requireNonNull(variant, "variant"));
    if (rules.players() != 1 && rules.players() != 2) {
      String found = rules.variant() + " has " + rules.players() + ".";
      throw new IllegalArgumentException(
          "A catalog takes games of one or two players, and " + found);
    }
    return rules;
  }

  @Override
  public String toString() {
    return module;
  }
}
