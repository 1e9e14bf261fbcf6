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
 * @param scenes its positions, at least one
 * @param moves its moves, one fewer
 */
record RandomGame<S extends Object, M extends Object>(
    boolean fromStart, List<Scene<S, M>> scenes, List<M> moves) {

  /**
   * Plays until the game is over or is cut.
   *
   * @param seed determines the moves, and all that is drawn later in its positions
   * @param where the game's name in messages
   */
  static <S extends Object, M extends Object> RandomGame<S, M> play(
      Setup<S, M> setup, S from, boolean fromStart, int maxPlies, long seed, String where) {
    SplitMix64 random = new SplitMix64(seed);
    Walk<S, M> walk = new Walk<>(setup, where, from);
    while (walk.moves.size() < maxPlies && walk.goesOn()) {
      walk.play(random);
    }
    Pool<M> pool = Pool.of(setup, walk.legal, random);
    List<Integer> sizes = walk.legal.stream().map(List::size).toList();
    List<Depth> depths = Depth.deal(sizes, setup.effort().thoroughUpTo(), random);
    List<Scene<S, M>> scenes = new ArrayList<>();
    for (int ply = 0; ply < sizes.size(); ply++) {
      scenes.add(
          new Scene<>(
              setup,
              walk.positions.get(ply),
              walk.legal.get(ply),
              walk.looks.get(ply),
              depths.get(ply),
              pool,
              random.next(),
              where + ", ply " + ply));
    }
    return new RandomGame<>(fromStart, scenes, walk.moves);
  }

  /** The last position. */
  Scene<S, M> last() {
    return scenes.get(scenes.size() - 1);
  }

  /** The positions that are checked with some depth, no more than asked for. */
  List<Scene<S, M>> some(Depth depth, int most) {
    return scenes.stream().filter(scene -> scene.depth().atLeast(depth)).limit(most).toList();
  }

  /** A game in the making. Each position is looked at as soon as it is reached. */
  private static final class Walk<S extends Object, M extends Object> {
    private final Setup<S, M> setup;
    private final Rules<S, M> rules;
    private final String where;
    private final List<S> positions = new ArrayList<>();
    private final List<List<M>> legal = new ArrayList<>();
    private final List<FirstLook<S>> looks = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();
    private S position;

    Walk(Setup<S, M> setup, String where, S from) {
      this.setup = setup;
      this.rules = setup.rules();
      this.where = where;
      this.position = from;
      reach(from);
    }

    boolean goesOn() {
      return !legal.get(moves.size()).isEmpty()
          && !attempt(Law.LAW_02_OVER, "status", () -> rules.status(position)).isOver();
    }

    void play(SplitMix64 random) {
      M move = Sample.one(legal.get(moves.size()), random);
      S from = position;
      position = attempt(Law.LAW_03_REFUSAL, "play of " + move, () -> rules.play(from, move));
      moves.add(move);
      reach(position);
    }

    private void reach(S reached) {
      looks.add(FirstLook.at(setup, reached));
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
