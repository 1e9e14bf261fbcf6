package io.github.boardrules.zertz;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds captures that begin with some entered steps: one for each way in which they can continue. A
 * position can have more than a million chains, but a marble has at most six jumps at a time.
 */
final class CaptureCandidates {
  private final Board board;
  private final ZertzPosition position;

  /** The cell from which the marble jumps, if it is entered, and the landings. */
  private final List<ZertzCell> entered = new ArrayList<>();

  private final List<ZertzMove> found = new ArrayList<>();

  private CaptureCandidates(ZertzPosition position) {
    this.position = position;
    board = position.variant.board;
  }

  /** Returns the captures; none if no capture begins with the steps. */
  static List<ZertzMove> of(ZertzPosition position, List<Step> steps) {
    CaptureCandidates candidates = new CaptureCandidates(position);
    try {
      for (Step step : steps) {
        if (!step.isCell()) {
          return List.of();
        }
        candidates.entered.add(ZertzCell.parse(step.name()));
      }
    } catch (NotationException noCell) {
      return List.of();
    }
    candidates.find();
    return candidates.found;
  }

  private void find() {
    for (ZertzCell from : board.cells(position.occupied())) {
      if (entered.isEmpty() || entered.get(0).equals(from)) {
        long start = board.set(from);
        follow(
            from,
            board.bit(from),
            position.occupied() & ~start,
            position.vacant() | start,
            List.of());
      }
    }
  }

  /** Adds the captures that begin with some jumps: all ways for the next step, one way later. */
  private void follow(
      ZertzCell from, int at, long occupied, long vacant, List<ZertzMove.Jump> jumps) {
    int steps = 1 + jumps.size();
    long landings = CaptureGenerator.landings(board, at, occupied, vacant);
    if (landings == 0 && !jumps.isEmpty() && steps >= entered.size()) {
      found.add(new ZertzMove.Capture(from, jumps));
    }
    if (steps < entered.size()) {
      landings &= board.set(entered.get(steps));
    } else if (steps > Math.max(entered.size(), 1)) {
      landings = Long.lowestOneBit(landings);
    }
    for (long rest = landings; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      long over = board.between(at, rest & -rest);
      List<ZertzMove.Jump> longer = new ArrayList<>(jumps);
      longer.add(new ZertzMove.Jump(ZertzMarble.numbered(position.number(over)), board.cell(to)));
      follow(from, to, occupied & ~over, vacant | over, longer);
    }
  }
}
