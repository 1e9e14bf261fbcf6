package io.github.boardrules.examples.spark;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import java.io.Serializable;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rules of a variant, for lambdas that run on other machines. Only the variant id travels; each
 * machine makes the rules once.
 *
 * <pre>{@code
 * var rules = SharedRules.of("zertz:rings=48");
 * long moves = positions.map(text -> rules.position(text).countLegal()).reduce(Long::sum);
 * }</pre>
 *
 * @param variant the canonical variant id
 */
public record SharedRules(String variant) implements Serializable {
  private static final Map<String, PackedRules<?, ?>> KNOWN = new ConcurrentHashMap<>();

  /** Checks the arguments. */
  public SharedRules {
    Objects.requireNonNull(variant);
  }

  /** The installed games are searched for at the first use, on each machine. */
  private static final class Installed {
    private static final Catalog CATALOG = Catalog.installed();
  }

  /**
   * Returns the rules of a variant.
   *
   * @param variant a variant id; keys may come in any order and defaults may be written out
   * @return the rules
   * @throws VariantException if the text is no variant of an installed game, or its rules are not
   *     packed
   */
  public static SharedRules of(String variant) {
    return new SharedRules(catalog().packedRules(variant).variant());
  }

  /**
   * Returns the games that are installed on this machine.
   *
   * @return the catalog, the same at every call
   */
  public static Catalog catalog() {
    return Installed.CATALOG;
  }

  /**
   * Returns the rules on this machine.
   *
   * @return the rules, the same at every call
   * @throws VariantException if no game that is installed here has the variant
   */
  public PackedRules<?, ?> rules() {
    return KNOWN.computeIfAbsent(variant, catalog()::packedRules);
  }

  /**
   * Returns a position of the variant.
   *
   * @param text its text
   * @return the position
   * @throws io.github.boardrules.core.NotationException if the text is no position of the variant
   */
  public SharedPosition position(String text) {
    return SharedPosition.of(rules(), text);
  }

  /**
   * Returns the position in which the game begins.
   *
   * @return the position
   */
  public SharedPosition start() {
    return SharedPosition.start(rules());
  }
}
