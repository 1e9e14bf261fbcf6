package io.github.boardrules.nim;

import io.github.boardrules.core.Notation;
import java.util.Objects;

/** The texts of a variant on a grid (RULES.md, "Notation"). */
record GridNotation(GridOptions options) implements Notation<GridPosition, GridMove> {
  @Override
  public String formatMove(GridMove move) {
    return GridMoveText.format(Objects.requireNonNull(move));
  }

  @Override
  public GridMove parseMove(String text) {
    return GridMoveText.parse(text, options.cols(), options.rows());
  }

  @Override
  public String formatPosition(GridPosition position) {
    return GridPositionText.format(position);
  }

  @Override
  public GridPosition parsePosition(String text) {
    return GridPositionText.parse(text, options.cols(), options.rows());
  }
}
