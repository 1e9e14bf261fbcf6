package io.github.boardrules.testkit;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.OptionInfo;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Checks what a family tells a catalog: law 18 for the ids of its variants, and law 22 for its
 * sentences in all their languages. It plays no game; {@link RulesLaws} does that for each of the
 * {@link #variants}.
 *
 * <pre>{@code
 * var laws = FamilyLaws.of(new PylosFamily());
 * laws.check();
 * laws.variants().get(0); // ==> pylos
 * }</pre>
 */
public final class FamilyLaws {
  private final GameFamily family;

  private FamilyLaws(GameFamily family) {
    this.family = Objects.requireNonNull(family, "family");
  }

  /**
   * {@return a check of a family}
   *
   * @param family the family
   */
  public static FamilyLaws of(GameFamily family) {
    return new FamilyLaws(family);
  }

  /**
   * {@return the ids of the variants that are checked: those worth trying, and those that differ
   * from one of them by a single option, which has one of its words, its default, its least or its
   * greatest number; each once; unmodifiable}
   */
  public List<String> variants() {
    return List.copyOf(
        family.games().stream()
            .flatMap(game -> variants(game).stream())
            .collect(Collectors.toList()));
  }

  /**
   * Checks the family.
   *
   * @throws AssertionError when a law is broken
   */
  public void check() {
    for (GameInfo game : family.games()) {
      FamilyTrial trial = new FamilyTrial(family, game);
      trial.attempt(Law.LAW_18_VARIANTS, () -> trial.ids(variants(game)));
      trial.attempt(Law.LAW_22_SENTENCES, trial::sentences);
    }
  }

  private Set<String> variants(GameInfo game) {
    Set<String> found = new LinkedHashSet<>(game.variantIds());
    for (String id : game.variantIds()) {
      for (OptionInfo option : game.options()) {
        for (String value : values(option)) {
          try {
            found.add(family.rules(VariantIds.with(id, option.key(), value)).variant());
          } catch (VariantException refused) {
            // The option needs another one.
          }
        }
      }
    }
    return found;
  }

  private static Set<String> values(OptionInfo option) {
    Set<String> values = new LinkedHashSet<>(option.words());
    option.defaultValue().ifPresent(values::add);
    option.min().ifPresent(least -> values.add(Long.toString(least)));
    option.max().ifPresent(most -> values.add(Long.toString(most)));
    return values;
  }
}
