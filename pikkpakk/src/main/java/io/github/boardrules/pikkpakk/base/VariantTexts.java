package io.github.boardrules.pikkpakk.base;

import io.github.boardrules.core.text.VariantText;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The variant ids of the games. The options of each game, which alone know them, keep them here,
 * where the catalog's list of games finds them.
 */
public final class VariantTexts {
  private static final Map<String, VariantText> TEXTS = new ConcurrentHashMap<>();

  private VariantTexts() {}

  /** Keeps the variant ids of a game, and returns them. */
  public static VariantText kept(VariantText text) {
    TEXTS.put(text.game(), text);
    return text;
  }

  /** Returns the variant ids of a game whose options have been used before. */
  public static VariantText of(String game) {
    return Optional.ofNullable(TEXTS.get(game)).orElseThrow();
  }
}
