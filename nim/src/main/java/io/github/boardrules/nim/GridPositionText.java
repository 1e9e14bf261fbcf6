package io.github.boardrules.nim;

import io.github.boardrules.core.text.TextCursor;

/** Formats and parses positions on a grid (RULES.md, "Notation"). */
final class GridPositionText {
  private static final String CELLS = ".o";
  private static final char ROW_END = '/';

  private GridPositionText() {}

  static String format(GridPosition position) {
    StringBuilder out = new StringBuilder(80);
    for (int row = position.rows() - 1; row >= 0; row--) {
      for (int column = 0; column < position.cols(); column++) {
        out.append(CELLS.charAt((int) (position.balls >>> (GridBoard.RIGHT * column + row)) & 1));
      }
      out.append(row == 0 ? ' ' : ROW_END);
    }
    return out.append(position.toMove()).toString();
  }

  static GridPosition parse(GridVariant variant, String text) {
    TextCursor cursor = new TextCursor(text);
    long balls = 0;
    for (int row = variant.rows - 1; row >= 0; row--) {
      for (int column = 0; column < variant.cols; column++) {
        balls |= (long) cursor.expectOneOf(CELLS) << (GridBoard.RIGHT * column + row);
      }
      cursor.expect(row == 0 ? ' ' : ROW_END);
    }
    int toMove = 1 + cursor.expectOneOf("12");
    cursor.expectEnd();
    return new GridPosition(variant, toMove, balls);
  }
}
