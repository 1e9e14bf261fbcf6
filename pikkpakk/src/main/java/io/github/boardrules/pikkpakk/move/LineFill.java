package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;

/**
 * A flood fill along lines: a set of cells that grows over adjacent cells of another set.
 *
 * <p><b>Design.</b> The Kogge-Stone algorithm (<a
 * href="https://www.chessprogramming.org/Kogge-Stone_Algorithm">chessprogramming.org</a>): each
 * round fills twice as far as the round before, because a path of 2n cells is free if n cells are
 * free and n more from there on. Four rounds suffice for the lines of {@link Board#ELEVEN}.
 *
 * <p>It is mutable, one object for all rounds: an object for each round made the JIT compiler of
 * JDK 17 work for seconds until it had removed them all.
 */
final class LineFill {
  long low;

  long high;

  /** The cells from which the path is free, as far as the next round goes. */
  private long wayLow;

  private long wayHigh;

  LineFill(long low, long high, long wayLow, long wayHigh) {
    this.low = low;
    this.high = high;
    this.wayLow = wayLow;
    this.wayHigh = wayHigh;
  }

  void back(int step) {
    roundBack(step);
    roundBack(2 * step);
    roundBack(4 * step);
    roundBack(4 * step);
  }

  void ahead(int step) {
    roundAhead(step);
    roundAhead(2 * step);
    roundAhead(4 * step);
    roundAhead(4 * step);
  }

  private void roundBack(int by) {
    low |= wayLow & CellSets.backLow(low, high, by);
    high |= wayHigh & CellSets.backHigh(high, by);
    wayLow &= CellSets.backLow(wayLow, wayHigh, by);
    wayHigh &= CellSets.backHigh(wayHigh, by);
  }

  private void roundAhead(int by) {
    high |= wayHigh & CellSets.aheadHigh(low, high, by);
    low |= wayLow & CellSets.aheadLow(low, by);
    wayHigh &= CellSets.aheadHigh(wayLow, wayHigh, by);
    wayLow &= CellSets.aheadLow(wayLow, by);
  }
}
