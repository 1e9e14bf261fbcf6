package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Balls are taken from some cells of a grid (RULES.md, "A move"). A move is independent of any
 * position, so it may name cells that are not in line, or empty; {@link GridRules#refusal} reports
 * that.
 *
 * <pre>{@code
 * var move = GridMove.parse("b1+a1");                                   // ==> a1+b1
 * move.cells().size();                                                  // ==> 2
 * new GridMove(move.cells()).equals(move); // ==> true
 * }</pre>
 *
 * @param cells the cells, at least one, by column and then by row. Unmodifiable
 */
public record GridMove(List<GridCell> cells) {
  /**
   * Creates a move; the list is copied and sorted.
   *
   * @throws IllegalArgumentException if there is no cell, or one is named twice
   */
  public GridMove {
    cells = List.copyOf(cells.stream().sorted().collect(Collectors.toList()));
    if (cells.isEmpty() || Long.bitCount(GridBoard.set(cells)) < cells.size()) {
      throw new IllegalArgumentException("A move names one cell or more, each once: " + cells);
    }
  }

  /**
   * {@return the move on a grid of any size that a text describes}
   *
   * @param text any text; the cells may come in any order
   * @throws NotationException if the text is not a move on the largest grid
   */
  public static GridMove parse(String text) {
    return MoveText.parse(text, GridCell.MAX_SIDE, GridCell.MAX_SIDE);
  }

  /** Returns the notation of the move, such as {@code d1+d2+d3}. */
  @Override
  public String toString() {
    return MoveText.format(this);
  }
}
