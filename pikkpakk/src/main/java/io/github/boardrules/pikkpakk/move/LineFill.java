package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;

/**
 * A flood fill along lines: a set of cells that grows over adjacent cells of another set.
 *
 * <p><b>Design.</b> The Kogge-Stone algorithm (<a
 * href="https://www.chessprogramming.org/Kogge-Stone_Algorithm">chessprogramming.org</a>): each
 * round fills twice as far as the round before, since a path of 2n cells is free if n cells are
 * free and n more from there on. Four rounds suffice for the lines of {@link Board#ELEVEN}.
 *
 * @param low the low word of the set
 * @param high the high word of the set
 * @param wayLow the low word of the cells from which the path is free, as far as a round goes
 * @param wayHigh the high word of these cells
 */
record LineFill(long low, long high, long wayLow, long wayHigh) {

  /** Returns the set filled back towards the beginnings of lines with a step. */
  LineFill back(int step) {
    return roundBack(step).roundBack(2 * step).roundBack(4 * step).roundBack(4 * step);
  }

  /** Returns the set filled ahead towards the ends of lines with a step. */
  LineFill ahead(int step) {
    return roundAhead(step).roundAhead(2 * step).roundAhead(4 * step).roundAhead(4 * step);
  }

  private LineFill roundBack(int by) {
    return new LineFill(
        low | (wayLow & CellSets.backLow(low, high, by)),
        high | (wayHigh & CellSets.backHigh(high, by)),
        wayLow & CellSets.backLow(wayLow, wayHigh, by),
        wayHigh & CellSets.backHigh(wayHigh, by));
  }

  private LineFill roundAhead(int by) {
    return new LineFill(
        low | (wayLow & CellSets.aheadLow(low, by)),
        high | (wayHigh & CellSets.aheadHigh(low, high, by)),
        wayLow & CellSets.aheadLow(wayLow, by),
        wayHigh & CellSets.aheadHigh(wayLow, wayHigh, by));
  }
}
