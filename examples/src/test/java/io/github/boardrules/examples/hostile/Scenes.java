package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Positions of a random game, on which moves and steps of any kind are tried.
 *
 * @param rules the rules of the variant
 * @param scenes the positions, the start first
 */
record Scenes(PackedRules<Object, Object> rules, List<Scene> scenes) {
  private static final int EVERY = 9;
  private static final int MOST = 5;
  private static final long LONGEST_LIST = 3000;

  /**
   * One position.
   *
   * @param position the position
   * @param legal its legal moves; missing where they are very many
   */
  record Scene(Object position, Optional<Set<Object>> legal) {}

  static Scenes of(PackedRules<Object, Object> rules) {
    List<Scene> scenes = new ArrayList<>();
    SplitMix64 random = new SplitMix64(1);
    Object position = rules.start();
    for (int ply = 0; scenes.size() < MOST && !rules.status(position).isOver(); ply++) {
      if (ply % EVERY == 0) {
        scenes.add(new Scene(position, legal(rules, position)));
      }
      position = rules.playUnchecked(position, rules.randomLegal(position, random));
    }
    scenes.add(new Scene(position, legal(rules, position)));
    return new Scenes(rules, List.copyOf(scenes));
  }

  private static Optional<Set<Object>> legal(PackedRules<Object, Object> rules, Object position) {
    return rules.countLegal(position) > LONGEST_LIST
        ? Optional.empty()
        : Optional.of(new HashSet<>(rules.legalMoves(position)));
  }
}
