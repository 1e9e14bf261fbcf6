package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move", Pushing 3: run pushes, one cell far. */
class RunPushTest {
  private static final String CAPTURE = "pikkpakk:push=capture";
  private static final String REMOVE = "fivepush:edge=remove";

  @Test
  void fromTwoFullRowsEveryColumnMovesUp() {
    assertThat(GamePosition.start("abalone").legal())
        .containsExactly("a1u", "b1u", "c1u", "d1u", "e1u", "f1u", "g1u", "h1u", "i1u");
  }

  @Test
  void theWholeRunMovesAndBallsBeyondAGapStay() {
    GamePosition position = Setup.of("abalone").series("a5-d5", "lldl").light("f5").position();

    assertThat(position.play("a5r").along("a5-i5")).isEqualTo(".lldll...");
    assertThat(position.play("a5r").turn()).isEqualTo("2 push 0-0");
    assertThat(position.play("f5l").along("a5-i5")).isEqualTo("lldll....");
    assertThat(position.play("f5r").along("a5-i5")).isEqualTo("lldl..l..");
  }

  @ParameterizedTest
  @CsvSource({
    // variant, mover, run, whether it may be pushed
    "abalone, 1, lld, true",
    "abalone, 1, dll, true",
    "abalone, 1, ldl, true",
    "abalone, 1, ld, false",
    "abalone, 1, ldd, false",
    "abalone, 1, d, false",
    "abalone, 1, lldd, false",
    "abalone, 1, dlldl, true",
    "abalone, 2, dld, true",
    "abalone, 2, lldd, false",
    "abalone, 2, l, false",
    "abalone, 2, d, true",
    // the target counts for neither side
    CAPTURE + ", 1, lt, true",
    CAPTURE + ", 1, ltd, false",
    CAPTURE + ", 1, lltd, true",
    CAPTURE + ", 1, ldtdl, false",
    CAPTURE + ", 1, t, false",
    CAPTURE + ", 1, tld, false",
    CAPTURE + ", 1, tl, true",
  })
  void theMoverNeedsTheMajorityInTheRun(String variant, int mover, String run, boolean legal) {
    String cells = "c5-" + (char) ('c' + run.length() - 1) + "5";
    Setup setup = Setup.of(variant).light("a1").dark("i1").series(cells, run).toMove(mover);

    assertThat(setup.position().reason("c5r"))
        .isEqualTo(legal ? GamePosition.LEGAL : "no-majority");
  }

  @Test
  void withoutTheMajorityRuleAnyRunMayBePushed() {
    Setup setup = Setup.of("fivepush:edge=remove,majority=no").series("c5-e5", "ddd");

    assertThat(setup.position().reason("c5r")).isEqualTo(GamePosition.LEGAL);
    assertThat(setup.position().reason("e5l")).isEqualTo(GamePosition.LEGAL);
    assertThat(Setup.of(REMOVE).light("b2").series("c5-e5", "ddd").position().reason("c5r"))
        .isEqualTo("no-majority");
  }

  @ParameterizedTest
  @CsvSource({
    "g5-i5, g5r, .ll, 0-1",
    "a5-c5, c5l, ll., 0-1",
    "e7-e9, e7u, .ll, 0-1",
    "e1-e3, e3d, ll., 0-1",
  })
  void theForemostBallLeavesAtTheEdge(String cells, String move, String after, String lost) {
    String balls = move.endsWith("r") || move.endsWith("u") ? "lld" : "dll";
    GamePosition next = Setup.of("abalone").series(cells, balls).position().play(move);

    assertThat(next.along(cells)).isEqualTo(after);
    assertThat(next.turn()).isEqualTo("2 push " + lost);
  }

  @Test
  void player2LosesAndRemovesAlike() {
    GamePosition next =
        Setup.of("abalone").series("g5-i5", "ddl").toMove(2).lost(3, 4).position().play("g5r");

    assertThat(next.turn()).isEqualTo("1 push 4-4");
  }

  @Test
  void ofAFullLineTheForemostBallLeavesToo() {
    GamePosition next = Setup.of("abalone").series("a5-i5", "lllllldld").position().play("a5r");

    assertThat(next.along("a5-i5")).isEqualTo(".lllllldl");
    assertThat(next.turn()).isEqualTo("2 push 0-1");
  }

  @Test
  void ownBallsFallInPikkPakkAndInFiveThenPushButInSquareAbaloneOnlyIfAgreed() {
    Setup capture = Setup.of(CAPTURE).series("g5-i5", "lll").target("a1");

    assertThat(capture.position().play("g5r").along("g5-i5")).isEqualTo(".ll");
    assertThat(Setup.of(REMOVE).series("g5-h5", "ll").position().play("g5r").along("g5-h5"))
        .isEqualTo(".l");
    assertThat(Setup.of("abalone").series("g5-i5", "lll").position().reason("g5r"))
        .isEqualTo("own-off");
    GamePosition agreed = Setup.of("abalone:own=yes").series("g5-i5", "lll").position().play("g5r");
    assertThat(agreed.along("g5-i5")).isEqualTo(".ll");
    assertThat(agreed.turn()).isEqualTo("2 push 1-0");
  }

  @Test
  void inTheJointStartAndWithRemovalTheAreaIsTheBlock() {
    for (String variant : new String[] {"abalone:start=joint", REMOVE}) {
      Setup setup = Setup.of(variant).series("f5-h5", "lld").series("c2-c4", "dll");
      GamePosition right = setup.position().play("f5r");
      GamePosition down = setup.position().play("c4d");

      assertThat(right.along("f5-i5")).isEqualTo(".ll.");
      assertThat(down.along("c1-c4")).isEqualTo(".ll.");
    }
    assertThat(Setup.of("abalone").series("f5-h5", "lld").position().play("f5r").along("f5-i5"))
        .isEqualTo(".lld");
  }

  @Test
  void theLargerBoardHasItsOwnEdge() {
    Setup setup = Setup.of("pikkpakk:board=11,push=capture").target("a1").series("g11-i11", "lld");

    assertThat(setup.position().play("g11r").along("g11-k11")).isEqualTo(".lld.");
    assertThat(setup.series("g11-k11", "lllld").position().play("g11r").at("k11")).isEqualTo("l");
  }

  @Test
  void aSingleBallIsARunOfBothItsLines() {
    assertThat(Setup.of("abalone").light("e5").position().legal())
        .containsExactly("e5d", "e5l", "e5r", "e5u");
  }

  @Test
  void pushesOfDifferentLengthsAreListedInTheOrderOfTheirTexts() {
    GamePosition position =
        Setup.of("pikkpakk:board=11,push=capture,steps=any").light("a5").target("k11").position();

    assertThat(position.legal("a5r"))
        .containsExactly(
            "a5r", "a5r10", "a5r11", "a5r2", "a5r3", "a5r4", "a5r5", "a5r6", "a5r7", "a5r8",
            "a5r9");
    assertThat(position.play("a5r10").at("k5")).isEqualTo("l");
    assertThat(position.play("a5r11").board()).isEqualTo("10t/11/11/11/11/11/11/11/11/11/11");
  }
}
