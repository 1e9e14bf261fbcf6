package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality": each reason, before all that come after it in the list. */
class LegalityTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the cells are neither all in one row nor all in one column
        "one-two-three | oooo/oooo/oooo/oooo 1 | a1+b2 | not-in-line | a1 b2",
        // also too-many, not-touching, empty-cell
        "one-two-three | ...o/..../..../.... 1 | a1+b2+c3+d4 | not-in-line | a1 b2 c3 d4",
        // more cells than the maximum
        "one-two-three | oooo/oooo/oooo/oooo 1 | a1+b1+c1+d1 | too-many | a1 b1 c1 d1",
        // also not-touching, empty-cell
        "one-two-three:touch=no | ..../..../..../o... 1 | a1+a2+a3+a4 | too-many | a1 a2 a3 a4",
        // no unbroken run
        "one-two-three | oooo/oooo/oooo/oooo 1 | b1+b2+b4 | not-touching | b1 b2 b4",
        // also where the gap is empty, and also empty-cell
        "one-two-three | oooo/oooo/oooo/o..o 1 | a1+c1 | not-touching | a1 c1",
        // every named cell must hold a ball
        "one-two-three | oooo/oooo/oooo/o..o 1 | a1+b1 | empty-cell | b1",
        "one-two-three:touch=no | oooo/oooo/oooo/o..o 1 | a1+c1+d1 | empty-cell | c1",
        // on heaps
        "heaps:sizes=2-3-4,max=3 | 0-3-4 1 | 1:1 | heap-empty | a1 b1",
        // also too-many, not-enough
        "heaps:sizes=2-3-4,max=3 | 0-3-4 1 | 1:4 | heap-empty | a1 b1",
        "heaps:sizes=2-3-4,max=3 | 2-3-4 1 | 3:4 | too-many | a3 b3 c3 d3",
        // also not-enough
        "heaps:sizes=2-3-4,max=3 | 2-3-4 1 | 1:4 | too-many | a1 b1",
        "heaps:sizes=2-3-4,max=3 | 2-3-4 1 | 1:3 | not-enough | a1 b1",
        "triangle | 1-2-3-4-5-6-7-8 1 | 1:99 | not-enough | a1"
      })
  void theFirstReasonOfTheListIsReported(
      String variant, String position, String move, String reason, String cells) {
    GamePosition.of(variant, position).assertRefused(move, reason, cells.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | oooo/oooo/oooo/o..o 1 | a1",
        "one-two-three:max=any | oooo/oooo/oooo/oooo 1 | a1+b1+c1+d1",
        "one-two-three:max=any,touch=no | oooo/oooo/oooo/oooo 1 | a1+b1+d1",
        "one-two-three:touch=no | oooo/oooo/oooo/oooo 1 | b1+b2+b4",
        // with a gap that is empty
        "one-two-three:touch=no | oooo/oooo/oooo/o.oo 1 | a1+c1",
        "heaps:sizes=99 | 99 1 | 1:99"
      })
  void theMovesThatTheRefusedOnesMissAreLegal(String variant, String position, String move) {
    assertThat(GamePosition.of(variant, position).reason(move)).isEqualTo("legal");
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
