package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A position in which laws are checked, with data that several laws need. Not thread-safe. */
final class CheckedPosition<S, M> {
  final CheckSettings<S, M> settings;
  final S position;
  final List<M> legal;
  final PositionSnapshot<S> snapshot;
  final CheckDepth depth;
  final MovePool<M> pool;
  final long seed;
  final String where;
  final Set<M> legalSet;

  /**
   * Moves to be tried that may be illegal: moves given by hand, moves that are legal elsewhere in
   * the game, and moves read from altered texts of legal moves.
   */
  final List<M> others;

  /** Makes a position; its legal moves are a copy that the rules cannot change. */
  CheckedPosition(
      CheckSettings<S, M> settings,
      PositionSnapshot<S> snapshot,
      List<M> legal,
      CheckDepth depth,
      MovePool<M> pool,
      long seed,
      String where) {
    this.settings = settings;
    this.snapshot = snapshot;
    this.position = snapshot.position();
    this.legal = legal;
    this.depth = depth;
    this.pool = pool;
    this.seed = seed;
    this.where = where;
    this.legalSet = new HashSet<>(legal);
    this.others = others(settings, legal, pool, new SplitMix64(seed));
  }

  private static <S, M> List<M> others(
      CheckSettings<S, M> settings, List<M> legal, MovePool<M> pool, SplitMix64 random) {
    int count = settings.movesPerPosition;
    Set<M> found = new LinkedHashSet<>(settings.moves);
    found.addAll(Sampling.of(pool.moves(), count / 3 + 1, random));
    List<String> sources = new ArrayList<>();
    for (M move : Sampling.of(legal, count, random)) {
      settings.text(move).ifPresent(sources::add);
    }
    TextMutator mutator = new TextMutator(sources, pool.someTexts(random), random);
    for (int i = 0; i < count; i++) {
      settings.move(mutator.next()).ifPresent(found::add);
    }
    return List.copyOf(found);
  }
}
