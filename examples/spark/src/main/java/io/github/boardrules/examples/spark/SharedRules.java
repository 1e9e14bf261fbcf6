package io.github.boardrules.examples.spark;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.TextRules;
import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rules of a variant, for lambdas that run on other machines. Only the variant id travels; each
 * machine makes the rules once.
 *
 * <pre>{@code
 * var rules = SharedRules.of("zertz:rings=48");
 * long moves = positions.map(text -> rules.texts().countLegal(text)).reduce(Long::sum);
 * }</pre>
 *
 * @param variant the canonical variant id
 */
public record SharedRules(String variant) implements Serializable {
  private static final Catalog CATALOG = Catalog.installed();
  private static final Map<String, PackedRules<?, ?>> KNOWN = new ConcurrentHashMap<>();

  /**
   * Returns the rules of a variant.
   *
   * @throws VariantException if the text is no variant of an installed game, or its rules are not
   *     packed
   */
  public static SharedRules of(String variant) {
    return new SharedRules(catalog().packedRules(variant).variant());
  }

  /** Returns the games that are installed on this machine, the same at every call. */
  public static Catalog catalog() {
    return CATALOG;
  }

  /** Returns the rules on this machine, the same at every call. */
  public PackedRules<?, ?> rules() {
    return KNOWN.computeIfAbsent(variant, catalog()::packedRules);
  }

  /** Returns the rules of positions and moves that are texts, which travel as they are. */
  public TextRules texts() {
    return TextRules.of(rules());
  }
}
