package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Status;
import org.jspecify.annotations.Nullable;

/**
 * Looks for wins that one player can force within a number of moves: an and-or search to a depth
 * with a transposition table. It belongs to one thread.
 *
 * <p>Called with growing depths it finds the fastest win first. Positions are compared as a whole,
 * and an answer depends on the position and the depth alone, however the position was reached; so
 * what it proves is true. A line that returns to a position finds the answer of a smaller depth in
 * the table.
 */
final class WinSearch<S, M> {
  /** What an entry of the table takes with its position, roughly. */
  static final int BYTES_PER_ENTRY = 112;

  /** What is known about a position. */
  enum WinAnswer {
    /** The player can force a win within the depth. */
    WIN,
    /** The player can never force a win. */
    NONE,
    /** The player cannot force a win within the depth. */
    OPEN,
    /** The search was stopped. */
    STOPPED
  }

  private static final int HISTORY_BITS = 12;

  /** An answer of a search to a depth, with the best move of the player who is to move. */
  private record WinEntry(Object position, WinAnswer answer, int depth, long move) {
    boolean isAnswerTo(int wanted) {
      return switch (answer) {
        case WIN -> depth <= wanted;
        case NONE -> true;
        default -> depth >= wanted;
      };
    }
  }

  private final PackedRules<S, M> rules;
  private final int attacker;
  private final @Nullable WinEntry[] table;
  private final int shift;
  private final OrderedMoves moves = new OrderedMoves();
  private final long[] history = new long[2 << HISTORY_BITS];
  private Budget budget;
  private long nodes;
  private long nodeLimit;

  /** Creates a search for wins of the attacker, whose table takes at most {@code bytes}. */
  WinSearch(PackedRules<S, M> rules, int attacker, long bytes, Budget budget) {
    this.rules = rules;
    this.attacker = attacker;
    this.budget = budget;
    int bits = PositionTable.bits(bytes, BYTES_PER_ENTRY);
    table = new @Nullable WinEntry[1 << bits];
    shift = Long.SIZE - bits;
  }

  /** Prepares the next search. */
  void begin(Budget newBudget, long newNodes) {
    budget = newBudget;
    nodeLimit = nodes + newNodes;
  }

  long nodes() {
    return nodes;
  }

  private WinAnswer search(S position, int player, int depth) {
    long hash = rules.hash(position);
    int slot = (int) (hash >>> shift);
    WinEntry known = table[slot];
    if (known != null && !known.position().equals(position)) {
      known = null;
    }
    if (known != null && known.isAnswerTo(depth)) {
      return known.answer();
    }
    int mark = moves.push(rules, position, budget);
    boolean isPart = moves.isPart();
    boolean isAttack = player == attacker;
    for (int i = mark; i < moves.end(); i++) {
      long code = moves.code(i);
      boolean isBest = known != null && known.move() == code;
      moves.setScore(i, isBest ? Long.MAX_VALUE : history[slot(code, isAttack)]);
    }
    moves.order(mark);
    WinAnswer answer = isPart ? WinAnswer.OPEN : isAttack ? WinAnswer.NONE : WinAnswer.WIN;
    long best = 0;
    for (int left = moves.end() - mark; left > 0; left--) {
      long code = moves.take(mark, left);
      WinAnswer next = after(rules.playUnchecked(position, code), depth);
      if (next == WinAnswer.STOPPED) {
        moves.pop(mark);
        return next;
      }
      if (isAttack ? next == WinAnswer.WIN : next != WinAnswer.WIN) {
        answer = next;
        best = code;
        history[slot(code, isAttack)] += (long) depth * depth;
        break;
      }
      if (next == WinAnswer.OPEN) {
        answer = next;
      }
    }
    moves.pop(mark);
    if (known == null || known.answer() != WinAnswer.WIN || answer == WinAnswer.WIN) {
      table[slot] = new WinEntry(position, answer, depth, best);
    }
    return answer;
  }

  /** Returns whether the attacker forces a win within a number of moves, the last one included. */
  WinAnswer after(S next, int depth) {
    if (++nodes >= nodeLimit || budget.isSpent(0)) {
      return WinAnswer.STOPPED;
    }
    Status status = Engine.status(rules, next);
    if (!status.isOver()) {
      return depth == 1 ? WinAnswer.OPEN : search(next, status.toMove().getAsInt(), depth - 1);
    }
    return status.winner().orElse(0) == attacker ? WinAnswer.WIN : WinAnswer.NONE;
  }

  private static int slot(long code, boolean isAttack) {
    int slot = (int) ((code * 0x9E3779B97F4A7C15L) >>> (Long.SIZE - HISTORY_BITS));
    return isAttack ? slot : slot + (1 << HISTORY_BITS);
  }
}
