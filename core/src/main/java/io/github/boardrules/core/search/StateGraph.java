package io.github.boardrules.core.search;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.SolverLimitException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

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

  /** The numbers of the positions, from 0 in the order in which they were found. */
  final Map<S, Integer> numbers = new HashMap<>();

  final List<S> positions = new ArrayList<>();

  /** The positions to which the moves lead, position after position. */
  private final int[] targets;

  /** For each position, the end of its moves in {@link #targets}. */
  private final int[] ends;

  StateGraph(PackedRules<S, ?> rules, S start, int limit, Progress progress) {
    int mostMoves =
        (int) Math.min(MAX_MOVES, Math.max(MIN_MOVE_LIMIT, (long) MOVES_PER_POSITION * limit));
    IntStream.Builder found = IntStream.builder();
    IntStream.Builder foundEnds = IntStream.builder();
    MoveBuffer buffer = new MoveBuffer();
    int moves = 0;
    positions.add(start);
    numbers.put(start, 0);
    for (int number = 0; number < positions.size(); number++) {
      S position = positions.get(number);
      buffer.release(0);
      rules.legalMoves(position, buffer);
      for (int i = 0; i < buffer.size(); i++) {
        S next = rules.playUnchecked(position, buffer.get(i));
        int target = number(next, numbers, positions);
        if (target >= limit) {
          throw new SolverLimitException(
              limit, "More than " + limit + " positions can be reached.");
        }
        if (moves == mostMoves) {
          String many =
              mostMoves + " moves, which is the most for a limit of " + limit + " positions.";
          throw new SolverLimitException(limit, "The positions have more than " + many);
        }
        found.add(target);
        moves++;
      }
      foundEnds.add(moves);
      if ((number & (INTERVAL - 1)) == INTERVAL - 1) {
        progress.advanced(number + 1, positions.size());
      }
    }
    progress.advanced(positions.size(), positions.size());
    targets = found.build().toArray();
    ends = foundEnds.build().toArray();
  }

  private static <S> int number(S position, Map<S, Integer> numbers, List<S> positions) {
    return numbers.computeIfAbsent(
        position,
        added -> {
          positions.add(added);
          return positions.size() - 1;
        });
  }

  int[] moveCounts() {
    int[] counts = new int[positions.size()];
    int begin = 0;
    for (int number = 0; number < counts.length; number++) {
      counts[number] = ends[number] - begin;
      begin = ends[number];
    }
    return counts;
  }

  /** The reversed graph in compressed sparse rows: where each position begins in {@code from}. */
  @SuppressWarnings("ArrayRecordComponent") // passed on once and never compared
  record Predecessors(int[] begins, int[] from) {}

  Predecessors predecessors() {
    int[] begins = new int[ends.length + 1];
    for (int target : targets) {
      begins[target]++;
    }
    for (int position = 1; position < begins.length; position++) {
      begins[position] += begins[position - 1];
    }
    // Each entry is the end of its part now. Filling the parts backwards moves it to the begin.
    int[] from = new int[targets.length];
    int move = 0;
    for (int position = 0; position < ends.length; position++) {
      for (; move < ends[position]; move++) {
        from[--begins[targets[move]]] = position;
      }
    }
    return new Predecessors(begins, from);
  }
}
