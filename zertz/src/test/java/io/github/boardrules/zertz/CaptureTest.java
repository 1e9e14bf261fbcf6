package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Terms", "Legal moves" and "Legality": captures; "Decisions", 8 to 10. */
class CaptureTest {
  @Test
  void aMarbleJumpsInEachOfTheSixDirections() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5 Ge4 Ge3 Gd3 Gc3 Gc4").game();

    assertThat(game.legal("xd4"))
        .containsExactlyInAnyOrder("xd4Gd6", "xd4Gf4", "xd4Gf2", "xd4Gd2", "xd4Gb2", "xd4Gb4");
  }

  @ParameterizedTest
  @CsvSource({
    "Wd4 Gd6, ''", // the ring between is vacant
    "Wd4, d5", // the ring between is gone
    "Wd4 Gd5, d3 d6", // the rings beyond are gone
    "Wd2 Gd3 Bd4, d1 d5", // the rings beyond are gone, those between occupied
    "Wd6 Gd7, d5", // beyond the board
    "Wa1 Ga2 Ba3 Wa4, ''", // the landings are occupied or beyond the board
    "Wd4 Ge6, ''", // not in a line
    "Wd4 Gf5, ''"
  })
  void aJumpNeedsAMarbleBetweenAndAVacantRingBehindIt(String marbles, String gone) {
    GamePosition game = Setup.of("zertz").gone(gone).with(marbles).game();

    assertThat(game.reason("pass")).isEqualTo("cannot-pass");
    assertThat(game.legal("x")).isEmpty();
    assertThat(game.legal()).isNotEmpty();
  }

  @Test
  void theLongerChainNeedNotBeChosenButOnceBegunItIsPlayedToItsEnd() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5 Be4 Gf3").game();

    assertThat(game.legal("xd4")).containsExactlyInAnyOrder("xd4Gd6", "xd4Bf4Gf2");
    assertThat(game.reason("xd4Bf4")).isEqualTo("must-continue");
  }

  /** The ring from which a chain started is vacant, and a jumped marble is gone at once. */
  @Test
  void chainsWithDifferentLandingsAreDifferentMovesEvenIfTheyLeadToOnePosition() {
    GamePosition triangle = Setup.of("zertz").with("Wd4 Gd5 Be5 We4").game();
    GamePosition clockwise = triangle.play("xd4Gd6Bf4Wd4");
    GamePosition anticlockwise = triangle.play("xd4Wf4Bd6Gd4");

    assertThat(triangle.legal("xd4")).containsExactlyInAnyOrder("xd4Gd6Bf4Wd4", "xd4Wf4Bd6Gd4");
    assertThat(triangle.reason("xd4Gd6Bf4Wd4Gd6")).isEqualTo("nothing-to-jump");
    assertThat(clockwise.position()).isEqualTo(anticlockwise.position());
    assertThat(clockwise.at("d4")).isEqualTo('W');
    assertThat(clockwise.held(1)).isEqualTo("1,1,1");
  }

  /**
   * d4 has a marble to jump in four directions: over d5 it can, beyond e4 the ring is gone, beyond
   * e3 there is a marble. d3 and c4 are vacant, c3 and b2 are gone. From d6 it could not jump on:
   * f4 is gone and b4 occupied.
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

  @ParameterizedTest
  @CsvSource({
    "xh1Gh3,       off-board, h1",
    "xd4Gd8,       off-board, d8",
    "xa1Ga3,       no-ring, a1",
    "xa2Ga4,       no-marble, a2",
    // not two steps, or not in a straight line
    "xd4Gd5,       not-a-jump, d5",
    // vacant, no ring, already jumped
    "xd4Bd2,       nothing-to-jump, d2",
    "xd4Gd6Gd4,    nothing-to-jump, d4",
    "xd4Bf4,       no-ring, f4",
    "xd4Wf2,       landing-occupied, f2",
    // the jumped marble is named
    "xd4Wd6,       wrong-colour, d5",
    // off-board before all else, even in a later jump
    "xa1Gh1,       off-board, h1",
    "xd4Wd6Gh1,    off-board, h1",
    // the first cell before the jumps
    "xa2Ga3,       no-marble, a2",
    // not-a-jump before what is at the landing
    "xd4Ga1,       not-a-jump, a1",
    "xd4Ge5,       not-a-jump, e5",
    // nothing-to-jump before no-ring and landing-occupied
    "xd4Bb2,       nothing-to-jump, b2",
    // no-ring and landing-occupied before wrong-colour
    "xd4Wf4,       no-ring, f4",
    // the first faulty jump decides
    "xd4Wd6Gd7,    wrong-colour, d5",
  })
  void theFirstReasonThatAppliesIsGiven(String move, String reason, String cell) {
    crossroads().assertRefused(move, reason, cell);
  }

  @ParameterizedTest
  @CsvSource({
    "xd1Gd3,       must-continue, d3",
    "xd1Gd3Gd5,    wrong-colour, d4",
    "xd1Gd3Wd5Wd7, nothing-to-jump, d7",
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
        .isEqualTo("The marble on d5 is grey, not of this colour.");
    assertThat(line().refusal("xd1Gd3").facts()).isEqualTo(Map.of("cell", "d3", "next", "d5"));
  }
}
