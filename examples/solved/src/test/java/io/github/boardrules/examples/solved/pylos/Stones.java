package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.pylos.PylosCell;
import io.github.boardrules.pylos.PylosPosition;
import io.github.boardrules.pylos.PylosRules;

/**
 * What a position is to the solver.
 *
 * @param occupied the cells with stones
 * @param own the cells with stones of the player to move
 */
record Stones(int occupied, int own) {
  static Stones of(CellBoard board, PylosPosition position) {
    int occupied = 0;
    int own = 0;
    for (int bit = 0; bit < board.cells; bit++) {
      int owner = position.owner(board.cell.get(bit)).orElse(0);
      occupied |= owner == 0 ? 0 : 1 << bit;
      own |= owner == position.toMove() ? 1 << bit : 0;
    }
    return new Stones(occupied, own);
  }

  /** Returns the position in which these are the stones, and the own ones those of player 1. */
  static PylosPosition position(
      CellBoard board, PylosRules rules, int occupied, int own, int toMove) {
    StringBuilder text = new StringBuilder();
    for (int level = 1; level <= board.base; level++) {
      int side = board.base + 1 - level;
      for (int row = side; row >= 1; row--) {
        for (int column = 0; column < side; column++) {
          int bit = 1 << board.cell.indexOf(new PylosCell(level, (char) ('a' + column), row));
          text.append((occupied & bit) == 0 ? '.' : (own & bit) == 0 ? '2' : '1');
        }
        text.append(row > 1 ? "/" : level < board.base ? "|" : "");
      }
    }
    return rules.notation().parsePosition(text + " " + toMove + " 0");
  }

  /** Returns whether each player has enough stones for their cells. */
  static boolean areEnough(CellBoard board, int occupied, int own) {
    return Integer.bitCount(own) <= board.stones
        && Integer.bitCount(occupied & ~own) <= board.stones;
  }

  /** Returns the cells of a set that the bits of a number choose. */
  static int spread(int bits, int set) {
    int chosen = 0;
    int left = bits;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      chosen |= (left & 1) == 0 ? 0 : rest & -rest;
      left >>>= 1;
    }
    return chosen;
  }
}
