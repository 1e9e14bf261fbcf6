package io.github.boardrules.zertz;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds captures that begin with some entered steps: one for each way in which they can go on. A
 * position can have more than a million chains, but a marble has at most six jumps at a time.
 */
final class CaptureCandidates {
  private final Board board;
  private final ZertzPosition position;
  private final List<ZertzMove> found = new ArrayList<>();

  private CaptureCandidates(ZertzPosition position) {
    this.position = position;
    board = position.variant.board;
  }

  /** Returns the captures; none if no capture begins with the steps. */
  static List<ZertzMove> of(ZertzPosition position, List<Step> entered) {
    CaptureCandidates candidates = new CaptureCandidates(position);
    if (entered.isEmpty()) {
      candidates.board.cells(position.occupied()).forEach(cell -> candidates.add(cell, List.of()));
    } else {
      candidates
          .cells(entered)
          .filter(cells -> position.marble(cells.get(0)).isPresent())
          .ifPresent(cells -> candidates.add(cells.get(0), cells.subList(1, cells.size())));
    }
    return candidates.found;
  }

  /** Adds a capture for each jump that can follow some landings, or the one that they complete. */
  private void add(Cell from, List<Cell> landings) {
    Walk walk = new Walk(from);
    for (Cell landing : landings) {
      if (!walk.jumpTo(board.set(landing))) {
        return;
      }
    }
    long next = walk.landings();
    if (next == 0 && !walk.jumps.isEmpty()) {
      found.add(walk.capture());
    }
    for (long rest = next; rest != 0; rest &= rest - 1) {
      Walk longer = new Walk(from);
      landings.forEach(landing -> longer.jumpTo(board.set(landing)));
      for (long to = rest & -rest; to != 0; to = Long.lowestOneBit(longer.landings())) {
        longer.jumpTo(to);
      }
      found.add(longer.capture());
    }
  }

  /** Returns the cells that the steps touch; empty unless all are cells of the board. */
  private Optional<List<Cell>> cells(List<Step> entered) {
    List<Cell> cells = new ArrayList<>();
    try {
      for (Step step : entered) {
        Cell cell = Cell.parse(step.name());
        if (!step.isCell() || !board.has(cell)) {
          return Optional.empty();
        }
        cells.add(cell);
      }
    } catch (NotationException noCell) {
      return Optional.empty();
    }
    return Optional.of(cells);
  }

  /** A marble on its way. */
  private final class Walk {
    private final Cell from;
    private final List<ZertzMove.Jump> jumps = new ArrayList<>();
    private int at;
    private long occupied;
    private long vacant;

    Walk(Cell from) {
      this.from = from;
      at = board.bit(from);
      occupied = position.occupied() & ~(1L << at);
      vacant = position.vacant() | (1L << at);
    }

    /** Jumps to a cell; returns false if the marble cannot. */
    @CanIgnoreReturnValue
    boolean jumpTo(long landing) {
      if ((landings() & landing) == 0) {
        return false;
      }
      long over = board.between(at, landing);
      Marble captured = Marble.numbered(position.number(over));
      jumps.add(new ZertzMove.Jump(captured, board.cells(landing).get(0)));
      occupied &= ~over;
      vacant |= over;
      at = Long.numberOfTrailingZeros(landing);
      return true;
    }

    /** Returns the cells to which the marble can jump now. */
    long landings() {
      long landings = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        landings |= CaptureGenerator.landing(board, at, d, occupied, vacant);
      }
      return landings;
    }

    ZertzMove capture() {
      return new ZertzMove.Capture(from, jumps);
    }
  }
}
