package io.github.boardrules.engine;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import java.util.Arrays;

/**
 * A stack of lists of moves, each tried in the order of scores. The best of the rest is looked for
 * when it is needed, as most lists are left after a few moves.
 */
final class OrderedMoves {
  private final MoveBuffer moves = new MoveBuffer();
  private long[] scores = new long[256];

  /** Adds the legal moves of a position and returns where they begin. */
  <S extends Object> int push(PackedRules<S, ?> rules, S position) {
    int mark = moves.mark();
    rules.legalMoves(position, moves);
    if (moves.size() > scores.length) {
      scores = Arrays.copyOf(scores, 2 * moves.size());
    }
    return mark;
  }

  /** Removes the moves from a mark on. */
  void pop(int mark) {
    moves.release(mark);
  }

  /** Returns where the last moves end. */
  int end() {
    return moves.size();
  }

  /** Returns the code at an index. */
  long code(int index) {
    return moves.get(index);
  }

  /** Says how good the move at an index seems to be. */
  void setScore(int index, long score) {
    scores[index] = score;
  }

  /** Puts the best of the moves from an index on in its place, and returns its code. */
  long pick(int index) {
    int best = index;
    for (int i = index + 1; i < moves.size(); i++) {
      if (scores[i] > scores[best]) {
        best = i;
      }
    }
    long code = moves.get(best);
    if (best != index) {
      moves.set(best, moves.get(index));
      moves.set(index, code);
      scores[best] = scores[index];
    }
    return code;
  }
}
