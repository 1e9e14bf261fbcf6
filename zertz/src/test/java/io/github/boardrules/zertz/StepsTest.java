package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Step;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The steps in which a person enters a legal move. */
class StepsTest {

  /** a2 is the last vacancy of the corner a1 a2 b1; g1 hangs on the board by g2 alone. */
  private static Setup twoGroups(String variant) {
    return Setup.of(variant).gone("a3 b2 b3 c1 c2 f1 f2").with("Ga1 Bb1 Wg1");
  }

  @ParameterizedTest
  @CsvSource({
    "'Wa2,d7',                  piece:white cell:a2 cell:d7",
    "'Ba2,g2',                  piece:black cell:a2 cell:g2",
    "'Gd7,a4',                  piece:grey cell:d7 cell:a4",
    "'Wa2,g2xWg1',              piece:white cell:a2 cell:g2 cell:g1",
    "'Wa2,g2xGa1Wa2Bb1',        piece:white cell:a2 cell:g2 cell:a1",
    "'Wa2,g2xGa1Wa2Bb1Wg1',     piece:white cell:a2 cell:g2 cell:a1 cell:g1",
  })
  void placementStepsAreColourRingRemovedRingAndACellOfEachGroup(String move, String steps) {
    assertThat(steps(twoGroups("zertz").game(), move)).isEqualTo(steps);
  }

  @Test
  void automaticClaimsNeedNoStep() {
    assertThat(steps(twoGroups("zertz:claim=automatic").game(), "Wa2,g2xGa1Wa2Bb1Wg1"))
        .isEqualTo("piece:white cell:a2 cell:g2");
  }

  @Test
  void captureStepsAreTheStartAndTheLandings() {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").game();

    assertThat(steps(game, "xe4Gc5Ba3Ga1")).isEqualTo("cell:e4 cell:c5 cell:a3 cell:a1");
    assertThat(steps(game, "xd5Wf3")).isEqualTo("cell:d5 cell:f3");
  }

  @Test
  void anIllegalMoveBeyondTheBoardHasStepsToo() {
    GamePosition game = GamePosition.start("zertz");

    assertThat(steps(game, "Wh1,a1xWh1")).isEqualTo("piece:white cell:h1 cell:a1");
    assertThat(steps(game, "Wd4,h1xWh1")).isEqualTo("piece:white cell:d4 cell:h1");
  }

  @Test
  void passAndRetractAreWords() {
    GamePosition game = Setup.of("zertz:capture=retract").with("Wd4 Gd5").game().play("Bg4,a1");

    assertThat(steps(game, "retract")).isEqualTo("word:retract");
    assertThat(steps(game, "pass")).isEqualTo("word:pass");
  }

  @Test
  void aDraftOfAPlacementAsksForColourRingAndRemovedRing() {
    GamePosition start = GamePosition.start("zertz");

    assertThat(next(start)).containsExactlyInAnyOrder("piece:white", "piece:grey", "piece:black");
    assertThat(next(start, "piece:grey")).hasSize(37).contains("cell:a1", "cell:d4");
    assertThat(next(start, "piece:grey", "cell:d4")).hasSize(18).contains("cell:a1", "cell:g4");
    assertThat(next(start, "piece:grey", "cell:a1")).hasSize(17).doesNotContain("cell:a1");
    assertThat(whole(start, "piece:grey", "cell:d4", "cell:a1")).isEqualTo("Gd4,a1");
    assertThat(next(start, "piece:grey", "cell:d4", "cell:a1")).isEmpty();
  }

  @Test
  void aCompleteDraftShowsTheResultingPosition() {
    GamePosition start = GamePosition.start("zertz");

    assertThat(draft(start, "piece:grey", "cell:d4", "cell:a1").preview())
        .hasValue(start.play("Gd4,a1").position());
    assertThat(draft(start, "piece:grey", "cell:d4").preview()).isEmpty();
    assertThat(draft(start, "piece:grey", "cell:d4").move()).isEmpty();
    assertThat(draft(start, "piece:grey", "cell:d4").refusal()).isEmpty();
  }

  @Test
  void withoutAFreeRingAPlacementIsCompleteAtOnce() {
    GamePosition game =
        Setup.of("zertz").only("d4 d5 e4 e3 d3 c3 c4 a1").with("Wd5 Ge4 Be3 Wd3 Gc3 Bc4").game();

    assertThat(whole(game, "piece:white", "cell:a1")).isEqualTo("Wa1");
    assertThat(next(game, "piece:white", "cell:a1")).containsExactly("cell:a1");
    assertThat(whole(game, "piece:white", "cell:a1", "cell:a1")).isEqualTo("Wa1xWa1");
  }

  @Test
  void aDraftOfACaptureGoesFromLandingToLanding() {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").game();

    assertThat(next(game)).containsExactlyInAnyOrder("cell:e4", "cell:d5", "cell:d6");
    assertThat(next(game, "cell:e4")).containsExactly("cell:c5");
    assertThat(next(game, "cell:e4", "cell:c5")).containsExactlyInAnyOrder("cell:e6", "cell:a3");
    assertThat(draft(game, "cell:e4", "cell:c5").move()).isEmpty();
    assertThat(next(game, "cell:e4", "cell:c5", "cell:a3")).containsExactly("cell:a1");
    assertThat(whole(game, "cell:e4", "cell:c5", "cell:e6")).isEqualTo("xe4Gc5We6");
    assertThat(whole(game, "cell:e4", "cell:c5", "cell:a3", "cell:a1")).isEqualTo("xe4Gc5Ba3Ga1");
  }

  @Test
  void claimsCanBeAddedToACompleteMove() {
    GamePosition game = twoGroups("zertz").game();

    assertThat(whole(game, "piece:white", "cell:a2", "cell:g2")).isEqualTo("Wa2,g2");
    assertThat(next(game, "piece:white", "cell:a2", "cell:g2"))
        .containsExactlyInAnyOrder("cell:a1", "cell:a2", "cell:b1", "cell:g1");
  }

  @ParameterizedTest
  @CsvSource({
    "cell:a1, cell:g1",
    "cell:g1, cell:a1",
    "cell:a2, cell:g1",
    "cell:g1, cell:a2",
    "cell:b1, cell:g1",
    "cell:g1, cell:b1"
  })
  void groupsAreClaimedInAnyOrderAndByAnyOfTheirCells(String first, String second) {
    GamePosition game = twoGroups("zertz").game();
    String one = first.equals("cell:g1") ? "Wa2,g2xWg1" : "Wa2,g2xGa1Wa2Bb1";

    assertThat(whole(game, "piece:white", "cell:a2", "cell:g2", first)).isEqualTo(one);
    assertThat(next(game, "piece:white", "cell:a2", "cell:g2", first)).contains(second);
    assertThat(whole(game, "piece:white", "cell:a2", "cell:g2", first, second))
        .isEqualTo("Wa2,g2xGa1Wa2Bb1Wg1");
    assertThat(next(game, "piece:white", "cell:a2", "cell:g2", first, second)).isEmpty();
  }

  @Test
  void withAutomaticClaimsADraftIsCompleteAfterTheRemoval() {
    GamePosition game = twoGroups("zertz:claim=automatic").game();

    assertThat(whole(game, "piece:white", "cell:a2", "cell:g2")).isEqualTo("Wa2,g2xGa1Wa2Bb1Wg1");
    assertThat(next(game, "piece:white", "cell:a2", "cell:g2")).isEmpty();
  }

  @Test
  void lapsesAndRetractAreOfferedIfLegal() {
    GamePosition game = Setup.of("zertz:capture=retract").with("Wd4 Gd5").game();
    GamePosition lapsed = game.play("Bg4,a1");

    assertThat(next(game))
        .containsExactlyInAnyOrder(
            "cell:d4", "cell:d5", "piece:white", "piece:grey", "piece:black");
    assertThat(next(lapsed)).contains("word:retract", "cell:d4", "piece:white");
    assertThat(whole(lapsed, "word:retract")).isEqualTo("retract");
    assertThat(next(lapsed.play("retract"))).containsExactlyInAnyOrder("cell:d4", "cell:d5");
  }

  static String steps(GamePosition game, String move) {
    return game.rules().moveEntry().steps(game.position(), ZertzMove.parse(move)).stream()
        .map(Step::toString)
        .collect(Collectors.joining(" "));
  }

  static Draft<ZertzPosition, ZertzMove> draft(GamePosition game, String... entered) {
    List<Step> steps = Stream.of(entered).map(Step::parse).toList();
    return game.rules().draft(game.position(), steps);
  }

  private static Set<String> next(GamePosition game, String... entered) {
    return draft(game, entered).next().stream().map(Step::toString).collect(Collectors.toSet());
  }

  private static String whole(GamePosition game, String... entered) {
    return draft(game, entered).move().orElseThrow().toString();
  }
}
