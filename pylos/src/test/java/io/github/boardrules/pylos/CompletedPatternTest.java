package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferenceCell;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** RULES.md, "A move": squares of high levels, which are rare in random games. */
class CompletedPatternTest {
  /** Every square of every level is named by the cell that rests on it. */
  @Test
  void everySquareOfOwnStonesIsAPatternWhicheverStoneIsLast() {
    for (ReferenceCell above : ReferenceBoard.of(4).cells()) {
      for (ReferenceCell last : ReferenceBoard.below(above)) {
        String cell = ReferenceTexts.format(last);
        GamePosition given = lacking(above, last);

        assertThat(given.reason(cell + "x" + cell)).isEqualTo("legal");
        assertThat(given.exchanged().reason(cell + "x" + cell)).isEqualTo("legal");
      }
    }
  }

  /**
   * Player 1 is to move and lacks the last stone below a cell; lower levels have stones of both.
   */
  private static GamePosition lacking(ReferenceCell above, ReferenceCell last) {
    ReferencePosition position = new ReferencePosition(new TreeMap<>(), 1, 0);
    for (ReferenceCell cell : ReferenceBoard.below(above)) {
      position = cell.equals(last) ? position : position.with(cell, 1);
    }
    for (ReferenceCell cell : ReferenceBoard.of(4).cells()) {
      if (cell.level() < last.level()) {
        position = position.with(cell, position.stonesOf(1) <= position.stonesOf(2) ? 1 : 2);
      }
    }
    return GamePosition.of(PylosRules.standard(), position);
  }
}
