package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves from all over a game, to be tried where they need not be legal.
 *
 * @param moves the moves, given ones first
 * @param texts their texts, as far as the notation gives them
 */
record MovePool<M extends Object>(List<M> moves, List<String> texts) {
  private static final int MAX_PER_LIST = 4;
  private static final int MAX_MOVES = 256;

  /** Draws some moves of each list. */
  static <M extends Object> MovePool<M> of(CheckSettings<?, M> setup, List<List<M>> lists, SplitMix64 random) {
    Set<M> moves = new LinkedHashSet<>(setup.moves());
    for (List<M> list : Sampling.of(lists, MAX_MOVES / MAX_PER_LIST, random)) {
      moves.addAll(Sampling.of(list, MAX_PER_LIST, random));
    }
    List<String> texts = new ArrayList<>();
    moves.forEach(move -> text(setup, move).ifPresent(texts::add));
    return new MovePool<>(List.copyOf(moves), texts);
  }

  /** A few of the texts. */
  List<String> someTexts(SplitMix64 random) {
    return Sampling.of(texts, 2 * MAX_PER_LIST, random);
  }

  /** A move's text, or nothing where the notation fails: that is for the laws on texts to say. */
  static <M extends Object> Optional<String> text(CheckSettings<?, M> setup, M move) {
    try {
      return Optional.of(setup.rules().notation().formatMove(move));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }

  /** The move that a text stands for, or nothing: why not is for the law on readers to say. */
  static <M extends Object> Optional<M> read(CheckSettings<?, M> setup, String text) {
    try {
      return Optional.of(setup.rules().notation().parseMove(text));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }
}
