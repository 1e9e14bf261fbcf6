package io.github.boardrules.examples.arena;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.play.Match;
import java.util.ArrayList;
import java.util.List;

/**
 * Flat Monte Carlo: it plays random games after every legal move, one after another in turn, and
 * chooses the move with the best mean result.
 */
final class FlatPlayer<S, M> implements ArenaPlayer<S, M> {
  private final PackedRules<S, M> rules;
  private final RandomGames<S, M> games;
  private final MoveLimit limit;

  FlatPlayer(PackedRules<S, M> rules, MoveLimit limit, long seed) {
    this.rules = rules;
    this.limit = limit;
    games = new RandomGames<>(rules, new SplitMix64(seed));
  }

  @Override
  public FoundMove<M> answer(Match<S, M> match) {
    S position = match.position();
    int mover = rules.status(position).toMove().orElseThrow();
    MoveBuffer moves = new MoveBuffer();
    rules.legalMoves(position, moves);
    long[] codes = moves.toArray();
    games.shuffle(codes);
    List<S> next = new ArrayList<>();
    double[] points = new double[codes.length];
    int[] visits = new int[codes.length];
    MoveLimit.Countdown countdown = limit.countdown();
    for (int i = 0; countdown.next(); i = (i + 1) % codes.length) {
      if (i == next.size()) {
        next.add(rules.playUnchecked(position, codes[i]));
      }
      double result = games.points(next.get(i));
      points[i] += mover == 1 ? result : 1 - result;
      visits[i]++;
    }
    int best = 0;
    for (int i = 1; i < codes.length && visits[i] > 0; i++) {
      best = points[i] / visits[i] > points[best] / visits[best] ? i : best;
    }
    return new FoundMove<>(rules.decode(position, codes[best]), countdown.done());
  }
}
