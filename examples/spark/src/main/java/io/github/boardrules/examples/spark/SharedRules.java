package io.github.boardrules.examples.spark;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.TextRules;
import io.github.boardrules.core.catalog.Catalog;
import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The rules of a variant, for lambdas that run on other machines. Only its canonical id travels;
 * each machine makes the rules once.
 */
public record SharedRules(String variant) implements Serializable {
  private static final Catalog CATALOG = Catalog.installed();
  private static final Map<String, PackedRules<?, ?>> KNOWN = new ConcurrentHashMap<>();

  /** Returns the rules of a variant. */
  public static SharedRules of(String variant) {
    return new SharedRules(catalog().rules(variant).variant());
  }

  /** Returns the games that are installed on this machine. */
  public static Catalog catalog() {
    return CATALOG;
  }

  /** Returns the rules on this machine, the same at every call. */
  public PackedRules<?, ?> rules() {
    return KNOWN.computeIfAbsent(variant, id -> catalog().rules(id).packed().rules());
  }

  /** Returns the rules of positions and moves that are texts, which travel as they are. */
  public TextRules texts() {
    return TextRules.of(rules());
  }
}
