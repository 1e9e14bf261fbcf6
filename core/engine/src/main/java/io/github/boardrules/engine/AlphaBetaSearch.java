package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import io.github.boardrules.engine.PositionTable.BoundKind;

/**
 * An alpha-beta search to a depth. It belongs to one thread.
 *
 * <ul>
 *   <li>Principal variation search: Tony Marsland and Murray Campbell, "Parallel Search of Strongly
 *       Ordered Game Trees", Computing Surveys 1982.
 *   <li>A transposition table: Richard Greenblatt, Donald Eastlake and Stephen Crocker, "The
 *       Greenblatt Chess Program", 1967.
 *   <li>Moves that were good elsewhere come first, before the others are even listed: Selim Akl and
 *       Monroe Newborn, "The Principal Continuation and the Killer Heuristic", 1977; Jonathan
 *       Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in Practice", PAMI
 *       1989.
 *   <li>Moves late in that order are searched less deep, and again if they turn out to be good;
 *       moves of a position that is not quiet, such as captures that are due, take no depth: Thomas
 *       Anantharaman, Murray Campbell and Feng-hsiung Hsu, "Singular Extensions: Adding Selectivity
 *       to Brute-Force Searching", Artificial Intelligence 1990.
 * </ul>
 *
 * <p>Values are those of the player to move. A win counts more the sooner it comes.
 *
 * <p>A line that returns to a position is searched like any other, so a value depends on the
 * position and the depth alone and may be kept in the table. If repetitions counted as draws, it
 * would also depend on the line: Murray Campbell, "The Graph-History Interaction: On Ignoring
 * Position History", ACM Annual Conference 1985. Rules with such a draw keep what it depends on in
 * their positions.
 */
final class AlphaBetaSearch<S, M> {
  /** The value of a win at once; a win in n moves is worth n less. */
  static final int WIN = 1_000_000;

  /** Values beyond this are proven wins, and beyond its negative losses. */
  static final int SURE = WIN - 10_000;

  /** More than any value. */
  static final int INFINITE = WIN + 1;

  /** The value of an evaluation of 1. */
  static final int SCALE = 100_000;

  /** The nodes between two calls of the watch; a power of two, because every node asks. */
  private static final int NODES_BETWEEN_WATCHES = 1024;

  private static final int HISTORY_BITS = 14;
  private static final int KILLERS = 2;

  /** The first move of a position that is searched less deep, and the least depth at which. */
  private static final int LATE_MOVE = 4;

  private static final int LATE_DEPTH = 3;
  private static final int VERY_LATE_MOVE = 12;

  /** How many more moves are searched where the evaluation cannot be trusted. */
  private static final int MAX_UNQUIET = 16;

  /**
   * Up to this ply, and no further than twice the depth of a round, the moves of a position that is
   * not quiet take no depth.
   */
  private static final int MAX_EXTENDED = 64;

  private final PackedRules<S, M> rules;
  private final Evaluation<? super S> evaluation;
  private final PositionTable table;
  private final OrderedMoves moves = new OrderedMoves();

  /** What the table has of the position that was looked up last. */
  private final PositionTable.TableBound known = new PositionTable.TableBound();

  /** How good moves have been, by the player, from 1, and the slot of their codes. */
  private final long[][] history;

  private final long[] killers =
      new long[KILLERS * (AlphaBetaAnalyst.MAX_DEPTH + MAX_EXTENDED + MAX_UNQUIET + 1)];
  private final Runnable watch;
  private int maxExtended;
  private Budget budget;
  private long nodes;
  private boolean isStopped;
  private boolean isCut;

  /** Creates a search that now and then calls a watch, which may stop its budget. */
  AlphaBetaSearch(
      PackedRules<S, M> rules,
      Evaluation<? super S> evaluation,
      PositionTable table,
      Budget budget,
      Runnable watch) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.table = table;
    this.budget = budget;
    this.watch = watch;
    history = new long[rules.players() + 1][1 << HISTORY_BITS];
  }

  void begin(Budget newBudget) {
    budget = newBudget;
    isStopped = false;
    isCut = false;
  }

  long nodes() {
    return nodes;
  }

  /** Returns whether the last search was stopped, so that its value means nothing. */
  boolean isStopped() {
    return isStopped;
  }

  /** Returns whether the last search did not see all games to their ends. */
  boolean isCut() {
    return isCut;
  }

  /**
   * Returns the value of a position after a move, for the player who made it. The depth includes
   * that move, the ply does not; the first search is shallower by the reduction.
   */
  int valueAfter(S next, int player, int depth, int ply, int low, int high, int reduction) {
    if (ply == 0) {
      maxExtended = Math.min(2 * depth, MAX_EXTENDED);
    }
    Status status = Engine.status(rules, next);
    if (!status.isOver()) {
      int mover = status.toMove().getAsInt();
      int sign = mover == player ? 1 : -1;
      int value = after(next, mover, sign, depth - 1 - reduction, ply + 1, low, high);
      if (reduction > 0 && value > low && !isStopped) {
        value = after(next, mover, sign, depth - 1, ply + 1, low, high);
      }
      return value;
    }
    if (status.isDraw()) {
      return 0;
    }
    return status.winner().getAsInt() == player ? WIN - ply - 1 : ply + 1 - WIN;
  }

  private int after(S next, int mover, int sign, int depth, int ply, int low, int high) {
    return sign > 0
        ? value(next, mover, depth, ply, low, high)
        : -value(next, mover, depth, ply, -high, -low);
  }

  private int value(S position, int player, int depth, int ply, int alpha, int beta) {
    nodes++;
    if (nodes % NODES_BETWEEN_WATCHES == 0) {
      watch.run();
    }
    if (budget.isSpent(nodes)) {
      isStopped = true;
      return 0;
    }
    if (depth <= 0 && (depth <= -MAX_UNQUIET || evaluation.isQuiet(position))) {
      isCut = true;
      return estimate(position, player);
    }
    long hash = rules.hash(position);
    boolean isKnown = table.find(position, hash, known);
    if (isKnown) {
      int value = fromTable(known.value, ply);
      boolean isEnough = known.depth >= depth || Math.abs(value) > SURE;
      if (isEnough && isInside(known.kind, value, alpha, beta)) {
        isCut = true;
        return value;
      }
    }
    boolean isExtended = depth > 0 && ply < maxExtended && !evaluation.isQuiet(position);
    int ownDepth = isExtended ? depth + 1 : depth;
    int mark = moves.end();
    boolean isLoud = pushLoud(position, player, ownDepth, alpha);
    // Most positions are cut off by a move that was good elsewhere, so it is tried before a list.
    boolean isEarly = !isLoud && pushEarly(position, player, ply, isKnown);
    boolean hasFirst = isKnown || isEarly;
    long first = isEarly ? moves.code(mark) : known.move;
    // The first loud move stands for all that are left out, so it is tried first, too.
    int ordered = mark + 1;
    if (isLoud) {
      order(ordered, player, ply, hasFirst, first);
    }
    boolean isListed = false;
    boolean isPart = isLoud;
    int best = -INFINITE;
    long bestMove = 0;
    int low = alpha;
    for (int i = 0; low < beta; i++) {
      // If all loud moves lose, the others decide whether the position is lost.
      if (mark + i == moves.end() && !isListed && (!isLoud || best < -SURE)) {
        isListed = true;
        ordered = moves.push(rules, position, budget);
        isPart = moves.isPart();
        order(ordered, player, ply, hasFirst, first);
        if (isEarly) {
          moves.removeBest(ordered, first);
        }
      }
      int left = moves.end() - mark - i;
      if (left == 0) {
        break;
      }
      long code = mark + i < ordered ? moves.code(mark) : moves.take(ordered, left);
      S next = rules.playUnchecked(position, code);
      int value;
      if (i == 0 || beta - low == 1) {
        value = valueAfter(next, player, ownDepth, ply, low, beta, reduction(i, depth));
      } else {
        value = valueAfter(next, player, ownDepth, ply, low, low + 1, reduction(i, depth));
        if (value > low && value < beta && !isStopped) {
          value = valueAfter(next, player, ownDepth, ply, low, beta, 0);
        }
      }
      if (isStopped) {
        return 0;
      }
      if (value > best) {
        best = value;
        bestMove = code;
        low = Math.max(low, value);
      }
    }
    moves.pop(mark);
    if (isPart) {
      // Another move may be better, so that a loss is not proven.
      isCut = true;
      best = Math.max(best, -SCALE);
    }
    if (best >= beta) {
      reward(bestMove, player, depth, ply);
    }
    BoundKind bound =
        best >= beta ? BoundKind.AT_LEAST : best <= alpha ? BoundKind.AT_MOST : BoundKind.EXACT;
    table.put(position, hash, bestMove, toTable(best, ply), depth, bound);
    return best;
  }

  private static int reduction(int index, int depth) {
    if (index < LATE_MOVE || depth < LATE_DEPTH) {
      return 0;
    }
    return index < VERY_LATE_MOVE || depth == LATE_DEPTH ? 1 : 2;
  }

  private static boolean isInside(BoundKind bound, int value, int alpha, int beta) {
    return switch (bound) {
      case EXACT -> true;
      case AT_LEAST -> value >= beta;
      case AT_MOST -> value <= alpha;
    };
  }

  private void reward(long code, int player, int depth, int ply) {
    history[player][slot(code)] += (long) depth * depth;
    int first = ply * KILLERS;
    if (killers[first] != code) {
      killers[first + 1] = killers[first];
      killers[first] = code;
    }
  }

  private int estimate(S position, int player) {
    int value = (int) (Rollout.value(evaluation, position) * SCALE);
    return player == 1 ? value : -value;
  }

  /**
   * Lists the loud moves, if they are known, where one move is left, or where two are left and the
   * estimate is not good enough.
   */
  private boolean pushLoud(S position, int player, int movesLeft, int alpha) {
    if (movesLeft < 1 || movesLeft > 2) {
      return false;
    }
    int mark = moves.end();
    boolean isLoud = moves.pushLoud(evaluation, position, movesLeft);
    if (isLoud && movesLeft == 2 && estimate(position, player) > alpha) {
      moves.pop(mark);
      return false;
    }
    return isLoud;
  }

  /** Adds the move of the table, or the better killer of a ply, if one is known to be legal. */
  private boolean pushEarly(S position, int player, int ply, boolean isKnown) {
    if (isKnown) {
      return moves.pushKnown(rules, position, known.move);
    }
    long last = killers[ply * KILLERS];
    long older = killers[ply * KILLERS + 1];
    long[] good = history[player];
    boolean isOlder = good[slot(older)] > good[slot(last)];
    return moves.pushKnown(rules, position, isOlder ? older : last)
        || moves.pushKnown(rules, position, isOlder ? last : older);
  }

  /**
   * Orders the moves from a mark on by how good they seem to be, with one of them first if it is
   * known to be good.
   */
  private void order(int mark, int player, int ply, boolean hasFirst, long first) {
    long[] good = history[player];
    int killer = ply * KILLERS;
    for (int i = mark; i < moves.end(); i++) {
      long code = moves.code(i);
      long score = good[slot(code)];
      if (hasFirst && code == first) {
        score = Long.MAX_VALUE;
      } else if (code == killers[killer] || code == killers[killer + 1]) {
        score += Long.MAX_VALUE / 2;
      }
      moves.setScore(i, score);
    }
    moves.order(mark);
  }

  private static int slot(long code) {
    return (int) ((code * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - HISTORY_BITS));
  }

  /** Values of wins count from the root in the search and from the position in the table. */
  private static int toTable(int value, int ply) {
    return value > SURE ? value + ply : value < -SURE ? value - ply : value;
  }

  private static int fromTable(int value, int ply) {
    return value > SURE ? value - ply : value < -SURE ? value + ply : value;
  }
}
