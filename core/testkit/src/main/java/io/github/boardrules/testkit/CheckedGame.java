package io.github.boardrules.testkit;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** A game of uniformly random moves, from the variant's start position or from another. */
record CheckedGame<S, M>(boolean fromStart, List<CheckedPosition<S, M>> positions, List<M> moves) {

  /** Plays a game until it is over or is cut short; messages refer to it by where it is. */
  static <S, M> CheckedGame<S, M> play(
      CheckSettings<S, M> settings,
      S from,
      boolean fromStart,
      int maxPlies,
      long seed,
      String where) {
    SplitMix64 random = new SplitMix64(seed);
    GameInProgress<S, M> walk = new GameInProgress<>(settings, where, from);
    while (walk.moves.size() < maxPlies && walk.isOngoing()) {
      walk.play(random);
    }
    MovePool<M> pool = MovePool.of(settings, walk.legal, random);
    List<Integer> sizes = walk.legal.stream().map(List::size).collect(Collectors.toList());
    List<CheckDepth> depths = CheckDepth.distribute(sizes, settings.thoroughMoves(), random);
    List<CheckedPosition<S, M>> positions = new ArrayList<>();
    for (int ply = 0; ply < sizes.size(); ply++) {
      positions.add(
          new CheckedPosition<>(
              settings,
              walk.snapshots.get(ply),
              walk.legal.get(ply),
              depths.get(ply),
              pool,
              random.next(),
              where + ", ply " + ply));
    }
    return new CheckedGame<>(fromStart, positions, walk.moves);
  }

  CheckedPosition<S, M> last() {
    return positions.get(positions.size() - 1);
  }

  /** Returns the first positions, at most {@code max}, that are checked at this depth or deeper. */
  List<CheckedPosition<S, M>> positionsAtLeast(CheckDepth depth, int max) {
    return positions.stream()
        .filter(checked -> checked.depth.isAtLeast(depth))
        .limit(max)
        .collect(Collectors.toList());
  }

  /** A game being played. A snapshot of each position is taken as soon as it is reached. */
  private static final class GameInProgress<S, M> {
    private final CheckSettings<S, M> settings;
    private final Rules<S, M> rules;
    private final String where;
    private final List<List<M>> legal = new ArrayList<>();
    private final List<PositionSnapshot<S>> snapshots = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();
    private S position;

    GameInProgress(CheckSettings<S, M> settings, String where, S from) {
      this.settings = settings;
      this.rules = settings.rules;
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
      snapshots.add(PositionSnapshot.of(settings, reached));
      legal.add(
          attempt(
              Law.LAW_01_LEGAL_LIST, "legalMoves", () -> List.copyOf(rules.legalMoves(reached))));
    }

    private <T> T attempt(Law law, String what, Supplier<T> answer) {
      try {
        return answer.get();
      } catch (RuntimeException e) {
        throw new BrokenLawError(
            law,
            settings.rules.variant(),
            where + ", ply " + moves.size(),
            settings.safeText(position),
            what + " threw " + e,
            e);
      }
    }
  }
}
