package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.List;
import java.util.Optional;

/**
 * Finds a shortest way between positions of an inlay puzzle, from both ends.
 *
 * <p><b>Design.</b> Every push can be taken back, so the search goes breadth first from the start
 * and from the goals, always where fewer positions are on the edge, and ends when one side comes
 * upon the other. Whole layers were finished before, so no way is shorter. If one side has nothing
 * more to find, there is no way.
 */
final class InlaySearch {
  /** After so many positions progress is told; a power of two. */
  private static final int INTERVAL = 1 << 10;

  private final int limit;
  private final Progress progress;
  private final MoveBuffer moves = new MoveBuffer();
  private final Side start;
  private final Side goals;

  private InlaySearch(
      PikkPakkPosition start, List<PikkPakkPosition> goals, int limit, Progress progress) {
    this.limit = limit;
    this.progress = progress;
    this.start = new Side(List.of(start));
    this.goals = new Side(goals);
  }

  /** One end of the search: the positions found from there, layer by layer. */
  private static final class Side {
    final InlayTable table;
    int done;

    Side(List<PikkPakkPosition> positions) {
      table = new InlayTable(positions.get(0));
      positions.forEach(position -> table.add(position, -1, 0));
    }

    /** How many positions are to be looked at next. */
    int edge() {
      return table.size() - done;
    }
  }

  /**
   * A shortest word of pushes from a start to one of some goals; empty when there is none.
   *
   * @throws SolverLimitException when more positions than the limit would have to be kept
   */
  static Optional<int[]> solve(
      PikkPakkPosition start, List<PikkPakkPosition> goals, int limit, Progress progress) {
    return new InlaySearch(start, goals, limit, progress).solve();
  }

  private Optional<int[]> solve() {
    int met = goals.table.find(start.table.position(0));
    if (met >= 0) {
      return Optional.of(new int[0]);
    }
    while (start.edge() > 0 && goals.edge() > 0) {
      boolean forward = start.edge() <= goals.edge();
      Optional<PikkPakkPosition> meeting = forward ? layer(start, goals) : layer(goals, start);
      if (meeting.isPresent()) {
        return meeting.map(this::word);
      }
    }
    return Optional.empty();
  }

  /** Looks at one layer; the position in which this side meets the other, if it does. */
  private Optional<PikkPakkPosition> layer(Side side, Side other) {
    for (int end = side.table.size(); side.done < end; side.done++) {
      PikkPakkPosition position = side.table.position(side.done);
      int mark = moves.mark();
      position.game().pushing().list(position, moves);
      for (int i = mark; i < moves.size(); i++) {
        PikkPakkPosition next = LinePushes.next(position, moves.get(i));
        if (side.table.add(next, side.done, moves.get(i))) {
          if (other.table.find(next) >= 0) {
            return Optional.of(next);
          }
          checkLimit();
        }
      }
      moves.release(mark);
      if ((side.done & (INTERVAL - 1)) == 0) {
        progress.advanced(start.done + goals.done, start.table.size() + goals.table.size());
      }
    }
    return Optional.empty();
  }

  private void checkLimit() {
    if (start.table.size() + goals.table.size() > limit) {
      throw new SolverLimitException(
          limit, "No way was found among " + limit + " positions, and there may be one.");
    }
  }

  private int[] word(PikkPakkPosition meeting) {
    return LinePushes.join(
        start.table.word(start.table.find(meeting)),
        LinePushes.back(goals.table.word(goals.table.find(meeting))));
  }
}
