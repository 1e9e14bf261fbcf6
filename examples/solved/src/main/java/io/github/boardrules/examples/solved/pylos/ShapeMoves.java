package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.pylos.PylosOptions;
import io.github.boardrules.pylos.PylosOptions.TakeBackRule;
import java.util.ArrayList;
import java.util.List;

/**
 * The moves that are possible on a shape, no matter who owns its stones (RULES.md, "A move"). Which
 * of them a player has, the owners of a few stones decide.
 */
final class ShapeMoves {
  private final CellBoard board;
  private final TakeBackRule takeBack;
  private final List<Integer> patterns;

  /** Receives moves. */
  interface MoveVisitor {
    /**
     * Receives a move.
     *
     * @param isRaise whether a stone is raised
     * @param own the cells on which stones of the player must stand before it
     * @param notAllOwn sets of cells, on each of which the opponent must have a stone
     */
    void move(int result, boolean isRaise, int own, List<Integer> notAllOwn);
  }

  ShapeMoves(CellBoard board, PylosOptions options) {
    this.board = board;
    takeBack = options.takeBack();
    patterns = new ArrayList<>();
    if (takeBack != TakeBackRule.NONE) {
      patterns.addAll(board.squares);
      if (options.lines()) {
        patterns.addAll(board.lines);
      }
    }
  }

  /** Passes on all moves; some of them more than once. */
  void visit(int shape, MoveVisitor visitor) {
    for (int rest = board.vacant(shape); rest != 0; rest &= rest - 1) {
      visit(shape, rest & -rest, 0, visitor);
    }
    for (int free = board.free(shape); free != 0; free &= free - 1) {
      int raised = free & -free;
      int level = board.level[Integer.numberOfTrailingZeros(raised)];
      int lifted = shape & ~raised;
      for (int rest = board.vacant(lifted); rest != 0; rest &= rest - 1) {
        if (board.level[Integer.numberOfTrailingZeros(rest)] > level) {
          visit(lifted, rest & -rest, raised, visitor);
        }
      }
    }
  }

  /** Passes on the moves of one stone, with every way to take stones back. */
  private void visit(int before, int target, int raised, MoveVisitor visitor) {
    int after = before | target;
    List<Integer> completed = new ArrayList<>();
    for (int pattern : patterns) {
      if ((pattern & target) != 0 && (pattern & ~after) == 0) {
        completed.add(pattern & ~target);
      }
    }
    boolean isRaise = raised != 0;
    visitor.move(after, isRaise, raised, takeBack == TakeBackRule.MUST ? completed : List.of());
    if (!completed.isEmpty()) {
      for (int taken : takeBacks(after)) {
        for (int pattern : completed) {
          visitor.move(after & ~taken, isRaise, (raised | pattern | taken) & ~target, List.of());
        }
      }
    }
  }

  /** Returns the sets of one or two stones that can be taken from the board one after the other. */
  private List<Integer> takeBacks(int occupied) {
    List<Integer> sets = new ArrayList<>();
    for (int free = board.free(occupied); free != 0; free &= free - 1) {
      int first = free & -free;
      sets.add(first);
      for (int next = board.free(occupied & ~first); next != 0; next &= next - 1) {
        int both = first | (next & -next);
        if (!sets.contains(both)) {
          sets.add(both);
        }
      }
    }
    return sets;
  }
}
