package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.core.MoveChanges.Location;
import io.github.boardrules.core.MoveChanges.Transfer;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.move.MoveCode;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds how balls travel when a move is made (RULES.md, "A move"). Balls on a line keep their
 * order, so the first ball before the push is the first after it, and so on; those in front that
 * have no partner have left the area.
 */
final class BallTransfers {
  private static final Location OUTSIDE = Location.OUTSIDE;

  private final Board board;
  private final BitPosition before;
  private final BitPosition after;
  private final List<Transfer> transfers = new ArrayList<>();

  private BallTransfers(BitPosition before, PikkPakkMove move) {
    this.before = before;
    board = before.variant().board;
    after = before.moveKind().playUnchecked(before, MoveCode.encode(board, move));
  }

  /** Returns the transfers of a legal move, those in front first. */
  static List<Transfer> of(BitPosition before, PikkPakkMove move) {
    BallTransfers balls = new BallTransfers(before, move);
    balls.add(move);
    return balls.transfers;
  }

  private void add(PikkPakkMove move) {
    if (move instanceof PikkPakkMove.Place place) {
      addPlaced(place.to());
    } else if (move instanceof PikkPakkMove.PushLine push) {
      addPushed(board.index(push.line()), push.direction(), push.cells());
    } else if (move instanceof PikkPakkMove.PushRun push) {
      addPushed(line(board.bit(push.rear()), push.direction()), push.direction(), push.cells());
    } else if (move instanceof PikkPakkMove.Sideways push) {
      for (int column = column(push.first()); column <= column(push.last()); column++) {
        for (int row = push.first().row(); row <= push.last().row(); row++) {
          int line = line(board.bit(Board.cell(column, row - 1)), push.direction());
          addPushed(line, push.direction(), push.cells());
        }
      }
    }
  }

  /** Adds a ball that is placed on a cell, or enters the block from a cell of the rim. */
  private void addPlaced(PikkPakkCell cell) {
    int bit = board.bit(cell);
    @Nullable PikkPakkBall placed = after.ball(bit);
    if (placed != null) {
      transfers.add(
          Transfer.of(PikkPakkDiagram.name(placed), OUTSIDE, Location.onCell(cell.toString())));
      return;
    }
    boolean fromSide = column(cell) == 0 || column(cell) == board.size - 1;
    boolean forward = fromSide ? column(cell) == 0 : cell.row() == 1;
    List<Integer> balls = balls(before, board.lineThrough(bit, !fromSide), forward);
    balls.add(0, bit);
    addPaired(balls, balls(after, board.lineThrough(bit, !fromSide), forward));
  }

  private void addPushed(int line, PikkPakkDirection direction, int cells) {
    boolean forward = Directions.isForward(direction);
    List<Integer> from = balls(before, line, forward);
    List<Integer> to = balls(after, line, forward);
    if (from.size() == to.size() && from.size() == Integer.bitCount(before.variant().area(line))) {
      // A full line that stays full goes round (RULES.md, "A move", Pushing 2).
      Collections.rotate(to, -cells);
    }
    addPaired(from, to);
  }

  /** Adds the transfers from each cell to its partner. */
  private void addPaired(List<Integer> from, List<Integer> to) {
    for (int i = from.size() - 1; i >= 0; i--) {
      int bit = from.get(i);
      @Nullable PikkPakkBall ball = before.ball(bit);
      if (i >= to.size()) {
        if (ball != null) {
          transfers.add(Transfer.of(PikkPakkDiagram.name(ball), at(bit), off(ball)));
        }
      } else if (bit != to.get(i)) {
        @Nullable PikkPakkBall there = ball == null ? after.ball(to.get(i)) : ball;
        if (there != null) {
          Location start = ball == null ? OUTSIDE : at(bit);
          transfers.add(Transfer.of(PikkPakkDiagram.name(there), start, at(to.get(i))));
        }
      }
    }
  }

  /** Returns the cells of a line that hold a ball, in the direction of a push. */
  private List<Integer> balls(BitPosition position, int line, boolean forward) {
    List<Integer> balls = new ArrayList<>();
    for (int i = 0; i < board.size; i++) {
      int bit = board.bit(line, forward ? i : board.size - 1 - i);
      if (position.ball(bit) != null) {
        balls.add(bit);
      }
    }
    return balls;
  }

  private int line(int bit, PikkPakkDirection direction) {
    return board.lineThrough(bit, direction.isVertical());
  }

  private static int column(PikkPakkCell cell) {
    return Board.columnIndex(cell);
  }

  private Location at(int bit) {
    return Location.onCell(board.cell(bit).toString());
  }

  private Location off(PikkPakkBall ball) {
    return before.variant().hasLostCount
        ? Location.inStock(PikkPakkDiagram.lostBy(ball == PikkPakkBall.LIGHT ? 1 : 2))
        : OUTSIDE;
  }
}
