package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Refusal;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality": the cells and the numbers that each reason names. */
class LegalityTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a1+b2 | not-in-line | a1 b2 | The balls are neither in one row nor in one column."
            + " | A golyók sem egy sorban, sem egy oszlopban nincsenek.",
        "a1+a2+a3+a4 | too-many | a1 a2 a3 a4"
            + " | 4 balls are too many: one move takes at most 3."
            + " | 4 golyó túl sok: egy lépésben legfeljebb 3 vehető el.",
        "b1+b2+b4 | not-touching | b1 b2 b4 | The balls do not touch: there is a gap between them."
            + " | A golyók nem érintkeznek: hézag van közöttük.",
        "b2+c2 | empty-cell | c2 | There is no ball on c2. | Nincs golyó itt: c2.",
        "c1+c2+c3 | empty-cell | c2 c3 | There is no ball on c2, c3. | Nincs golyó itt: c2, c3.",
        "1:1 | heap-empty | a1 b1 c1 | Row or heap 1 is empty." + " | Üres ez a sor vagy kupac: 1.",
        "3:7 | too-many | a3 b3 c3 d3 e3 | 7 balls are too many: one move takes at most 6."
            + " | 7 golyó túl sok: egy lépésben legfeljebb 6 vehető el.",
        "3:6 | not-enough | a3 b3 c3 d3 e3 | Row or heap 3 does not have 6 balls, only 5."
            + " | Ebben a sorban vagy kupacban csak 5 golyó van, nem 6: 3.",
      })
  void aRefusalNamesItsNumbersAndCells(
      String move, String reason, String cells, String english, String hungarian) {
    GamePosition given =
        move.contains(":")
            ? GamePosition.of("heaps:sizes=3-4-5,max=6", "0-4-5 1")
            : GamePosition.of("one-two-three", "oooo/oo.o/oo.o/oooo 1");

    given.assertRefused(move, reason, cells.split(" ", -1));
    assertThat(given.refusal(move).message()).isEqualTo(english);
    assertThat(given.refusal(move).message(new Locale("hu"))).isEqualTo(hungarian);
  }

  @Test
  void aCellThatTheBoardLacksHoldsNoBallAndAHeapThatTheGameLacksIsEmpty() {
    GridRules grid = GridRules.standard();
    HeapRules heaps = HeapRules.of(HeapOptions.TRIANGLE);

    assertThat(grid.refusal(grid.start(), GridMove.parse("c4+c5")))
        .contains(Refusal.at(GridReason.EMPTY_CELL, "cells", "c5"));
    assertThat(heaps.refusal(heaps.start(), new HeapMove(9, 1)))
        .contains(Refusal.of(HeapReason.HEAP_EMPTY, "heap", "9"));
  }
}
