package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import java.util.Arrays;

/**
 * A stack of lists of moves, each tried in the order of scores. Each list is a heap, because most
 * are abandoned after a few moves, and some are very long: J. W. J. Williams, "Algorithm 232:
 * Heapsort", Communications of the ACM, 1964.
 */
final class OrderedMoves {
  /**
   * The most moves of one position that are compared. A text of ZÉRTZ can describe a position with
   * more than a million, of which a search sees only these.
   */
  static final int WIDEST = 10_000;

  /** The moves of a position that are compared, and whether it has more. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Listed(long[] codes, boolean isPart) {
    static <S> Listed of(PackedRules<S, ?> rules, S position) {
      MoveBuffer moves = new MoveBuffer();
      boolean isPart = list(rules, position, moves);
      return new Listed(moves.toArray(), isPart);
    }
  }

  private final MoveBuffer moves = new MoveBuffer();
  private long[] scores = new long[256];
  private boolean isPart;

  /** Adds the legal moves of a position, or some of them, evenly spread; returns whether some. */
  static <S> boolean list(PackedRules<S, ?> rules, S position, MoveBuffer moves) {
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    int count = moves.size() - mark;
    if (count <= WIDEST) {
      return false;
    }
    for (int i = 0; i < WIDEST; i++) {
      moves.set(mark + i, moves.get(mark + (int) ((long) i * count / WIDEST)));
    }
    moves.release(mark + WIDEST);
    return true;
  }

  /** Adds the legal moves of a position, or a part of them, and returns where they begin. */
  <S> int push(PackedRules<S, ?> rules, S position, Budget budget) {
    int mark = moves.mark();
    isPart = list(rules, position, moves);
    budget.listed(isPart ? Integer.MAX_VALUE : moves.size() - mark);
    reserve();
    return mark;
  }

  /** Adds the loud moves of a position; returns false, and adds none, if they are not known. */
  <S> boolean pushLoud(Evaluation<? super S> evaluation, S position, int movesLeft) {
    isPart = evaluation.loudMoves(position, movesLeft, moves);
    reserve();
    return isPart;
  }

  /** Adds a move if it is known to be legal; returns whether it is. */
  <S> boolean pushKnown(PackedRules<S, ?> rules, S position, long code) {
    if (!rules.isKnownLegal(position, code)) {
      return false;
    }
    moves.add(code);
    reserve();
    return true;
  }

  private void reserve() {
    if (moves.size() > scores.length) {
      scores = Arrays.copyOf(scores, 2 * moves.size());
    }
  }

  /** Returns whether the position of the last {@link #push} has more moves than were added. */
  boolean isPart() {
    return isPart;
  }

  void pop(int mark) {
    moves.release(mark);
  }

  int end() {
    return moves.size();
  }

  long code(int index) {
    return moves.get(index);
  }

  void setScore(int index, long score) {
    scores[index] = score;
  }

  /** Orders the moves from a mark on when all of them have a score. */
  void order(int mark) {
    int size = moves.size() - mark;
    for (int node = size / 2 - 1; node >= 0; node--) {
      sink(mark, node, size, moves.get(mark + node), scores[mark + node]);
    }
  }

  /** Takes the best of the {@code left} moves from a mark on. */
  long take(int mark, int left) {
    long best = moves.get(mark);
    int last = mark + left - 1;
    sink(mark, 0, left - 1, moves.get(last), scores[last]);
    return best;
  }

  /** Removes the best of the moves from a mark on, of which none is taken, if it is this one. */
  void removeBest(int mark, long code) {
    if (moves.get(mark) == code) {
      int last = moves.size() - 1;
      sink(mark, 0, last - mark, moves.get(last), scores[last]);
      moves.release(last);
    }
  }

  /** Puts a move into a heap at a node or below it. */
  private void sink(int mark, int start, int size, long code, long score) {
    int node = start;
    int child = 2 * node + 1;
    while (child < size) {
      if (child + 1 < size && scores[mark + child + 1] > scores[mark + child]) {
        child++;
      }
      if (scores[mark + child] <= score) {
        break;
      }
      moves.set(mark + node, moves.get(mark + child));
      scores[mark + node] = scores[mark + child];
      node = child;
      child = 2 * node + 1;
    }
    moves.set(mark + node, code);
    scores[mark + node] = score;
  }
}
