package io.github.boardrules.testkit;

import io.github.boardrules.core.Reason;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.play.Match;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.text.OptionInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Checks what a family tells a catalog: law 18 for the ids of its variants, and law 22 for its
 * sentences in all their languages. {@link RulesLaws} checks the games of each of the {@link
 * #variants}, and {@link #report} says what a few of them meet.
 *
 * <pre>{@code
 * var laws = FamilyLaws.of(new PylosFamily());
 * laws.check();
 * laws.variants().get(0); // ==> pylos
 * }</pre>
 */
public final class FamilyLaws {
  private static final int GAMES = 4;
  private static final int MOST_PLIES = 100;

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
   * greatest number, or the one after the least if that is the default, as it often means that
   * there is no such rule; each once; unmodifiable}
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
   * @throws AssertionError if a law is broken
   */
  public void check() {
    for (GameInfo game : family.games()) {
      FamilyTrial trial = new FamilyTrial(family, game);
      trial.attempt(Law.LAW_18_VARIANTS, () -> trial.ids(variants(game)));
      trial.attempt(Law.LAW_22_SENTENCES, trial::sentences);
    }
  }

  /**
   * Plays 4 random games of each of the {@link #variants}, and says what they met. What is rare
   * there is rare in {@link RulesLaws} too, and wants positions given by hand.
   *
   * @return for each game of the family, in English, how often which ending came, how many
   *     positions a symmetry maps to themselves, and how many have a single legal move; and the
   *     options that made no difference to any position, number of legal moves or status. Each line
   *     has a line end
   */
  public String report() {
    return family.games().stream().map(this::report).collect(Collectors.joining());
  }

  private Set<String> variants(GameInfo game) {
    Set<String> found = new LinkedHashSet<>(game.variantIds());
    for (OptionInfo option : game.options()) {
      game.variantIds().forEach(id -> found.addAll(changed(id, option)));
    }
    return found;
  }

  /** Returns the variants that differ from one by an option. */
  private Set<String> changed(String id, OptionInfo option) {
    Set<String> found = new LinkedHashSet<>();
    for (String value : values(option)) {
      try {
        found.add(family.rules(VariantIds.with(id, option.key(), value)).variant());
      } catch (VariantException refused) {
        // The option needs another one.
      }
    }
    return found;
  }

  private String report(GameInfo game) {
    Map<String, List<String>> games = new HashMap<>();
    Met met = new Met();
    for (String variant : variants(game)) {
      games.put(variant, met.play(family.rules(variant)));
    }
    Set<String> idle = new LinkedHashSet<>();
    for (OptionInfo option : game.options()) {
      List<Boolean> equal =
          game.variantIds().stream()
              .flatMap(
                  id ->
                      changed(id, option).stream()
                          .map(other -> Objects.equals(games.get(id), games.get(other))))
              .collect(Collectors.toList());
      if (!equal.isEmpty() && !equal.contains(false)) {
        idle.add(option.key());
      }
    }
    return String.format(
        Locale.ROOT,
        """
        %s: %d random games of each of %d variants, %d positions
          endings: %s
          symmetric positions: %d, with a single legal move: %d
          options without a difference: %s
        """,
        game.id(),
        GAMES,
        games.size(),
        met.positions,
        met.endings,
        met.symmetric,
        met.forced,
        idle);
  }

  /** What random games meet. */
  private static final class Met {
    final Map<String, Integer> endings = new TreeMap<>();
    int positions;
    int symmetric;
    int forced;

    /** Plays games, and returns their positions with the number of moves, and how they end. */
    <S, M> List<String> play(Rules<S, M> rules) {
      List<String> seen = new ArrayList<>();
      for (int seed = 0; seed < GAMES; seed++) {
        Match<S, M> match =
            Playout.randomMatch(rules, rules.start(), new SplitMix64(seed), MOST_PLIES);
        for (S position : match.positions()) {
          long legal = rules.countLegal(position);
          seen.add(rules.notation().formatPosition(position) + " " + legal);
          positions++;
          forced += legal == 1 ? 1 : 0;
          // One of the symmetries is the identity.
          symmetric +=
              rules.symmetries().stream().filter(it -> isFixed(it, position)).count() > 1 ? 1 : 0;
        }
        String ending = match.status().ending().map(Reason::code).orElse("none");
        endings.merge(ending, 1, Integer::sum);
        seen.add(match.status().text());
      }
      return seen;
    }

    private static <S> boolean isFixed(Symmetry<S, ?> symmetry, S position) {
      return symmetry.position(position).equals(position);
    }
  }

  private static Set<String> values(OptionInfo option) {
    Set<String> values = new LinkedHashSet<>(option.words());
    option.defaultValue().ifPresent(values::add);
    option
        .min()
        .ifPresent(
            least -> {
              if (!values.add(Long.toString(least))) {
                values.add(Long.toString(least + 1)); // it is the default
              }
            });
    option.max().ifPresent(most -> values.add(Long.toString(most)));
    return values;
  }
}
