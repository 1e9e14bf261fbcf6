package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality": why a take-back is refused, and the order of the reasons. */
class TakeBackLegalityTest {

  /**
   * 1b2 completes a square. Player 1 has 1a4 and, under the opponent's 2c3, 1c3 and 1d4; the
   * opponent has 1c4 and 1d3 there, and 1d1 apart.
   */
  private static GamePosition square(String variant) {
    return Setup.of(variant).one("1a1 1a2 1b1 1a4 1c3 1d4").two("1c4 1d3 2c3 1d1").gamePosition();
  }

  @Test
  void theMovesThatTheRefusedOnesMissAreLegal() {
    assertThat(square("pylos").legal("1b2"))
        .hasSize(1 + 5 + 10)
        .contains("1b2", "1b2x1a4", "1b2x1a1x1b2")
        .noneMatch(move -> move.contains("x1c3") || move.contains("x1d4") || move.contains("x2c3"));
  }

  @ParameterizedTest
  @CsvSource({
    // also empty, not-yours, not-free
    "take-back-twice, 1a1, 1b2x1a1x1a1",
    "take-back-twice, 1c1, 1b2x1c1x1c1",
    "take-back-twice, 1d3, 1b2x1d3x1d3",
    // one stone; the second of two; the first, in canonical order, whatever is wrong with the other
    "take-back-empty, 1c1, 1b2x1c1 1b2x1a1x1c1 1b2x1c1x1d1 1b2x1c1x1c3",
    "take-back-empty, 4a1, 1b2x4a1",
    "take-back-not-yours, 1d1, 1b2x1d1 1b2x1a1x1d1",
    "take-back-not-free, 1c3, 1b2x1c3 1b2x1a1x1c3 1b2x1c3x1d1 1b2x1c3x1d2",
    "take-back-not-free, 1d4, 1b2x1d4",
    // the opponent's, and not free
    "take-back-not-yours, 1c4, 1b2x1c4 1b2x1b2x1c4 1b2x1c4x1d2 1b2x1c4x1d4",
    // the higher level first
    "take-back-not-yours, 2c3, 1b2x2c3 1b2x1a1x2c3 1b2x1c1x2c3 1b2x1c3x2c3",
    "take-back-empty, 2b3, 1b2x1d1x2b3",
    "take-back-empty, 3a1, 1b2x2c3x3a1",
  })
  void theFirstReasonOfTheListIsReported(String reason, String cell, String moves) {
    for (String move : moves.split(" ", -1)) {
      for (String variant : List.of("pylos", "pylos:takeback=must", "pylos:lines=yes,limit=9")) {
        square(variant).assertRefused(move, reason, cell);
        assertThat(square(variant).exchanged().reason(move)).isEqualTo(reason);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1b2x1b2, 1b2", "1b2x1a1x1a1, 1a1 1a1", "1b2x1c1, 1c1", "1b2x1c3x2c3, 2c3 1c3"})
  void withNoneNothingIsEarned(String move, String cells) {
    square("pylos:takeback=none").assertRefused(move, "take-back-not-earned", cells.split(" ", -1));
    assertThat(square("pylos:takeback=none").reason("1b2")).isEqualTo("legal");
  }

  @Test
  void withMustSomethingIsTakenExactlyAfterACompletedPattern() {
    GamePosition given = square("pylos:takeback=must");

    given.assertRefused("1b2", "take-back-required");
    assertThat(given.reason("1b2x1b2")).isEqualTo("legal");
    assertThat(given.reason("1c1")).isEqualTo("legal");
    given.assertRefused("1c1x1c1", "take-back-not-earned", "1c1");
    assertThat(square("pylos").reason("1b2")).isEqualTo("legal");
  }

  @Test
  void theSameHoldsForARaise() {
    GamePosition given = Setup.raise("pylos:takeback=must").gamePosition();

    given.assertRefused("1d1-2b2", "take-back-required");
    given.assertRefused("1d1-2b2x1d1", "take-back-empty", "1d1");
    given.assertRefused("1d1-2b2x1a1", "take-back-not-free", "1a1");
    assertThat(given.reason("1d1-2b2x2a1x1a1")).isEqualTo("legal");
    given.assertRefused("1d1-2b2x2a2x1a1", "take-back-not-free", "1a1");
  }
}
