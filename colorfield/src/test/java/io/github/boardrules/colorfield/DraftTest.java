package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Draft;
import io.github.boardrules.testkit.PositionProbe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a person enters a legal move, step by step. */
class DraftTest {

  private static GamePosition example(String variant) {
    return Setup.of(variant).with("ba6 rb2 Rd5 Ge4 yj5 Rx1 ry1").gamePosition();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4-d3    | cell:e4,cell:d3",
        "x1-c1    | cell:x1,cell:c1",
        "d5-e5    | cell:d5,cell:e5",
        "e4-f4xa6 | cell:e4,cell:f4,cell:a6",
        "e4-f4xj5 | cell:e4,cell:f4,cell:j5",
      })
  void aMoveIsEnteredByItsTwoFieldsAndTheCaptives(String move, String steps) {
    GamePosition given = example("colorfield");

    assertThat(given.rules().moveEntry().steps(given.position(), given.move(move)))
        .isEqualTo(PositionProbe.steps(steps));
    assertThat(given.draft(steps).move()).contains(given.move(move));
    assertThat(given.draft(steps).preview()).contains(given.play(move).position());
    assertThat(given.draft(steps).next()).isEmpty();
  }

  @Test
  void atFirstEveryPieceThatHasAMoveMayBeTouched() {
    assertNext(example("colorfield"), "", "cell:d5,cell:e4,cell:x1");
    assertNext(
        Setup.of("colorfield").with("Na1 Ga2 Bb1 Wb2 ry1 Rx1").gamePosition(),
        "",
        "cell:a2,cell:b1,cell:b2,cell:x1");
  }

  /** Table manners: after a touch, only the moves whose first field is the touched one. */
  @Test
  void afterATouchOnlyTheFieldsOfThatPieceFollow() {
    assertNext(example("colorfield"), "cell:e4", "cell:d3,cell:d4,cell:e3,cell:f3,cell:f4");
    assertNext(example("colorfield"), "cell:x1", "cell:b1,cell:c1");
  }

  @Test
  void theCaptiveIsEnteredEvenIfThereIsOnlyOne() {
    assertNext(example("colorfield"), "cell:e4,cell:f4", "cell:a6,cell:j5");
    assertNext(
        Setup.of("colorfield").with("ba6 Ge4 Rx1 ry1").gamePosition(),
        "cell:e4,cell:f4",
        "cell:a6");
  }

  @Test
  void aStepThatTakesNothingIsCompleteAtOnce() {
    Draft<ColorfieldPosition, ColorfieldMove> draft =
        example("colorfield").draft("cell:e4,cell:f3");

    assertThat(draft.move()).contains(ColorfieldMove.parse("e4-f3"));
    assertThat(draft.next()).isEmpty();
    assertThat(draft.refusal()).isEmpty();
  }

  @Test
  void withForceStepOnlyPiecesThatTakeOrEnterTheMiddleMayBeTouched() {
    assertNext(example("colorfield:force=step"), "", "cell:d5,cell:e4");
    assertNext(example("colorfield:force=step"), "cell:d5", "cell:e5,cell:e6");
    assertNext(example("colorfield:force=step"), "cell:e4", "cell:e3,cell:f4");
  }

  private static void assertNext(GamePosition given, String entered, String next) {
    Draft<ColorfieldPosition, ColorfieldMove> draft = given.draft(entered);

    assertThat(draft.next()).containsExactlyInAnyOrderElementsOf(PositionProbe.steps(next));
    assertThat(draft.move()).isEmpty();
    assertThat(draft.refusal()).isEmpty();
  }
}
