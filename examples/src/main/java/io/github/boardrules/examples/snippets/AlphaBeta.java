package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds the best move by alpha-beta search, with a table of positions that come again by other
 * moves. It belongs to one thread.
 */
final class AlphaBeta<S extends Object, M extends Object> {
  private static final int WON = 1_000_000;
  private static final int INFINITE = Integer.MAX_VALUE;

  /** What a search has found: the value lies from least to most. */
  private record Found(Object position, int depth, int least, int most) {}

  private final PackedRules<S, M> rules;
  private final ToIntFunction<? super S> judge;
  private final MoveBuffer moves = new MoveBuffer();
  private final @Nullable Found[] table = new Found[1 << 16];

  /** Takes a judge of positions in which the search stops: above 0 where player 1 is better. */
  AlphaBeta(PackedRules<S, M> rules, ToIntFunction<? super S> judge) {
    this.rules = rules;
    this.judge = judge;
  }

  /** The best legal move of a position that is not over, looking some plies ahead. */
  M best(S position, int depth) {
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    int side = side(rules.status(position));
    long best = moves.get(mark);
    int most = -INFINITE;
    for (int i = mark; i < moves.size(); i++) {
      S next = rules.playUnchecked(position, moves.get(i));
      int value =
          side > 0
              ? value(next, depth - 1, most, INFINITE)
              : -value(next, depth - 1, -INFINITE, -most);
      if (value > most) {
        most = value;
        best = moves.get(i);
      }
    }
    moves.release(mark);
    return rules.decode(position, best);
  }

  /** What a position is worth: exact within the bounds, and on their side where it is outside. */
  int value(S position, int depth, int alpha, int beta) {
    Status status = rules.status(position);
    if (status.isOver()) {
      return status.winner().isEmpty() ? 0 : side(status) * (WON + depth); // sooner is better
    }
    if (depth == 0) {
      return judge.applyAsInt(position);
    }
    int slot = (int) rules.hash(position) & (table.length - 1);
    Found found = table[slot];
    if (found != null && found.depth() == depth && found.position().equals(position)) {
      if (found.least() >= beta || found.least() == found.most()) {
        return found.least();
      }
      if (found.most() <= alpha) {
        return found.most();
      }
    }
    int value = look(position, side(status), depth, alpha, beta);
    table[slot] =
        new Found(
            position, depth, value > alpha ? value : -INFINITE, value < beta ? value : INFINITE);
    return value;
  }

  /** The best of the values behind the moves, for the side that moves. */
  private int look(S position, int side, int depth, int alpha, int beta) {
    int low = alpha;
    int high = beta;
    int best = -side * INFINITE;
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    for (int i = mark; i < moves.size() && low < high; i++) {
      int value = value(rules.playUnchecked(position, moves.get(i)), depth - 1, low, high);
      best = side > 0 ? Math.max(best, value) : Math.min(best, value);
      low = side > 0 ? Math.max(low, best) : low;
      high = side > 0 ? high : Math.min(high, best);
    }
    moves.release(mark);
    return best;
  }

  /** 1 where player 1 moves or has won, −1 where player 2 does. */
  private static int side(Status status) {
    boolean first =
        status instanceof Status.Ongoing ongoing
            ? ongoing.toMove() == 1
            : status.winner().orElse(0) == 1;
    return first ? 1 : -1;
  }
}
