package io.github.boardrules.tzaar;

import io.github.boardrules.core.Notation;
import java.util.Objects;

/** The texts of a variant (RULES.md, "Notation"). */
record TzaarNotation(Variant variant) implements Notation<TzaarPosition, TzaarMove> {
  @Override
  public String formatMove(TzaarMove move) {
    return MoveText.format(Objects.requireNonNull(move));
  }

  @Override
  public TzaarMove parseMove(String text) {
    return MoveText.parse(text);
  }

  @Override
  public String formatPosition(TzaarPosition position) {
    return PositionText.format(position);
  }

  @Override
  public TzaarPosition parsePosition(String text) {
    return new PositionText(variant, text).parse();
  }
}
