package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.Evaluation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An alpha-beta search, deeper by one move in each round.
 *
 * <ul>
 *   <li>Principal variation search: Tony Marsland and Murray Campbell, "Parallel Search of Strongly
 *       Ordered Game Trees", Computing Surveys 1982.
 *   <li>A transposition table, in which the whole position is compared: David Slate and Larry
 *       Atkin, "CHESS 4.5", 1977.
 *   <li>Moves that were good elsewhere come first: Jonathan Schaeffer, "The History Heuristic and
 *       Alpha-Beta Search Enhancements in Practice", PAMI 1989.
 * </ul>
 *
 * <p>Values are those of player 1 inside the evaluation, and those of the player to move in the
 * search. A win counts more the sooner it comes.
 */
final class AlphaBetaSearch<S extends Object, M extends Object> {
  /** The value of a win at once; a win in n moves is worth n less. */
  static final int WIN = 1_000_000;

  /** Values beyond this are wins, and beyond its negative losses. */
  static final int SURE = WIN - 10_000;

  private static final int SCALE = 100_000;
  private static final int INFINITE = WIN + 1;
  private static final int HISTORY_BITS = 14;
  private static final int TABLE_BITS = 18;
  private static final byte EXACT = 0;
  private static final byte AT_LEAST = 1;
  private static final byte AT_MOST = 2;

  private final PackedRules<S, M> rules;
  private final Evaluation<? super S> evaluation;
  private final Budget budget;
  private final MoveBuffer moves = new MoveBuffer();
  private final int[][] history = new int[3][1 << HISTORY_BITS];
  private final @Nullable Object[] tablePositions = new @Nullable Object[1 << TABLE_BITS];
  private final long[] tableMoves = new long[1 << TABLE_BITS];
  private final int[] tableValues = new int[1 << TABLE_BITS];
  private final byte[] tableDepths = new byte[1 << TABLE_BITS];
  private final byte[] tableBounds = new byte[1 << TABLE_BITS];
  private long[] line = new long[64];
  private long[] scores = new long[64];
  private long nodes;
  private boolean isStopped;

  AlphaBetaSearch(PackedRules<S, M> rules, Evaluation<? super S> evaluation, Budget budget) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.budget = budget;
  }

  long nodes() {
    return nodes;
  }

  /** Returns whether the last search was stopped before its end, so that its value is not one. */
  boolean isStopped() {
    return isStopped;
  }

  /**
   * Searches a position to a depth.
   *
   * @param ply how many moves away from the root it is
   * @return its value for the player to move
   */
  int value(S position, Status status, int depth, int ply, int alpha, int beta) {
    int player = status.toMove().orElse(0);
    if (player == 0) {
      throw new IllegalArgumentException("the game is over");
    }
    if (budget.isSpent(++nodes)) {
      isStopped = true;
      return 0;
    }
    if (depth == 0) {
      int value = (int) (evaluation.value(position) * SCALE);
      return player == 1 ? value : -value;
    }
    long hash = rules.hash(position);
    if (isRepeated(hash, ply)) {
      return 0;
    }
    remember(hash, ply);
    int slot = (int) (hash >>> (Long.SIZE - TABLE_BITS));
    long first = 0;
    boolean hasFirst = false;
    if (position.equals(tablePositions[slot])) {
      first = tableMoves[slot];
      hasFirst = true;
      int value = fromTable(tableValues[slot], ply);
      boolean isDeep = tableDepths[slot] >= depth;
      if (isDeep
          && (tableBounds[slot] == EXACT
              || (tableBounds[slot] == AT_LEAST && value >= beta)
              || (tableBounds[slot] == AT_MOST && value <= alpha))) {
        return value;
      }
    }
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    order(mark, player, hasFirst, first);
    int best = -INFINITE;
    long bestMove = 0;
    int low = alpha;
    for (int i = mark; i < moves.size() && low < beta && !isStopped; i++) {
      long code = moves.get(i);
      S next = rules.playUnchecked(position, code);
      int value = valueOf(next, player, depth, ply, low, beta, i > mark);
      if (value > best) {
        best = value;
        bestMove = code;
        low = Math.max(low, value);
      }
    }
    moves.release(mark);
    if (isStopped) {
      return 0;
    }
    if (best >= beta) {
      history[player > 2 ? 0 : player][slot(bestMove)] += depth * depth;
    }
    tablePositions[slot] = position;
    tableMoves[slot] = bestMove;
    tableValues[slot] = toTable(best, ply);
    tableDepths[slot] = (byte) Math.min(depth, Byte.MAX_VALUE);
    tableBounds[slot] = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    return best;
  }

  /** Returns the value of a position after a move, for the player who made it. */
  int valueOf(S next, int player, int depth, int ply, int low, int beta, boolean isLater) {
    Status status = rules.status(next);
    if (status.isOver()) {
      int winner = status.winner().orElse(0);
      return winner == 0 ? 0 : winner == player ? WIN - ply - 1 : ply + 1 - WIN;
    }
    boolean isSame = status.toMove().orElse(0) == player;
    if (isLater && beta - low > 1) {
      int probe = child(next, status, isSame, depth - 1, ply + 1, low, low + 1);
      if (probe <= low || isStopped) {
        return probe;
      }
    }
    return child(next, status, isSame, depth - 1, ply + 1, low, beta);
  }

  private int child(
      S next, Status status, boolean isSame, int depth, int ply, int low, int high) {
    return isSame
        ? value(next, status, depth, ply, low, high)
        : -value(next, status, depth, ply, -high, -low);
  }

  private boolean isRepeated(long hash, int ply) {
    for (int i = Math.min(ply, line.length) - 1; i >= 0; i--) {
      if (line[i] == hash) {
        return true;
      }
    }
    return false;
  }

  private void remember(long hash, int ply) {
    if (ply >= line.length) {
      line = Arrays.copyOf(line, 2 * ply);
    }
    line[ply] = hash;
  }

  /** Puts the moves above a mark in the order in which they are tried: insertion by score. */
  private void order(int mark, int player, boolean hasFirst, long first) {
    int count = moves.size() - mark;
    if (scores.length < count) {
      scores = new long[2 * count];
    }
    int[] known = history[player > 2 ? 0 : player];
    for (int i = 0; i < count; i++) {
      long code = moves.get(mark + i);
      long score = hasFirst && code == first ? Long.MAX_VALUE : known[slot(code)];
      int j = i;
      for (; j > 0 && scores[j - 1] < score; j--) {
        scores[j] = scores[j - 1];
        moves.set(mark + j, moves.get(mark + j - 1));
      }
      scores[j] = score;
      moves.set(mark + j, code);
    }
  }

  private static int slot(long code) {
    return (int) ((code * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - HISTORY_BITS));
  }

  private static int toTable(int value, int ply) {
    return value > SURE ? value + ply : value < -SURE ? value - ply : value;
  }

  private static int fromTable(int value, int ply) {
    return value > SURE ? value - ply : value < -SURE ? value + ply : value;
  }
}
