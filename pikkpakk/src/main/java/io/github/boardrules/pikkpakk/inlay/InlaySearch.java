package io.github.boardrules.pikkpakk.inlay;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Progress;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.MoveKind;
import java.util.List;
import java.util.Optional;

/**
 * Finds a shortest way between positions of an inlay puzzle.
 *
 * <p><b>Design.</b> Bidirectional breadth-first search (I. Pohl, "Bi-directional search", Machine
 * Intelligence 6, 1971), which is possible because every push has an inverse. Each round expands
 * one whole layer on the side with the smaller frontier. The search ends when the two sides meet;
 * all shorter ways have been excluded by then. If a side has no frontier left, there is no way.
 */
public final class InlaySearch {
  /** Progress is reported after so many positions; a power of two. */
  private static final int INTERVAL = 1 << 10;

  private final MoveKind pushing;
  private final int limit;
  private final Progress progress;
  private final MoveBuffer moves = new MoveBuffer();
  private final InlayTable start;
  private final InlayTable goals;

  private InlaySearch(
      MoveKind pushing, BitPosition start, List<BitPosition> goals, int limit, Progress progress) {
    this.pushing = pushing;
    this.limit = limit;
    this.progress = progress;
    this.start = new InlayTable(List.of(start));
    this.goals = new InlayTable(goals);
  }

  /**
   * Returns a shortest word of pushes from a start to one of some goals; empty if there is none.
   *
   * @throws SolverLimitException if the search would have to keep more positions than the limit
   */
  public static Optional<int[]> solve(
      MoveKind pushing, BitPosition start, List<BitPosition> goals, int limit, Progress progress) {
    return new InlaySearch(pushing, start, goals, limit, progress).solve();
  }

  private Optional<int[]> solve() {
    if (goals.find(start.position(0)) >= 0) {
      return Optional.of(new int[0]);
    }
    while (start.open() > 0 && goals.open() > 0) {
      boolean forward = start.open() <= goals.open();
      Optional<BitPosition> meeting =
          forward ? expandLayer(start, goals) : expandLayer(goals, start);
      if (meeting.isPresent()) {
        return meeting.map(this::word);
      }
    }
    return Optional.empty();
  }

  /** Expands one layer. Returns the position in which this side meets the other, if it does. */
  private Optional<BitPosition> expandLayer(InlayTable side, InlayTable other) {
    for (int end = side.size(); side.done < end; side.done++) {
      BitPosition position = side.position(side.done);
      int mark = moves.mark();
      pushing.list(position, moves);
      for (int i = mark; i < moves.size(); i++) {
        BitPosition next = pushing.playUnchecked(position, moves.get(i));
        if (side.add(next, side.done, moves.get(i))) {
          if (other.find(next) >= 0) {
            return Optional.of(next);
          }
          checkLimit();
        }
      }
      moves.release(mark);
      if ((side.done & (INTERVAL - 1)) == 0) {
        progress.advanced(start.done + goals.done, start.size() + goals.size());
      }
    }
    return Optional.empty();
  }

  private void checkLimit() {
    if (start.size() + goals.size() > limit) {
      throw new SolverLimitException(
          limit, "No way was found among " + limit + " positions, and there may be one.");
    }
  }

  private int[] word(BitPosition meeting) {
    return LinePushes.join(
        start.word(start.find(meeting)), LinePushes.inverse(goals.word(goals.find(meeting))));
  }
}
