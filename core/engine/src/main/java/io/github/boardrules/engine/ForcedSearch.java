package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.engine.ForcedWins.WinAnswer;
import java.util.Set;

/**
 * Looks for wins that either player can force from a position, deeper and deeper, beside another
 * search that gives it nodes to spend. It belongs to one thread.
 *
 * <p>The two questions, whether the player to move wins and which moves let the opponent win, go on
 * independently of each other: the answer to one may be far cheaper.
 */
final class ForcedSearch<S extends Object, M extends Object> {
  private static final int FIRST_ALLOWANCE = 64;

  private final PackedRules<S, M> rules;
  private final S root;
  private final int mover;
  private final long[] codes;
  private final int[] lossDistances;
  private final Question win;
  private final Question loss;
  private int winner;
  private int distance;
  private int best;
  private int losses;

  /** One of the two questions, and how far its answer has come. */
  private final class Question {
    private final ForcedWins<S, M> search;
    private int depth = 1;
    private int next;
    private long needed = FIRST_ALLOWANCE;
    private boolean isDone;
    private boolean isOpen;

    Question(ForcedWins<S, M> search) {
      this.search = search;
    }

    /** Goes one move deeper if the nodes that are allowed are enough for it. */
    void allow(long nodes, Budget budget) {
      long before = search.nodes();
      long saved = nodes - before;
      if (isDone || saved < needed) {
        return;
      }
      search.begin(budget, saved);
      boolean isThrough = this == win ? lookForWin() : lookForLosses();
      long spent = search.nodes() - before;
      if (isThrough) {
        isDone |= !isOpen;
        isOpen = false;
        next = 0;
        depth++;
        needed = Math.max(needed, spent);
      } else {
        needed = 2 * Math.max(needed, spent);
      }
    }

    /** Asks for one of the moves in the root. */
    private WinAnswer ask(int move) {
      S position = rules.playUnchecked(root, codes[move]);
      WinAnswer answer = search.after(position, depth, 0);
      isOpen |= answer == WinAnswer.OPEN;
      return answer;
    }
  }

  /**
   * Creates a search.
   *
   * @param mover the player to move in the root
   * @param bytes what its tables may take
   */
  ForcedSearch(
      PackedRules<S, M> rules, S root, int mover, Set<S> earlier, long bytes, Budget budget) {
    this.rules = rules;
    this.root = root;
    this.mover = mover;
    MoveBuffer moves = new MoveBuffer();
    rules.legalMoves(root, moves);
    codes = moves.toArray();
    lossDistances = new int[codes.length];
    win = new Question(new ForcedWins<>(rules, mover, earlier, bytes / 2, budget));
    loss = new Question(new ForcedWins<>(rules, 3 - mover, earlier, bytes / 2, budget));
    loss.isDone = rules.players() == 1;
  }

  /**
   * Searches on if it may.
   *
   * @param nodes how many nodes it may have visited since it was created
   */
  void allow(long nodes, Budget budget) {
    if (winner == 0) {
      win.allow(nodes / 2, budget);
    }
    if (winner == 0) {
      loss.allow(nodes / 2, budget);
    }
  }

  private boolean lookForWin() {
    for (; win.next < codes.length; win.next++) {
      if (lossDistances[win.next] > 0) {
        continue;
      }
      WinAnswer answer = win.ask(win.next);
      if (answer == WinAnswer.STOPPED) {
        return false;
      }
      if (answer == WinAnswer.WIN) {
        winner = mover;
        distance = win.depth;
        best = win.next;
        return true;
      }
    }
    return true;
  }

  private boolean lookForLosses() {
    boolean areAllLost = true;
    for (int i = 0; i < loss.next; i++) {
      areAllLost &= lossDistances[i] > 0;
    }
    for (; loss.next < codes.length; loss.next++) {
      if (lossDistances[loss.next] > 0) {
        continue;
      }
      WinAnswer answer = loss.ask(loss.next);
      if (answer == WinAnswer.STOPPED) {
        return false;
      }
      if (answer == WinAnswer.WIN) {
        lossDistances[loss.next] = loss.depth;
        losses++;
      } else {
        areAllLost = false;
      }
    }
    if (areAllLost) {
      winner = 3 - mover;
      distance = loss.depth;
    }
    return true;
  }

  /** Returns the player to move. */
  int mover() {
    return mover;
  }

  /** Returns the player who can force a win, 0 if none is known to. */
  int winner() {
    return winner;
  }

  /** Returns whether it is known that nobody can ever force a win. */
  boolean isDraw() {
    return winner == 0 && win.isDone && loss.isDone;
  }

  /** Returns in how many moves the winner wins. */
  int distance() {
    return distance;
  }

  /** Returns the code of the fastest winning move of the player to move, who wins. */
  long winningMove() {
    return codes[best];
  }

  /** Returns the codes of all moves. */
  long[] codes() {
    return codes;
  }

  /** Returns in how many moves the opponent wins after a move, 0 if that is not known. */
  int lossDistance(int move) {
    return lossDistances[move];
  }

  /** Returns after how many moves the opponent is known to win. */
  int losses() {
    return losses;
  }

  /** Returns how many moves both questions have looked ahead. */
  int depth() {
    return Math.min(win.depth, loss.depth) - 1;
  }
}
