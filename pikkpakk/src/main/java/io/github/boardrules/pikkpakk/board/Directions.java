package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import java.util.List;

/** Directions as numbers, and by their line and sense. */
public final class Directions {
  /** All directions, in the order of the letters. */
  public static final List<PikkPakkDirection> ALL = List.of(PikkPakkDirection.values());

  private Directions() {}

  /** Returns the direction along columns or rows, forward or backward. */
  public static PikkPakkDirection of(boolean alongColumn, boolean forward) {
    return alongColumn
        ? forward ? PikkPakkDirection.UP : PikkPakkDirection.DOWN
        : forward ? PikkPakkDirection.RIGHT : PikkPakkDirection.LEFT;
  }

  public static boolean isForward(PikkPakkDirection direction) {
    return direction == PikkPakkDirection.UP || direction == PikkPakkDirection.RIGHT;
  }

  /** Returns the number of a direction in the order of the letters, from 0. */
  public static int number(PikkPakkDirection direction) {
    boolean forward = isForward(direction);
    return direction.isVertical() == forward ? (forward ? 3 : 1) : (forward ? 2 : 0);
  }
}
