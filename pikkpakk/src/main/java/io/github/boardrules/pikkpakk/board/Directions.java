package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.value.Direction;
import java.util.List;

/** Directions as numbers, and by their line and sense. */
public final class Directions {
  /** All directions, in the order of the letters. */
  public static final List<Direction> ALL = List.of(Direction.values());

  private Directions() {}

  /** Returns the direction along columns or rows, forward or backward. */
  public static Direction of(boolean alongColumn, boolean forward) {
    return alongColumn
        ? forward ? Direction.UP : Direction.DOWN
        : forward ? Direction.RIGHT : Direction.LEFT;
  }

  public static boolean isForward(Direction direction) {
    return direction == Direction.UP || direction == Direction.RIGHT;
  }

  /** Returns the number of a direction in the order of the letters, from 0. */
  public static int number(Direction direction) {
    boolean forward = isForward(direction);
    return direction.isVertical() == forward ? (forward ? 3 : 1) : (forward ? 2 : 0);
  }
}
