package io.github.boardrules.pylos;

import io.github.boardrules.core.NotationException;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A whole turn (RULES.md, "A move"). A move does not know its position, so it may name cells where
 * nothing can be done; {@link PylosRules#refusal} says so.
 *
 * <p>Stones that are taken back are a set: however they are given, they are kept in the order in
 * which they are written, the higher level first, then by column, then by row.
 *
 * <pre>{@code
 * var move = PylosMove.parse("1d2-2a2x1d1x2a2"); // ==> 1d2-2a2x2a2x1d1
 * move.target();                                 // ==> 2a2
 * move.takenBack();                              // ==> [2a2, 1d1]
 * }</pre>
 */
public sealed interface PylosMove {
  /** How many stones a turn may take back at most. */
  int MOST_TAKEN_BACK = 2;

  /**
   * A stone is placed from the reserve: {@code 1b2} or {@code 1b2x1b2}.
   *
   * @param target where it is placed
   * @param takenBack the cells from which stones are taken back, at most two. Unmodifiable
   */
  record Place(Cell target, List<Cell> takenBack) implements PylosMove {
    /**
     * Makes a placing; the list is copied.
     *
     * @throws IllegalArgumentException when more than two cells are named
     */
    public Place {
      Objects.requireNonNull(target);
      takenBack = inOrder(takenBack);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A stone on the board is raised: {@code 1d4-2a1} or {@code 1d2-2a2x2a2x1d1}.
   *
   * @param source where it comes from
   * @param target where it goes
   * @param takenBack the cells from which stones are taken back, at most two. Unmodifiable
   */
  record Raise(Cell source, Cell target, List<Cell> takenBack) implements PylosMove {
    /**
     * Makes a raise; the list is copied.
     *
     * @throws IllegalArgumentException when more than two cells are named
     */
    public Raise {
      Objects.requireNonNull(source);
      Objects.requireNonNull(target);
      takenBack = inOrder(takenBack);
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * Reads a move, with the stones that are taken back in either order.
   *
   * @param text any text
   * @return the move
   * @throws NotationException when the text is no move on the board of base 4
   */
  static PylosMove parse(String text) {
    return MoveText.parse(Board.of(4), text);
  }

  /**
   * Makes a raise, or a placing when no source is given.
   *
   * @param source where a raised stone comes from
   * @param target where the stone goes
   * @param takenBack the cells from which stones are taken back, at most two, in any order
   * @return the move
   * @throws IllegalArgumentException when more than two cells are named
   */
  static PylosMove of(Optional<Cell> source, Cell target, List<Cell> takenBack) {
    return source.isPresent()
        ? new Raise(source.get(), target, takenBack)
        : new Place(target, takenBack);
  }

  /**
   * Where the stone goes that is placed or raised.
   *
   * @return the cell
   */
  Cell target();

  /**
   * The cells from which stones are taken back, in the order in which they are written.
   *
   * @return none, one or two cells. Unmodifiable
   */
  List<Cell> takenBack();

  private static List<Cell> inOrder(List<Cell> cells) {
    if (cells.size() > MOST_TAKEN_BACK) {
      throw new IllegalArgumentException(
          "A turn takes back at most two stones, not " + cells.size() + ".");
    }
    return List.copyOf(cells).stream()
        .sorted(
            Comparator.comparingInt((Cell cell) -> -cell.level())
                .thenComparing(Comparator.naturalOrder()))
        .toList();
  }
}
