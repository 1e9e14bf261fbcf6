package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.NotationException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A placement or a push (RULES.md, "A move"). A move does not know its position or its game, so it
 * may name cells that the board does not have; {@link
 * io.github.boardrules.pikkpakk.PikkPakkRules#refusal} refuses it then.
 *
 * <pre>{@code
 * var move = PikkPakkMove.parse("a1u2");
 * if (move instanceof PikkPakkMove.PushRun push) {
 *   push.rear();  // ==> a1
 *   push.cells(); // ==> 2
 * }
 * }</pre>
 */
public sealed interface PikkPakkMove {
  /**
   * A ball is put on a cell of the block, or enters from a cell of the rim: {@code e5}.
   *
   * @param to the cell
   */
  record Place(PikkPakkCell to) implements PikkPakkMove {
    /** Checks the cell for null. */
    public Place {
      Objects.requireNonNull(to, "to");
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A whole line is pushed, by a line push or a round push: {@code bu}, {@code 5l2}.
   *
   * @param line the line
   * @param direction up or down for a column, left or right for a row
   * @param cells how many cells, 1 to 11
   */
  record PushLine(PikkPakkLine line, PikkPakkDirection direction, int cells)
      implements PikkPakkMove {
    /**
     * Checks the direction and the number of cells.
     *
     * @throws IllegalArgumentException if the direction leads across the line, or the number is not
     *     from 1 to 11
     */
    public PushLine {
      Objects.requireNonNull(line, "line");
      Objects.requireNonNull(direction, "direction");
      MoveText.checkCells(cells);
      if (line.isColumn() != direction.isVertical()) {
        throw new IllegalArgumentException(
            "The line " + line + " cannot be pushed across, to " + direction + ".");
      }
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * The ball at the rear of a run is pushed, and the run with it: {@code c9l}, {@code a1u2}.
   *
   * @param rear the cell of the ball at the rear
   * @param direction the direction of the push
   * @param cells how many cells, 1 to 11
   */
  record PushRun(PikkPakkCell rear, PikkPakkDirection direction, int cells)
      implements PikkPakkMove {
    /**
     * Checks the number of cells.
     *
     * @throws IllegalArgumentException if the number is not from 1 to 11
     */
    public PushRun {
      Objects.requireNonNull(rear, "rear");
      Objects.requireNonNull(direction, "direction");
      MoveText.checkCells(cells);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /** Own balls side by side move across their line: {@code a2-c2u}, {@code b3-b4r2}. */
  final class Sideways implements PikkPakkMove {
    private final PikkPakkCell first;
    private final PikkPakkCell last;
    private final PikkPakkDirection direction;
    private final int cells;

    /**
     * {@return a move of the balls between two cells of a line}
     *
     * @param first the lower or left end of the series
     * @param last its other end, in the same row or column
     * @param direction a direction across that line
     * @param cells how many cells, 1 to 11
     * @throws IllegalArgumentException if the ends are not two cells of a line in their order, the
     *     direction does not lead across it, or the number is not from 1 to 11
     */
    public static Sideways of(
        PikkPakkCell first, PikkPakkCell last, PikkPakkDirection direction, int cells) {
      return new Sideways(first, last, direction, cells);
    }

    private Sideways(
        PikkPakkCell first, PikkPakkCell last, PikkPakkDirection direction, int cells) {
      this.first = Objects.requireNonNull(first, "first");
      this.last = Objects.requireNonNull(last, "last");
      this.direction = Objects.requireNonNull(direction, "direction");
      this.cells = cells;
      MoveText.checkCells(cells);
      boolean inColumn = first.column() == last.column() && first.row() < last.row();
      boolean inRow = first.row() == last.row() && first.column() < last.column();
      String series = "from " + first + " to " + last;
      if (!inColumn && !inRow) {
        throw new IllegalArgumentException(
            "A series goes up a column or to the right along a row, not " + series + ".");
      }
      if (direction.isVertical() == inColumn) {
        throw new IllegalArgumentException(
            "The series " + series + " moves across, not to " + direction + ".");
      }
    }

    /** {@return the lower or left end of the series} */
    public PikkPakkCell first() {
      return first;
    }

    /** {@return the other end of the series, in the same row or column} */
    public PikkPakkCell last() {
      return last;
    }

    /** {@return the direction, across the line of the series} */
    public PikkPakkDirection direction() {
      return direction;
    }

    /** {@return how many cells the series moves, 1 to 11} */
    public int cells() {
      return cells;
    }

    @Override
    @SuppressWarnings("exports") // the annotations are optional at run time
    public boolean equals(@Nullable Object other) {
      return other instanceof Sideways that
          && first.equals(that.first)
          && last.equals(that.last)
          && direction == that.direction
          && cells == that.cells;
    }

    @Override
    public int hashCode() {
      return Objects.hash(first, last, direction, cells);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * {@return the move that a text describes; the forms are the same in every game of the family}
   *
   * @param text any text
   * @throws NotationException if the text is not a move
   */
  static PikkPakkMove parse(String text) {
    return MoveText.parse(text);
  }
}
