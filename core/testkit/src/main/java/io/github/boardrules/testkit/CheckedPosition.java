package io.github.boardrules.testkit;

import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A position under the laws, with what several laws need of it. For one thread. */
final class CheckedPosition<S extends Object, M extends Object> {
  private final CheckSettings<S, M> setup;
  private final S position;
  private final List<M> legal;
  private final PositionSnapshot<S> firstLook;
  private final CheckDepth depth;
  private final MovePool<M> pool;
  private final long seed;
  private final String where;
  private final Set<M> legalSet;
  private final List<M> others;

  /**
   * Makes a scene.
   *
   * @param legal the position's legal moves in a list of the kit's own
   * @param pool moves of the game around it
   * @param seed determines what is drawn here
   * @param where how to come here again, for messages
   */
  CheckedPosition(
      CheckSettings<S, M> setup,
      S position,
      List<M> legal,
      PositionSnapshot<S> firstLook,
      CheckDepth depth,
      MovePool<M> pool,
      long seed,
      String where) {
    this.setup = setup;
    this.position = position;
    this.legal = legal;
    this.firstLook = firstLook;
    this.depth = depth;
    this.pool = pool;
    this.seed = seed;
    this.where = where;
    this.legalSet = new HashSet<>(legal);
    this.others = others(setup, legal, pool, new SplitMix64(seed));
  }

  CheckSettings<S, M> settings() {
    return setup;
  }

  S position() {
    return position;
  }

  List<M> legal() {
    return legal;
  }

  Set<M> legalSet() {
    return legalSet;
  }

  PositionSnapshot<S> snapshot() {
    return firstLook;
  }

  CheckDepth depth() {
    return depth;
  }

  MovePool<M> pool() {
    return pool;
  }

  long seed() {
    return seed;
  }

  String where() {
    return where;
  }

  /**
   * Moves to be tried that need not be legal: moves given by hand, moves legal elsewhere, and what
   * is read from changed texts of legal moves.
   */
  List<M> others() {
    return others;
  }

  private static <S extends Object, M extends Object> List<M> others(
      CheckSettings<S, M> setup, List<M> legal, MovePool<M> pool, SplitMix64 random) {
    Effort effort = setup.effort();
    Set<M> found = new LinkedHashSet<>(setup.moves());
    found.addAll(Sampling.of(pool.moves(), effort.moves() / 3 + 1, random));
    List<String> sources = new ArrayList<>();
    for (M move : Sampling.of(legal, effort.moves(), random)) {
      MovePool.text(setup, move).ifPresent(sources::add);
    }
    TextMutator mutator = new TextMutator(sources, pool.someTexts(random), random);
    for (int i = 0; i < effort.texts(); i++) {
      MovePool.read(setup, mutator.next()).ifPresent(found::add);
    }
    return List.copyOf(found);
  }
}
