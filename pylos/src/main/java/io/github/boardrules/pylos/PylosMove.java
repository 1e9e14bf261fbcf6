package io.github.boardrules.pylos;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.Objects;

/**
 * A player's whole turn (RULES.md, "A move"): a stone is placed or raised, and stones may be taken
 * back. A move does not know its position, so it may be illegal; {@link PylosRules#refusal} says
 * why.
 *
 * <p>The cells of stones that are taken back are a set. They may be given in any order and are kept
 * in canonical order: the higher level first, then by column, then by row.
 *
 * <pre>{@code
 * var move = PylosMove.parse("1d2-2a2x1d1x2a2"); // ==> 1d2-2a2x2a2x1d1
 * move.to();                                     // ==> 2a2
 * move.takenBack();                              // ==> [2a2, 1d1]
 * }</pre>
 */
public sealed interface PylosMove {
  /**
   * A stone is placed from the reserve: {@code 1b2} or {@code 1b2x1b2}.
   *
   * @param to the cell on which it is placed
   * @param takenBack the cells from which stones are taken back, at most two, in canonical order.
   *     Unmodifiable
   */
  record Place(PylosCell to, List<PylosCell> takenBack) implements PylosMove {
    /**
     * Makes a placing; the list is copied and put into canonical order.
     *
     * @throws IllegalArgumentException if more than two cells are named
     */
    public Place {
      Objects.requireNonNull(to, "to");
      takenBack = MoveText.inOrder(Objects.requireNonNull(takenBack, "takenBack"));
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * A stone on the board is raised: {@code 1d4-2a1} or {@code 1d2-2a2x2a2x1d1}.
   *
   * @param from the cell from which it is lifted
   * @param to the cell to which it is raised
   * @param takenBack the cells from which stones are taken back, at most two, in canonical order.
   *     Unmodifiable
   */
  record Raise(PylosCell from, PylosCell to, List<PylosCell> takenBack) implements PylosMove {
    /**
     * Makes a raise; the list is copied and put into canonical order.
     *
     * @throws IllegalArgumentException if more than two cells are named
     */
    public Raise {
      Objects.requireNonNull(from, "from");
      Objects.requireNonNull(to, "to");
      takenBack = MoveText.inOrder(Objects.requireNonNull(takenBack, "takenBack"));
    }

    @Override
    public String toString() {
      return MoveText.format(this);
    }
  }

  /**
   * {@return the move that a text describes; the cells of take-backs may be in either order}
   *
   * @param text any text
   * @throws NotationException if the text is not a move on the board of base 4
   */
  static PylosMove parse(String text) {
    return MoveText.parse(Board.of(4), text);
  }

  /** {@return the cell on which a stone is placed or to which it is raised} */
  PylosCell to();

  /** {@return the cells of take-backs, at most two, in canonical order; unmodifiable} */
  List<PylosCell> takenBack();
}
