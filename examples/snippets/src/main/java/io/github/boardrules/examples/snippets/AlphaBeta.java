package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Finds the best move by alpha-beta search with a transposition table. Not safe for use by several
 * threads.
 */
final class AlphaBeta<S, M> {
  private static final int WON = 1_000_000;
  private static final int INFINITE = Integer.MAX_VALUE;

  /** An entry of the table: the value lies between the bounds, inclusive. */
  private record TableEntry(Object position, int depth, int lower, int upper) {}

  private static final TableEntry EMPTY = new TableEntry("", -1, 0, 0);

  private final PackedRules<S, M> rules;
  private final ToIntFunction<? super S> evaluation;
  private final MoveBuffer moves = new MoveBuffer();
  private final TableEntry[] table =
      Stream.generate(() -> EMPTY).limit(1 << 16).toArray(TableEntry[]::new);

  /** Takes the evaluation of positions in which the search stops: above 0 if player 1 is better. */
  AlphaBeta(PackedRules<S, M> rules, ToIntFunction<? super S> evaluation) {
    this.rules = rules;
    this.evaluation = evaluation;
  }

  /** Returns the best legal move of a position that is not over, searching some plies deep. */
  M best(S position, int depth) {
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    int side = side(rules.status(position));
    long best = moves.get(mark);
    int highest = -INFINITE;
    for (int i = mark; i < moves.size(); i++) {
      S next = rules.playUnchecked(position, moves.get(i));
      int value =
          side > 0
              ? value(next, depth - 1, highest, INFINITE)
              : -value(next, depth - 1, -INFINITE, -highest);
      if (value > highest) {
        highest = value;
        best = moves.get(i);
      }
    }
    moves.release(mark);
    return rules.decode(position, best);
  }

  /** Returns the value of a position, or a bound if it lies outside alpha and beta. */
  int value(S position, int depth, int alpha, int beta) {
    Status status = rules.status(position);
    if (status.isOver()) {
      return status.winner().isEmpty() ? 0 : side(status) * (WON + depth); // a nearer win is better
    }
    if (depth == 0) {
      return evaluation.applyAsInt(position);
    }
    int slot = (int) rules.hash(position) & (table.length - 1);
    TableEntry entry = table[slot];
    if (entry.depth() == depth && entry.position().equals(position)) {
      if (entry.lower() >= beta || entry.lower() == entry.upper()) {
        return entry.lower();
      }
      if (entry.upper() <= alpha) {
        return entry.upper();
      }
    }
    int value = search(position, side(status), depth, alpha, beta);
    table[slot] =
        new TableEntry(
            position, depth, value > alpha ? value : -INFINITE, value < beta ? value : INFINITE);
    return value;
  }

  /** Returns the best value among the moves, for the side to move. */
  private int search(S position, int side, int depth, int alpha, int beta) {
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

  /** Returns 1 if player 1 is to move or has won, and −1 otherwise. */
  private static int side(Status status) {
    int player = status.isOver() ? status.winner().orElse(0) : status.toMove().orElse(0);
    return player == 1 ? 1 : -1;
  }
}
