package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Rules;

/**
 * Every position that can be reached from one, numbered, and the moves between them. Two moves from
 * one position to the same other position count as two.
 */
final class StateGraph<S> {
  private static final int MOVES_PER_POSITION = 32;
  private static final int MIN_MOVE_LIMIT = 1_000_000;

  /** The reversed moves are kept in one array, and this is the greatest length of an array. */
  private static final int MAX_MOVES = Integer.MAX_VALUE - 8;

  /** The number of positions between two reports of the progress; a power of two. */
  private static final int INTERVAL = 1 << 10;

  private final int limit;
  private final int moveLimit;
  private final PositionIndex<S> positions = new PositionIndex<>();

  /** The positions to which the moves lead, position after position. */
  private final IntList targets = new IntList();

  /** For each position, the end of its moves in {@link #targets}. */
  private final IntList ends = new IntList();

  <M> StateGraph(Rules<S, M> rules, S start, int limit, Progress progress) {
    // The position that exceeds the limit is added before it is noticed.
    this.limit = Math.min(limit, PositionIndex.CAPACITY - 1);
    moveLimit =
        (int) Math.min(MAX_MOVES, Math.max(MIN_MOVE_LIMIT, (long) MOVES_PER_POSITION * limit));
    MoveBuffer buffer = new MoveBuffer();
    positions.add(start);
    for (int number = 0; number < positions.size(); number++) {
      Explorer.successors(rules, positions.get(number), buffer).forEach(this::addMove);
      ends.add(targets.size());
      if ((number & (INTERVAL - 1)) == INTERVAL - 1) {
        progress.advanced(number + 1, positions.size());
      }
    }
    progress.advanced(positions.size(), positions.size());
  }

  PositionIndex<S> positions() {
    return positions;
  }

  int[] moveCounts() {
    int[] counts = new int[positions.size()];
    int begin = 0;
    for (int number = 0; number < counts.length; number++) {
      counts[number] = ends.get(number) - begin;
      begin = ends.get(number);
    }
    return counts;
  }

  /**
   * For each position, those from which a move leads to it: the compressed sparse row form of the
   * reversed graph. The part of a position in {@code from} begins at its number in {@code begins},
   * where that of the next one ends.
   */
  @SuppressWarnings("ArrayRecordComponent") // passed on once and never compared
  record Predecessors(int[] begins, int[] from) {}

  Predecessors predecessors() {
    int[] begins = new int[ends.size() + 1];
    for (int i = 0; i < targets.size(); i++) {
      begins[targets.get(i)]++;
    }
    for (int position = 1; position < begins.length; position++) {
      begins[position] += begins[position - 1];
    }
    // Each entry is the end of its part now. Filling the parts backwards moves it to the begin.
    int[] from = new int[targets.size()];
    int move = 0;
    for (int position = 0; position < ends.size(); position++) {
      for (; move < ends.get(position); move++) {
        from[--begins[targets.get(move)]] = position;
      }
    }
    return new Predecessors(begins, from);
  }

  private void addMove(S next) {
    int number = positions.add(next);
    if (number >= limit) {
      throw new SolverLimitException(limit, "More than " + limit + " positions can be reached.");
    }
    if (targets.size() == moveLimit) {
      String most = moveLimit + " moves, which is the most for a limit of " + limit + " positions.";
      throw new SolverLimitException(limit, "The positions have more than " + most);
    }
    targets.add(number);
  }
}
