package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.Notation;
import java.util.Objects;

/** The texts of a variant (RULES.md, "Notation"). */
record PikkPakkNotation(FamilyGame game) implements Notation<PikkPakkPosition, PikkPakkMove> {
  @Override
  public String formatMove(PikkPakkMove move) {
    return MoveText.format(Objects.requireNonNull(move));
  }

  @Override
  public PikkPakkMove parseMove(String text) {
    return MoveText.parse(text);
  }

  @Override
  public String formatPosition(PikkPakkPosition position) {
    return PositionText.format(position);
  }

  @Override
  public PikkPakkPosition parsePosition(String text) {
    return new PositionText(game, text).parse();
  }
}
