package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;

/** A position set up by hand. */
record Setup(String variant, ReferencePosition position) {

  /** An empty board, player 1 to move, the quiet count 0. */
  static Setup of(String variant) {
    return new Setup(variant, ReferencePosition.empty(1));
  }

  /** Pieces as {@code Ge4 ba6}, in any order; the last one on a field stays. */
  Setup with(String added) {
    ReferencePosition changed = position;
    for (String piece : added.split(" ", -1)) {
      changed = changed.with(piece.substring(1), piece.charAt(0));
    }
    return new Setup(variant, changed);
  }

  Setup toMove(int player) {
    return new Setup(variant, position.at(player, position.quiet()));
  }

  String text() {
    return ReferenceTexts.format(position);
  }

  /** The position, read from its text. */
  GamePosition gamePosition() {
    return GamePosition.of(variant, text());
  }
}
