package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": why a move is refused, and the order of the reasons. */
class LegalityTest {
  /** Beneath 2a1 and 2b1 is a square each; 2a1 is taken, 2b1 vacant, and 2c1 unsupported. */
  private static GamePosition crossing() {
    return Setup.of("pylos").one("1a1 1b2 1d4 2a1").two("1b1 1a2 1c1 1c2 1d1").gamePosition();
  }

  /** Player 1 has no stone in reserve, but can raise 1a1 to 2a2 or 2b2. */
  private static GamePosition spent() {
    return Setup.of("pylos:base=3,out=stuck").one("1a1 1a2 1a3 1b2 1b3 1c2 1c3").gamePosition();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1b1", "1a1", "2a1", "3a1", "1b1x1b1", "1b1x1b1x1b1", "1b1x1c1"})
  void anEmptyReserveForbidsAnyPlacing(String move) {
    // Also occupied, unsupported, take-back-not-earned and those after it.
    assertRefusedAt(spent(), move, "no-reserve", "");
  }

  /** The moves are refused for one reason, with the same cells. */
  @ParameterizedTest
  @CsvSource({
    // also not-higher, occupied, unsupported, take-back-not-earned and those after it
    "source-empty, 1a4, 1a4-2b1 1a4-1a3 1a4-1a4 1a4-2a1 1a4-3a1 1a4-2b1x1d4 1a4-2b1x1d4x1d4",
    // also not-free, not-higher, occupied, unsupported, take-back-not-earned
    "not-your-stone, 1d1, 1d1-2b1 1d1-1a4 1d1-1d1 1d1-2a1 1d1-3a1 1d1-2b1x1d4",
    // also not-higher, occupied, unsupported, take-back-not-earned
    "not-free, 1a1, 1a1-2b1 1a1-1a4 1a1-1a1 1a1-2a1 1a1-3a1 1a1-2b1x1d4",
    // also occupied, unsupported, take-back-not-earned
    "not-higher, 1d4 1a4, 1d4-1a4 1d4-1a4x1a4",
    // also take-back-not-earned
    "occupied, 2a1, 1d4-2a1 2a1 1d4-2a1x1d4",
    // also take-back-not-earned
    "unsupported, 2c1, 2c1 1d4-2c1 2c1x2c1 1d4-2c1x1d4",
    // also each of the reasons that follow it
    "take-back-not-earned, 1d4, 1a4x1d4",
    "take-back-not-earned, 1d4 1d4, 1a4x1d4x1d4",
  })
  void theFirstReasonOfTheListIsReported(String reason, String cells, String moves) {
    for (String move : moves.split(" ", -1)) {
      assertRefusedAt(crossing(), move, reason, cells);
    }
  }

  private static void assertRefusedAt(
      GamePosition given, String move, String reason, String cells) {
    given.assertRefused(move, reason, cells.isEmpty() ? new String[0] : cells.split(" ", -1));
    assertThat(given.exchanged().reason(move)).isEqualTo(reason);
  }

  /**
   * 1b2 completes a square. Player 1 has 1a4 and, under the opponent's 2c3, 1c3 and 1d4; the
   * opponent has 1c4 and 1d3 there, and 1d1 apart.
   */
  private static GamePosition square(String variant) {
    return Setup.of(variant).one("1a1 1a2 1b1 1a4 1c3 1d4").two("1c4 1d3 2c3 1d1").gamePosition();
  }

  @ParameterizedTest
  @CsvSource({
    // also empty, not-yours, not-free
    "take-back-twice, 1a1, 1b2x1a1x1a1",
    // one stone; the second of two; the first, in canonical order, whatever is wrong with the other
    "take-back-empty, 1c1, 1b2x1c1 1b2x1a1x1c1 1b2x1c1x1d1 1b2x1c1x1c3",
    "take-back-not-yours, 1d1, 1b2x1d1 1b2x1a1x1d1",
    "take-back-not-free, 1c3, 1b2x1c3 1b2x1a1x1c3 1b2x1c3x1d1 1b2x1c3x1d2",
    // the opponent's, and not free
    "take-back-not-yours, 1c4, 1b2x1c4 1b2x1b2x1c4 1b2x1c4x1d2 1b2x1c4x1d4",
    // the higher level first
    "take-back-not-yours, 2c3, 1b2x2c3 1b2x1a1x2c3 1b2x1c1x2c3 1b2x1c3x2c3",
  })
  void theFirstReasonOfTheListIsReportedForTakeBacks(String reason, String cell, String moves) {
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
}
