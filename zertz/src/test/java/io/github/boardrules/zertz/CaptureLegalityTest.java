package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legality", Capture: every reason, and the order in which they are checked. */
class CaptureLegalityTest {

  /**
   * d4 has a marble to jump in four directions: over d5 it can, beyond e4 the ring is gone, beyond
   * e3 there is a marble. d3 and c4 are vacant, c3 and b2 are gone. From d6 it could not go on: f4
   * is gone and b4 occupied.
   */
  private static GamePosition crossroads() {
    return Setup.of("zertz")
        .gone("a1 b2 c3 f4 g3")
        .with("Wd4 Gd5 Be4 We3 Gf2 Be5 Gc5 Wb4 Wg4")
        .game();
  }

  /** d1 jumps d2, and then has to jump d4. */
  private static GamePosition line() {
    return Setup.of("zertz").with("Bd1 Gd2 Wd4").game();
  }

  @Test
  void theIntendedCaptureIsLegal() {
    assertThat(crossroads().reason("xd4Gd6")).isEqualTo("legal");
    assertThat(line().legal()).containsExactly("xd1Gd3Wd5");
  }

  @ParameterizedTest
  @CsvSource({
    "xh1Gh3,       off-board, h1",
    "xd4Gd8,       off-board, d8",
    "xd4Gd6Wg5,    off-board, g5",
    "xa1Ga3,       no-ring, a1",
    "xa2Ga4,       no-marble, a2",
    // not two steps, or not in a straight line
    "xd4Gd5,       not-a-jump, d5",
    "xd4Gd7,       not-a-jump, d7",
    "xd4Gf3,       not-a-jump, f3",
    "xd4Ge6,       not-a-jump, e6",
    "xd4Gg1,       not-a-jump, g1",
    "xd4Gd6Gd7,    not-a-jump, d7",
    // vacant, no ring, already jumped
    "xd4Bd2,       nothing-to-jump, d2",
    "xg4Bg2,       nothing-to-jump, g2",
    "xd4Gd6Gd4,    nothing-to-jump, d4",
    "xd4Bf4,       no-ring, f4",
    "xd4Gd6Bf4,    no-ring, f4",
    "xd4Wf2,       landing-occupied, f2",
    "xd4Gd6Gb4,    landing-occupied, b4",
    // the jumped marble is named
    "xd4Wd6,       wrong-colour, d5",
    // off-board before all else, even in a later jump
    "xa1Gh1,       off-board, h1",
    "xa2Gh1,       off-board, h1",
    "xd4Gh1,       off-board, h1",
    "xd4Wd6Gh1,    off-board, h1",
    "xh1Gi1,       off-board, h1",
    // the first cell before the jumps
    "xa1Ga2,       no-ring, a1",
    "xa2Ga3,       no-marble, a2",
    // not-a-jump before what is at the landing
    "xd4Ga1,       not-a-jump, a1",
    "xd4Bb4Gd6,    nothing-to-jump, b4",
    "xd4Ge5,       not-a-jump, e5",
    // nothing-to-jump before no-ring and landing-occupied
    "xd4Bb2,       nothing-to-jump, b2",
    "xd4Wb4,       nothing-to-jump, b4",
    // no-ring and landing-occupied before wrong-colour
    "xd4Wf4,       no-ring, f4",
    "xd4Gf2,       landing-occupied, f2",
    // the first faulty jump decides
    "xd4Wd6Gd7,    wrong-colour, d5",
    "xd4Bf4Gf4,    no-ring, f4",
    "xd4Gd5Bf4,    not-a-jump, d5",
  })
  void theFirstReasonThatAppliesIsGiven(String move, String reason, String cell) {
    crossroads().assertRefused(move, reason, cell);
  }

  @ParameterizedTest
  @CsvSource({
    "xd1Gd3,       must-continue, d3",
    "xd1Gd3Gd5,    wrong-colour, d4",
    "xd1Gd3Wd5Wd7, nothing-to-jump, d7",
    "xd1Gd3Wd5Wd3, nothing-to-jump, d3",
    // wrong-colour before must-continue
    "xd1Wd3,       wrong-colour, d2",
  })
  void laterJumpsGiveTheSameReasons(String move, String reason, String cell) {
    line().assertRefused(move, reason, cell);
  }

  @Test
  void refusalsHaveTheFactsOfTheirSentences() {
    assertThat(crossroads().refusal("xa1Ga3").facts()).isEqualTo(Map.of("cell", "a1"));
    assertThat(crossroads().refusal("xd4Gd7").facts()).isEqualTo(Map.of("from", "d4", "to", "d7"));
    assertThat(crossroads().refusal("xd4Gd6Gd4").facts())
        .isEqualTo(Map.of("from", "d6", "to", "d4", "over", "d5"));
    assertThat(crossroads().refusal("xd4Wd6").facts())
        .isEqualTo(Map.of("over", "d5", "marble", "G"));
    assertThat(crossroads().refusal("xd4Wd6").message())
        .isEqualTo("The marble on d5 is not of this colour, but grey.");
    assertThat(line().refusal("xd1Gd3").facts()).isEqualTo(Map.of("cell", "d3", "next", "d5"));
  }
}
