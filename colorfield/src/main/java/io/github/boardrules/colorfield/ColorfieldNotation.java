package io.github.boardrules.colorfield;

import io.github.boardrules.core.Notation;
import java.util.Objects;

/** The texts of a variant (RULES.md, "Notation"). */
record ColorfieldNotation(Variant variant) implements Notation<ColorfieldPosition, ColorfieldMove> {
  @Override
  public String formatMove(ColorfieldMove move) {
    return MoveText.format(Objects.requireNonNull(move));
  }

  @Override
  public ColorfieldMove parseMove(String text) {
    return MoveText.parse(text);
  }

  @Override
  public String formatPosition(ColorfieldPosition position) {
    return PositionText.format(position);
  }

  @Override
  public ColorfieldPosition parsePosition(String text) {
    return new PositionText(variant, text).parse();
  }
}
