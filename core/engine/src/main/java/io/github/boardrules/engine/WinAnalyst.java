package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.engine.WinSearch.WinAnswer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Looks for wins that either player can force from a position, deeper and deeper, within the nodes
 * that it is given. It belongs to one thread.
 *
 * <p>Whether the player to move wins, and which moves allow the opponent to win, are searched
 * independently: one answer may be far cheaper.
 */
final class WinAnalyst<S, M> {
  private static final int FIRST_ALLOWANCE = 64;

  private final PackedRules<S, M> rules;
  private final S root;
  private final int mover;
  private final long[] codes;

  /** Whether the root has more moves; then nothing proves that it is lost. */
  private final boolean isPart;

  private final int[] lossDistances;
  private final Question win;
  private final Question loss;
  private int winner;
  private int distance;
  private int best;
  private int losses;

  /** One of the two questions, and how far its answer has come. */
  private final class Question {
    private final WinSearch<S, M> search;
    private int depth = 1;
    private int next;
    private long needed = FIRST_ALLOWANCE;
    private boolean isDone;
    private boolean isOpen;

    Question(WinSearch<S, M> search) {
      this.search = search;
    }

    /** Searches one move deeper if the nodes that are allowed are enough. */
    void allow(long nodes, Budget budget) {
      long saved = nodes - search.nodes();
      if (saved >= needed && isOn()) {
        deepen(saved, budget);
      }
    }

    boolean isOn() {
      return !isDone && winner == 0 && depth <= AlphaBetaAnalyst.MAX_DEPTH;
    }

    /** Searches one move deeper, within a number of nodes. */
    void deepen(long maxNodes, Budget budget) {
      long before = search.nodes();
      search.begin(budget, maxNodes);
      boolean isThrough = askAll();
      long spent = search.nodes() - before;
      if (isThrough) {
        isDone |= !isOpen && !isPart;
        isOpen = false;
        next = 0;
        depth++;
        needed = Math.max(needed, spent);
      } else {
        needed = 2 * Math.max(needed, spent);
      }
    }

    /** Asks for each of the moves that are left in the root; false if the search was stopped. */
    private boolean askAll() {
      for (; next < codes.length && winner == 0; next++) {
        if (lossDistances[next] == 0) {
          WinAnswer answer = search.after(rules.playUnchecked(root, codes[next]), depth);
          if (answer == WinAnswer.STOPPED) {
            return false;
          }
          isOpen |= answer == WinAnswer.OPEN;
          if (answer == WinAnswer.WIN) {
            found();
          }
        }
      }
      return true;
    }

    private void found() {
      if (this == win) {
        winner = mover;
        best = next;
      } else {
        lossDistances[next] = depth;
        losses++;
        winner = losses == codes.length && !isPart ? 3 - mover : 0;
      }
      distance = depth;
    }
  }

  /** Creates a search whose tables take at most {@code bytes}. */
  WinAnalyst(
      PackedRules<S, M> rules, S root, OrderedMoves.Listed listed, long bytes, Budget budget) {
    this.rules = rules;
    this.root = root;
    mover = rules.status(root).toMove().orElseThrow();
    codes = listed.codes();
    isPart = listed.isPart();
    lossDistances = new int[codes.length];
    win = new Question(new WinSearch<>(rules, mover, bytes / 2, budget));
    loss = new Question(new WinSearch<>(rules, 3 - mover, bytes / 2, budget));
    loss.isDone = rules.players() == 1;
  }

  /** Continues for both players; {@code nodes} are those allowed since its creation. */
  void allow(long nodes, Budget budget) {
    allow(mover, nodes / 2, budget);
    allow(3 - mover, nodes / 2, budget);
  }

  /** Continues for one player, for whom {@code nodes} are allowed in all. */
  void allow(int player, long nodes, Budget budget) {
    question(player).allow(nodes, budget);
  }

  /** Continues until a win is found, nothing is left to do, or the nodes are visited. */
  void finish(long nodes, Budget budget) {
    while (nodes() < nodes && isOn() && !budget.isSpent(0)) {
      for (Question question : List.of(win, loss)) {
        long left = nodes - nodes();
        if (question.isOn() && left > 0) {
          question.deepen((left + 1) / 2, budget);
        }
      }
    }
  }

  boolean isOn() {
    return win.isOn() || loss.isOn();
  }

  private Question question(int player) {
    return player == mover ? win : loss;
  }

  /** Returns the player who is known to force a win, or 0. */
  int winner() {
    return winner;
  }

  /** Returns whether it is known that nobody can ever force a win. */
  boolean isDraw() {
    return winner == 0 && win.isDone && loss.isDone;
  }

  /** Returns the moves that are known to win or to lose. */
  List<RootMove> moves() {
    List<RootMove> found = new ArrayList<>();
    for (int i = 0; i < codes.length; i++) {
      if (winner == mover && i == best) {
        found.add(exact(i, 1, mover, distance));
      } else if (lossDistances[i] > 0) {
        found.add(exact(i, -1, 3 - mover, lossDistances[i]));
      }
    }
    return found;
  }

  /** Returns whether a player who wins within {@code plies} moves cannot win faster. */
  boolean isShortest(long code, int player, int plies) {
    int known = player != mover ? lossDistance(code) : player == winner ? distance : 0;
    return known == 0 ? depth(player) >= plies - 1 : known == plies;
  }

  private int lossDistance(long code) {
    return IntStream.range(0, codes.length)
        .filter(i -> codes[i] == code)
        .map(i -> lossDistances[i])
        .sum();
  }

  private RootMove exact(int move, int value, int player, int plies) {
    byte proof = TreeSearch.winOf(player);
    return new RootMove(codes[move], 0, 0, value, false, proof, plies, true, List.of(codes[move]));
  }

  int losses() {
    return losses;
  }

  long nodes() {
    return win.search.nodes() + loss.search.nodes();
  }

  /** Returns how many moves it has looked ahead for both players. */
  int depth() {
    return Math.min(depth(1), depth(2));
  }

  /** Returns within how many moves all wins of a player have been found. */
  int depth(int player) {
    return question(player).depth - 1;
  }
}
