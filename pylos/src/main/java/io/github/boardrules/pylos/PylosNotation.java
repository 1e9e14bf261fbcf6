package io.github.boardrules.pylos;

import io.github.boardrules.core.Notation;
import java.util.Objects;

/** The texts of a variant (RULES.md, "Notation"). */
record PylosNotation(Variant variant) implements Notation<PylosPosition, PylosMove> {
  @Override
  public String formatMove(PylosMove move) {
    return MoveText.format(Objects.requireNonNull(move));
  }

  @Override
  public PylosMove parseMove(String text) {
    return MoveText.parse(variant.board, Objects.requireNonNull(text));
  }

  @Override
  public String formatPosition(PylosPosition position) {
    return PositionText.format(position);
  }

  @Override
  public PylosPosition parsePosition(String text) {
    return new PositionText(variant, Objects.requireNonNull(text)).parse();
  }
}
