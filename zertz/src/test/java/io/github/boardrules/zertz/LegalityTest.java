package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": all moves, retract, pass and placements up to the claims. */
class LegalityTest {
  private static final String RETRACT = "zertz:capture=retract";

  @Test
  void aPlayerWithAMarbleToPlaceCannotPassAndNothingIsRetractedAtTheStart() {
    GamePosition.start("zertz").assertRefused("pass", "cannot-pass");
    GamePosition.start("zertz").assertRefused("retract", "nothing-to-retract");
  }

  @Test
  void mustCaptureComesBeforeCannotPass() {
    for (String variant : List.of("zertz", RETRACT)) {
      Setup.of(variant).with("Wd4 Gd5").game().assertRefused("pass", "must-capture", "d4", "d5");
    }
    GamePosition bound = Setup.of(RETRACT).with("Wd4 Gd5").bound().game();
    bound.assertRefused("pass", "must-capture", "d4", "d5");
  }

  /** No capture is possible, and the pool has no white marble. */
  private static Setup quiet() {
    return Setup.of("zertz").gone("a3 g1").with("Wa1 Gd7").held(1, 2, 0, 0).held(2, 2, 0, 0);
  }

  /** d4 and d5 can jump each other. */
  private static Setup capture(String variant) {
    return Setup.of(variant).gone("a3 g1").with("Wd4 Gd5").held(1, 2, 0, 0).held(2, 2, 0, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "'Gh1,g4',      off-board, h1",
    "'Gd4,g4xGi9',  off-board, i9",
    "'Ga3,g4',      no-ring, a3",
    "'Gd7,g4',      occupied, d7",
    "'Gd4,d7',      ring-occupied, d7",
    "'Gd4,d3',      ring-not-free, d3",
    "'Gd4,g4xGd4',  not-claimable, d4",
    // off-board before all others
    "'Ga3,h1',      off-board, h1",
    // the ring that is filled before the supply
    "'Wa3,g4',      no-ring, a3",
    // the ring that is filled before the one that is removed
    "'Ga3,g1',      no-ring, a3",
    // the removal before the claims
    "'Gd4,a3xGd4',  no-ring, a3",
    "'Gd4,d3xGd4',  ring-not-free, d3",
  })
  void theFirstReasonThatAppliesIsGiven(String move, String reason, String cell) {
    quiet().game().assertRefused(move, reason, cell);
  }

  @Test
  void aMarbleNotInTheSupplyIsRefused() {
    quiet().game().assertRefused("Wd4,g4", "not-in-supply");
    assertThat(quiet().game().refusal("Wd4,g4").facts()).isEqualTo(Map.of("marble", "W"));
    assertThat(quiet().game().refusal("Wd4,g4").message())
        .isEqualTo("There is no white marble to place.");
  }

  @Test
  void aMissingRemovalNamesTheFreeRings() {
    // The rim without a1, d7 (occupied) and a3, g1 (gone). f1 was free before.
    String free = "a2 a4 b1 b5 c1 c6 d1 e1 e6 f1 f5 g2 g3 g4";

    quiet().game().assertRefused("Gd4", "must-remove", free.split(" ", -1));
    assertThat(quiet().game().refusal("Gd4").facts()).isEqualTo(Map.of("rings", free));
  }

  @Test
  void aPlacementInsteadOfACaptureNamesTheMarblesThatCanJump() {
    GamePosition game = capture("zertz").game();

    game.assertRefused("Gg4,a1", "must-capture", "d4", "d5");
    assertThat(game.refusal("Gg4,a1").facts().get("example")).isIn(game.legal());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ga3,g4", "Gd4,g4", "Wg3,g4", "Gg4", "Gg4,g1", "Gg4,d3", "Gg4,g2xGg4"})
  void mustCaptureComesRightAfterOffBoard(String move) {
    capture("zertz").game().assertRefused("Gh1,g4", "off-board", "h1");
    capture("zertz").game().assertRefused(move, "must-capture", "d4", "d5");
    capture("zertz:capture=retract").bound().game().assertRefused(move, "must-capture", "d4", "d5");
  }
}
