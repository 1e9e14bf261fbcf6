package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps that lead to no legal move are explained with the reasons of RULES.md. */
class DraftRefusalTest {

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "piece:white,                         not-in-supply, -",
        "piece:white cell:d4,                 not-in-supply, -",
        "piece:grey cell:h1,                  off-board,     h1",
        "piece:grey cell:a3,                  no-ring,       a3",
        "piece:grey cell:d7,                  occupied,      d7",
        "piece:grey cell:d4 cell:h1,          off-board,     h1",
        "piece:grey cell:d4 cell:a3,          no-ring,       a3",
        "piece:grey cell:d4 cell:d7,          ring-occupied, d7",
        "piece:grey cell:d4 cell:d4,          ring-occupied, d4",
        "piece:grey cell:d4 cell:d3,          ring-not-free, d3",
        "piece:grey cell:d4 cell:g4 cell:a1,  not-claimable, a1",
        "piece:grey cell:d4 cell:g4 cell:d4,  not-claimable, d4",
        "cell:h1,                             off-board,     h1",
        "cell:a3,                             no-ring,       a3",
        "cell:d4,                             no-marble,     d4",
        "word:pass,                           cannot-pass,   -",
        "word:retract,                        nothing-to-retract, -",
      })
  void stepsAreExplainedIfNothingCanBeCaptured(String entered, String reason, String cell) {
    GamePosition game =
        Setup.of("zertz").gone("a3 g1").with("Wa1 Gd7").held(1, 2, 0, 0).held(2, 2, 0, 0).game();

    assertDeadEnd(game, entered, reason, cell);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "cell:a2,                  no-marble,        a2",
        "cell:e4 cell:e5,          not-a-jump,       e5",
        "cell:e4 cell:g2,          nothing-to-jump,  g2",
        "cell:e4 cell:c5 cell:e4,  nothing-to-jump,  e4",
        "cell:d5 cell:d7,          no-ring,          d7",
        "cell:b4 cell:d6,          nothing-to-jump,  d6",
        "cell:b3 cell:b5,          landing-occupied, b5",
        "word:retract,             nothing-to-retract, -",
      })
  void stepsAreExplainedIfACaptureIsPossible(String entered, String reason, String cell) {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Gb3 Gb5").game();

    assertDeadEnd(game, entered, reason, cell);
  }

  @Test
  void mustCaptureIsGivenAsSoonAsAColourIsChosen() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5").game();

    for (String entered : List.of("piece:grey", "piece:grey cell:g4", "word:pass")) {
      Refusal refusal = refusal(game, entered);
      assertThat(refusal.reason()).isEqualTo(ZertzReason.MUST_CAPTURE);
      assertThat(refusal.cells()).containsExactly("d4", "d5");
    }
  }

  @Test
  void aLapseThatWouldEndTheGameIsRefusedWithMustCapture() {
    GamePosition game =
        Setup.of("zertz:capture=retract").only("d4 d5 d6 a1").with("Wd4 Gd5").game();

    assertThat(refusal(game, "piece:black cell:a1 cell:d6").reason())
        .isEqualTo(ZertzReason.MUST_CAPTURE);
  }

  @Test
  void onceTheGameIsOverNoStepIsPossible() {
    GamePosition game = Setup.of("zertz").held(1, 3, 0, 0).game();

    assertThat(refusal(game, "").reason()).isEqualTo(CoreReason.GAME_OVER);
    assertThat(refusal(game, "piece:white").reason()).isEqualTo(CoreReason.GAME_OVER);
    assertThat(refusal(game, "word:pass").reason()).isEqualTo(CoreReason.GAME_OVER);
  }

  @ParameterizedTest
  @CsvSource({
    "piece:purple",
    "piece:W",
    "word:resign",
    "cell:z9",
    "cell:d44",
    "piece:grey piece:grey",
    "piece:grey word:pass",
    "piece:grey cell:d4 cell:a2 word:pass"
  })
  void unknownStepsAreADeadEnd(String entered) {
    Refusal refusal = refusal(Setup.of("zertz").with("Wa1").game(), entered);

    assertThat(refusal.reason()).isEqualTo(CoreReason.DEAD_END);
    assertThat(refusal.message()).doesNotContain("{");
  }

  @Test
  void aMarbleThatCannotJumpIsExplainedByAJump() {
    GamePosition game = Setup.of("zertz").with("Wa1 Gg1 Gg2").game();

    assertThat(refusal(game, "cell:a1").reason()).isEqualTo(ZertzReason.NOTHING_TO_JUMP);
  }

  @Test
  void anAutomaticClaimNeedsNoStep() {
    GamePosition game =
        Setup.of("zertz:claim=automatic").gone("a3 b2 b3 c1 c2 f1 f2").with("Ga1 Bb1 Wg1").game();

    // The move is complete already; naming a missing claim would not help.
    assertThat(refusal(game, "piece:white cell:a2 cell:g2 cell:g1").reason())
        .isEqualTo(CoreReason.DEAD_END);
  }

  @Test
  void aGroupCannotBeClaimedTwice() {
    GamePosition game = Setup.of("zertz").gone("a3 b2 b3 c1 c2 f1 f2").with("Ga1 Bb1 Wg1").game();

    assertThat(refusal(game, "piece:white cell:a2 cell:g2 cell:a1 cell:b1").reason())
        .isEqualTo(ZertzReason.NOT_CLAIMABLE);
  }

  private static void assertDeadEnd(GamePosition game, String entered, String reason, String cell) {
    Refusal refusal = refusal(game, entered);

    assertThat(refusal.reason().code()).isEqualTo(reason);
    assertThat(refusal.cells()).isEqualTo(cell == null ? List.of() : List.of(cell));
    assertThat(refusal.message()).isNotBlank().doesNotContain("{");
    assertThat(refusal.message(new Locale("hu"))).isNotBlank().doesNotContain("{");
  }

  private static Refusal refusal(GamePosition game, String entered) {
    String[] steps = entered.isEmpty() ? new String[0] : entered.split(" ", -1);
    Draft<ZertzPosition, ZertzMove> draft = StepsTest.draft(game, steps);

    assertThat(draft.next()).isEmpty();
    assertThat(draft.move()).isEmpty();
    assertThat(draft.preview()).isEmpty();
    return draft.refusal().orElseThrow();
  }
}
