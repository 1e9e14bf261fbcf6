package io.github.boardrules.zertz;

import io.github.boardrules.core.Notation;

/** The texts of a variant (RULES.md, "Notation"). */
record ZertzNotation(Variant variant) implements Notation<ZertzPosition, ZertzMove> {
  @Override
  public String formatMove(ZertzMove move) {
    return MoveText.format(move);
  }

  @Override
  public ZertzMove parseMove(String text) {
    return MoveText.parse(text);
  }

  @Override
  public String formatPosition(ZertzPosition position) {
    return PositionText.format(position);
  }

  @Override
  public ZertzPosition parsePosition(String text) {
    return new PositionText(variant, text).parse();
  }
}
