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

/** How a person enters a legal move, step by step. */
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
  void aPlacementIsColourRingRemovedRingAndAPlaceOfEachGroup(String move, String steps) {
    assertThat(steps(twoGroups("zertz").table(), move)).isEqualTo(steps);
  }

  @Test
  void automaticClaimsNeedNoStep() {
    assertThat(steps(twoGroups("zertz:claim=automatic").table(), "Wa2,g2xGa1Wa2Bb1Wg1"))
        .isEqualTo("piece:white cell:a2 cell:g2");
  }

  @Test
  void aCaptureIsThePlacesThatTheMarbleTouches() {
    Table table = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").table();

    assertThat(steps(table, "xe4Gc5Ba3Ga1")).isEqualTo("cell:e4 cell:c5 cell:a3 cell:a1");
    assertThat(steps(table, "xd5Wf3")).isEqualTo("cell:d5 cell:f3");
  }

  @Test
  void aMoveBeyondTheBoardHasStepsThoughItIsIllegal() {
    Table table = Table.start("zertz");

    assertThat(steps(table, "Wh1,a1xWh1")).isEqualTo("piece:white cell:h1 cell:a1");
    assertThat(steps(table, "Wd4,h1xWh1")).isEqualTo("piece:white cell:d4 cell:h1");
  }

  @Test
  void passAndRetractAreWords() {
    Table table = Setup.of("zertz:capture=retract").with("Wd4 Gd5").table().play("Bg4,a1");

    assertThat(steps(table, "retract")).isEqualTo("word:retract");
    assertThat(steps(table, "pass")).isEqualTo("word:pass");
  }

  @Test
  void aDraftOfAPlacementAsksForColourRingAndRemovedRing() {
    Table start = Table.start("zertz");

    assertThat(next(start)).containsExactlyInAnyOrder("piece:white", "piece:grey", "piece:black");
    assertThat(next(start, "piece:grey")).hasSize(37).contains("cell:a1", "cell:d4");
    assertThat(next(start, "piece:grey", "cell:d4")).hasSize(18).contains("cell:a1", "cell:g4");
    assertThat(next(start, "piece:grey", "cell:a1")).hasSize(17).doesNotContain("cell:a1");
    assertThat(whole(start, "piece:grey", "cell:d4", "cell:a1")).isEqualTo("Gd4,a1");
    assertThat(next(start, "piece:grey", "cell:d4", "cell:a1")).isEmpty();
  }

  @Test
  void aDraftOfAWholeMoveShowsItsOutcome() {
    Table start = Table.start("zertz");

    assertThat(draft(start, "piece:grey", "cell:d4", "cell:a1").preview())
        .hasValue(start.play("Gd4,a1").position());
    assertThat(draft(start, "piece:grey", "cell:d4").preview()).isEmpty();
    assertThat(draft(start, "piece:grey", "cell:d4").move()).isEmpty();
    assertThat(draft(start, "piece:grey", "cell:d4").refusal()).isEmpty();
  }

  @Test
  void withoutAFreeRingAPlacementIsWholeAtOnce() {
    Table table =
        Setup.of("zertz").only("d4 d5 e4 e3 d3 c3 c4 a1").with("Wd5 Ge4 Be3 Wd3 Gc3 Bc4").table();

    assertThat(whole(table, "piece:white", "cell:a1")).isEqualTo("Wa1");
    assertThat(next(table, "piece:white", "cell:a1")).containsExactly("cell:a1");
    assertThat(whole(table, "piece:white", "cell:a1", "cell:a1")).isEqualTo("Wa1xWa1");
  }

  @Test
  void aDraftOfACaptureGoesFromLandingToLanding() {
    Table table = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").table();

    assertThat(next(table)).containsExactlyInAnyOrder("cell:e4", "cell:d5", "cell:d6");
    assertThat(next(table, "cell:e4")).containsExactly("cell:c5");
    assertThat(next(table, "cell:e4", "cell:c5")).containsExactlyInAnyOrder("cell:e6", "cell:a3");
    assertThat(draft(table, "cell:e4", "cell:c5").move()).isEmpty();
    assertThat(next(table, "cell:e4", "cell:c5", "cell:a3")).containsExactly("cell:a1");
    assertThat(whole(table, "cell:e4", "cell:c5", "cell:e6")).isEqualTo("xe4Gc5We6");
    assertThat(whole(table, "cell:e4", "cell:c5", "cell:a3", "cell:a1")).isEqualTo("xe4Gc5Ba3Ga1");
  }

  @Test
  void groupsAreClaimedAfterAMoveThatIsWholeWithoutThem() {
    Table table = twoGroups("zertz").table();

    assertThat(whole(table, "piece:white", "cell:a2", "cell:g2")).isEqualTo("Wa2,g2");
    assertThat(next(table, "piece:white", "cell:a2", "cell:g2"))
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
  void groupsAreClaimedInAnyOrderAndByAnyOfTheirPlaces(String first, String second) {
    Table table = twoGroups("zertz").table();
    String one = first.equals("cell:g1") ? "Wa2,g2xWg1" : "Wa2,g2xGa1Wa2Bb1";

    assertThat(whole(table, "piece:white", "cell:a2", "cell:g2", first)).isEqualTo(one);
    assertThat(next(table, "piece:white", "cell:a2", "cell:g2", first)).contains(second);
    assertThat(whole(table, "piece:white", "cell:a2", "cell:g2", first, second))
        .isEqualTo("Wa2,g2xGa1Wa2Bb1Wg1");
    assertThat(next(table, "piece:white", "cell:a2", "cell:g2", first, second)).isEmpty();
  }

  @Test
  void aDraftOfAnAutomaticClaimIsWholeWithTheRemoval() {
    Table table = twoGroups("zertz:claim=automatic").table();

    assertThat(whole(table, "piece:white", "cell:a2", "cell:g2")).isEqualTo("Wa2,g2xGa1Wa2Bb1Wg1");
    assertThat(next(table, "piece:white", "cell:a2", "cell:g2")).isEmpty();
  }

  @Test
  void whoMayLapseOrRetractIsOfferedThatToo() {
    Table table = Setup.of("zertz:capture=retract").with("Wd4 Gd5").table();
    Table lapsed = table.play("Bg4,a1");

    assertThat(next(table))
        .containsExactlyInAnyOrder(
            "cell:d4", "cell:d5", "piece:white", "piece:grey", "piece:black");
    assertThat(next(lapsed)).contains("word:retract", "cell:d4", "piece:white");
    assertThat(whole(lapsed, "word:retract")).isEqualTo("retract");
    assertThat(next(lapsed.play("retract"))).containsExactlyInAnyOrder("cell:d4", "cell:d5");
  }

  static String steps(Table table, String move) {
    return table.rules().steps(table.position(), ZertzMove.parse(move)).stream()
        .map(Step::toString)
        .collect(Collectors.joining(" "));
  }

  static Draft<ZertzPosition, ZertzMove> draft(Table table, String... entered) {
    List<Step> steps = Stream.of(entered).map(Step::parse).toList();
    return table.rules().draft(table.position(), steps);
  }

  private static Set<String> next(Table table, String... entered) {
    return draft(table, entered).next().stream().map(Step::toString).collect(Collectors.toSet());
  }

  private static String whole(Table table, String... entered) {
    return draft(table, entered).move().orElseThrow().toString();
  }
}
