package io.github.boardrules.testkit;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A game of moves drawn by lot.
 *
 * @param fromStart whether it begins at the start position
 * @param positions its positions, at least one
 * @param moves its moves, one fewer
 */
record CheckedGame<S extends Object, M extends Object>(
    boolean fromStart, List<CheckedPosition<S, M>> positions, List<M> moves) {

  /**
   * Plays until the game is over or is cut.
   *
   * @param seed determines the moves, and all that is drawn later in its positions
   * @param where the game's name in messages
   */
  static <S extends Object, M extends Object> CheckedGame<S, M> play(
      CheckSettings<S, M> setup, S from, boolean fromStart, int maxPlies, long seed, String where) {
    SplitMix64 random = new SplitMix64(seed);
    GameInProgress<S, M> walk = new GameInProgress<>(setup, where, from);
    while (walk.moves.size() < maxPlies && walk.isOngoing()) {
      walk.play(random);
    }
    MovePool<M> pool = MovePool.of(setup, walk.legal, random);
    List<Integer> sizes = walk.legal.stream().map(List::size).toList();
    List<CheckDepth> depths = CheckDepth.distribute(sizes, setup.effort().thoroughUpTo(), random);
    List<CheckedPosition<S, M>> scenes = new ArrayList<>();
    for (int ply = 0; ply < sizes.size(); ply++) {
      scenes.add(
          new CheckedPosition<>(
              setup,
              walk.positions.get(ply),
              walk.legal.get(ply),
              walk.looks.get(ply),
              depths.get(ply),
              pool,
              random.next(),
              where + ", ply " + ply));
    }
    return new CheckedGame<>(fromStart, scenes, walk.moves);
  }

  /** The last position. */
  CheckedPosition<S, M> last() {
    return positions.get(positions.size() - 1);
  }

  /** The positions that are checked with some depth, no more than asked for. */
  List<CheckedPosition<S, M>> positionsAtLeast(CheckDepth depth, int most) {
    return positions.stream().filter(scene -> scene.depth().isAtLeast(depth)).limit(most).toList();
  }

  /** A game in the making. Each position is looked at as soon as it is reached. */
  private static final class GameInProgress<S extends Object, M extends Object> {
    private final CheckSettings<S, M> setup;
    private final Rules<S, M> rules;
    private final String where;
    private final List<S> positions = new ArrayList<>();
    private final List<List<M>> legal = new ArrayList<>();
    private final List<PositionSnapshot<S>> looks = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();
    private S position;

    GameInProgress(CheckSettings<S, M> setup, String where, S from) {
      this.setup = setup;
      this.rules = setup.rules();
      this.where = where;
      this.position = from;
      reach(from);
    }

    boolean isOngoing() {
      return !legal.get(moves.size()).isEmpty()
          && !attempt(Law.LAW_02_OVER, "status", () -> rules.status(position)).isOver();
    }

    void play(SplitMix64 random) {
      M move = Sampling.one(legal.get(moves.size()), random);
      S from = position;
      position = attempt(Law.LAW_03_REFUSAL, "play of " + move, () -> rules.play(from, move));
      moves.add(move);
      reach(position);
    }

    private void reach(S reached) {
      looks.add(PositionSnapshot.of(setup, reached));
      positions.add(reached);
      legal.add(
          attempt(
              Law.LAW_01_LEGAL_LIST, "legalMoves", () -> List.copyOf(rules.legalMoves(reached))));
    }

    private <T extends Object> T attempt(Law law, String what, Supplier<T> answer) {
      try {
        return answer.get();
      } catch (RuntimeException e) {
        throw new BrokenLawError(
            law,
            setup.rules().variant(),
            where + ", ply " + moves.size(),
            setup.safeText(position),
            what + " threw " + e,
            e);
      }
    }
  }
}
