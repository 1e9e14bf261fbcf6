package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Rules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts sequences of moves.
 *
 * <p><b>Design.</b> Two things decide the speed. The last ply need not be played: its moves are
 * only counted. On packed rules one buffer serves all plies, so only positions are allocated. A
 * counter with a transposition table also skips positions that it has counted before.
 *
 * <p>When the last ply is played on request, the last position of each list of moves is stored in
 * {@link #reached}. Without it, escape analysis could show that nobody reads these positions, and
 * the JIT would drop the work that is to be measured. Storing each position would add a garbage
 * collector's write barrier per move.
 *
 * <p>It is mutable and belongs to one thread.
 *
 * @param <S> the positions
 */
abstract class PerftCounter<S> {
  /** Below this depth, only the first position has more than its last ply to count. */
  private static final int MIN_DEPTH_TO_REMEMBER = 3;

  private final boolean playsLastPly;
  private @Nullable TranspositionTable<S> table;
  S reached;

  private PerftCounter(S start, boolean playsLastPly) {
    this.playsLastPly = playsLastPly;
    reached = start;
  }

  /** Returns a counter that walks every sequence. */
  static <S, M> PerftCounter<S> of(Rules<S, M> rules, S start, boolean playsLastPly) {
    return rules instanceof PackedRules<S, M> packed
        ? new Packed<>(packed, start, playsLastPly)
        : new Plain<>(rules, start, playsLastPly);
  }

  /** Returns a counter with a transposition table. */
  static <S, M> PerftCounter<S> remembering(Rules<S, M> rules, S start) {
    PerftCounter<S> counter = of(rules, start, false);
    counter.table = new TranspositionTable<>();
    return counter;
  }

  /** Whether a transposition table can be of use at a depth. */
  static boolean canRepeat(int depth) {
    return depth >= MIN_DEPTH_TO_REMEMBER;
  }

  /** Returns the number of sequences of {@code depth} moves from a position. */
  final long count(S position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return playsLastPly ? playAll(position) : countLegal(position);
    }
    TranspositionTable<S> known = table;
    if (known == null) {
      return countDeeper(position, depth);
    }
    long count = known.find(position, depth);
    if (count == TranspositionTable.UNKNOWN) {
      count = countDeeper(position, depth);
      known.put(position, depth, count);
    }
    return count;
  }

  abstract long countLegal(S position);

  abstract long playAll(S position);

  abstract long countDeeper(S position, int depth);

  private static final class Plain<S, M> extends PerftCounter<S> {
    private final Rules<S, M> rules;

    Plain(Rules<S, M> rules, S start, boolean playsLastPly) {
      super(start, playsLastPly);
      this.rules = rules;
    }

    @Override
    long countLegal(S position) {
      return rules.legalMoves(position).size();
    }

    @Override
    long playAll(S position) {
      List<M> moves = rules.legalMoves(position);
      for (M move : moves) {
        reached = rules.play(position, move);
      }
      return moves.size();
    }

    @Override
    long countDeeper(S position, int depth) {
      long total = 0;
      for (M move : rules.legalMoves(position)) {
        total = Math.addExact(total, count(rules.play(position, move), depth - 1));
      }
      return total;
    }
  }

  private static final class Packed<S, M> extends PerftCounter<S> {
    private final PackedRules<S, M> rules;
    private final MoveBuffer moves = new MoveBuffer();

    Packed(PackedRules<S, M> rules, S start, boolean playsLastPly) {
      super(start, playsLastPly);
      this.rules = rules;
    }

    @Override
    long countLegal(S position) {
      return rules.countLegal(position);
    }

    @Override
    long playAll(S position) {
      int mark = moves.mark();
      rules.legalMoves(position, moves);
      int played = moves.size() - mark;
      S next = position;
      for (int i = 0; i < played; i++) {
        next = rules.playUnchecked(position, moves.get(mark + i));
      }
      reached = next;
      moves.release(mark);
      return played;
    }

    @Override
    long countDeeper(S position, int depth) {
      int mark = moves.mark();
      rules.legalMoves(position, moves);
      int end = moves.size();
      long total = 0;
      for (int i = mark; i < end; i++) {
        total = Math.addExact(total, count(rules.playUnchecked(position, moves.get(i)), depth - 1));
      }
      moves.release(mark);
      return total;
    }
  }
}
