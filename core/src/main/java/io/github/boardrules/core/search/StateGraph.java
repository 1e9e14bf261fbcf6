package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Rules;

/**
 * Every position that can be reached from one, numbered, and the moves between them. Two moves from
 * one position to the same other position count as two.
 *
 * <p>It is filled once and not changed after that.
 *
 * @param <S> the positions
 * @param <M> the moves
 */
final class StateGraph<S, M> {
  private static final int MOVES_PER_POSITION = 32;
  private static final int MIN_MOVE_LIMIT = 1_000_000;

  /** The reversed moves are kept in one array, and this is the greatest length of an array. */
  private static final int MAX_MOVES = Integer.MAX_VALUE - 8;

  /** The number of positions between two reports of the progress; a power of two. */
  private static final int INTERVAL = 1 << 10;

  private final Rules<S, M> rules;
  private final int limit;
  private final int moveLimit;
  private final PositionIndex<S> positions = new PositionIndex<>();

  /** The positions to which the moves lead, position after position. */
  private final IntList targets = new IntList();

  /** For each position, the end of its moves in {@link #targets}. */
  private final IntList ends = new IntList();

  private StateGraph(Rules<S, M> rules, int limit) {
    this.rules = rules;
    // The position that exceeds the limit is added before it is noticed.
    this.limit = Math.min(limit, PositionIndex.CAPACITY - 1);
    moveLimit =
        (int) Math.min(MAX_MOVES, Math.max(MIN_MOVE_LIMIT, (long) MOVES_PER_POSITION * limit));
  }

  static <S, M> StateGraph<S, M> of(Rules<S, M> rules, S start, int limit, Progress progress) {
    StateGraph<S, M> graph = new StateGraph<>(rules, limit);
    graph.fill(start, progress);
    return graph;
  }

  Rules<S, M> rules() {
    return rules;
  }

  PositionIndex<S> positions() {
    return positions;
  }

  /** Returns the number of moves of each position. */
  int[] moveCounts() {
    int[] counts = new int[positions.size()];
    int begin = 0;
    for (int number = 0; number < counts.length; number++) {
      counts[number] = ends.get(number) - begin;
      begin = ends.get(number);
    }
    return counts;
  }

  /** Returns the reversed graph. */
  Predecessors predecessors() {
    return Predecessors.of(targets, ends);
  }

  private void fill(S start, Progress progress) {
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

  private void addMove(S next) {
    int number = positions.add(next);
    if (number >= limit) {
      throw new SolverLimitException(limit, "More than " + limit + " positions can be reached.");
    }
    if (targets.size() == moveLimit) {
      throw new SolverLimitException(
          limit,
          "The positions have more than "
              + moveLimit
              + " moves, which is the most for a limit of "
              + limit
              + " positions.");
    }
    targets.add(number);
  }
}
