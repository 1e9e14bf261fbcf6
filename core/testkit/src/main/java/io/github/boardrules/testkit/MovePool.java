package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Moves from all positions of a game, to be tried where they may be illegal, and their texts. */
record MovePool<M>(List<M> moves, List<String> texts) {
  private static final int MAX_PER_LIST = 4;
  private static final int MAX_MOVES = 256;

  /** Returns a pool of some random moves of each list. */
  static <M> MovePool<M> of(CheckSettings<?, M> settings, List<List<M>> lists, SplitMix64 random) {
    Set<M> moves = new LinkedHashSet<>(settings.moves);
    for (List<M> list : Sampling.of(lists, MAX_MOVES / MAX_PER_LIST, random)) {
      moves.addAll(Sampling.of(list, MAX_PER_LIST, random));
    }
    List<String> texts = new ArrayList<>();
    moves.forEach(move -> settings.text(move).ifPresent(texts::add));
    return new MovePool<>(List.copyOf(moves), texts);
  }

  /** Returns a few of the texts, chosen at random. */
  List<String> someTexts(SplitMix64 random) {
    return Sampling.of(texts, 2 * MAX_PER_LIST, random);
  }
}
