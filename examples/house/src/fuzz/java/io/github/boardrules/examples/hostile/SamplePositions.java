package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Positions of a random game, in which moves and steps are tried.
 *
 * @param rules the rules of the variant
 * @param all the positions, the start first
 */
record SamplePositions(PackedRules<Object, Object> rules, List<SamplePosition> all) {
  private static final int EVERY = 9;
  private static final int MAX_POSITIONS = 5;
  private static final long MAX_LIST = 3000;

  /**
   * One position.
   *
   * @param position the position
   * @param legal its legal moves; missing if there are very many
   */
  record SamplePosition(Object position, Optional<Set<Object>> legal) {}

  /** Returns positions of all variants of a game. */
  static List<SamplePositions> ofAll(Catalog catalog, GameInfo game) {
    return Variants.of(catalog, game).rules().stream().map(SamplePositions::of).toList();
  }

  /** Returns those positions of several variants that a text chooses. */
  static SamplePositions chosen(List<SamplePositions> variants, String text) {
    return variants.get(Variants.chosen(text, variants.size()));
  }

  private static SamplePositions of(PackedRules<Object, Object> rules) {
    List<SamplePosition> samples = new ArrayList<>();
    SplitMix64 random = new SplitMix64(1);
    Object position = rules.start();
    for (int ply = 0; samples.size() < MAX_POSITIONS && !rules.status(position).isOver(); ply++) {
      if (ply % EVERY == 0) {
        samples.add(new SamplePosition(position, legal(rules, position)));
      }
      position = rules.playUnchecked(position, rules.randomLegal(position, random));
    }
    samples.add(new SamplePosition(position, legal(rules, position)));
    return new SamplePositions(rules, List.copyOf(samples));
  }

  private static Optional<Set<Object>> legal(PackedRules<Object, Object> rules, Object position) {
    return rules.countLegal(position) > MAX_LIST
        ? Optional.empty()
        : Optional.of(new HashSet<>(rules.legalMoves(position)));
  }
}
