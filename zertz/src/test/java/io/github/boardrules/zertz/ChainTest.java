package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Terms" and "Legal moves": chains of jumps. */
class ChainTest {

  @Test
  void aChainGoesOnAsLongAsItsMarbleCanJump() {
    Table table = Setup.of("zertz").with("Bd1 Gd2 Wd4").table();

    assertThat(table.legal()).containsExactly("xd1Gd3Wd5");
    assertThat(table.reason("xd1Gd3")).isEqualTo("must-continue");
  }

  @Test
  void aChainEndsWhereItsMarbleCanJumpNoFurtherThoughAnotherCould() {
    Table table = Setup.of("zertz").with("Bd1 Gd2 Wg1 Wg2").table();

    assertThat(table.play("xd1Gd3").legal()).containsExactly("xg1Wg3");
    assertThat(table.reason("xd1Gd3Wg3")).isEqualTo("not-a-jump");
  }

  @Test
  void ofSeveralWaysTheLongerNeedNotBePreferred() {
    Table table = Setup.of("zertz").with("Wd4 Gd5 Be4 Gf3").table();

    assertThat(table.legal("xd4")).containsExactlyInAnyOrder("xd4Gd6", "xd4Bf4Gf2");
  }

  @Test
  void onceBegunTheLongerWayIsPlayedToItsEnd() {
    Table table = Setup.of("zertz").with("Wd4 Gd5 Be4 Gf3").table();

    assertThat(table.reason("xd4Bf4")).isEqualTo("must-continue");
  }

  @Test
  void theRingFromWhichTheChainStartedIsVacant() {
    Table triangle = Setup.of("zertz").with("Wd4 Gd5 Be5 We4").table();

    assertThat(triangle.legal("xd4")).containsExactlyInAnyOrder("xd4Gd6Bf4Wd4", "xd4Wf4Bd6Gd4");
  }

  @Test
  void chainsWithDifferentLandingsAreDifferentMovesThoughTheyLeadToOnePosition() {
    Table triangle = Setup.of("zertz").with("Wd4 Gd5 Be5 We4").table();
    Table clockwise = triangle.play("xd4Gd6Bf4Wd4");
    Table anticlockwise = triangle.play("xd4Wf4Bd6Gd4");

    assertThat(clockwise.position()).isEqualTo(anticlockwise.position());
    assertThat(clockwise.at("d4")).isEqualTo('W');
    assertThat(clockwise.held(1)).isEqualTo("1,1,1");
  }

  @Test
  void aChainMayGoOnFromTheRingWhereItStarted() {
    Table table = Setup.of("zertz").with("Wd4 Gd5 Be5 We4 Gc4").table();

    assertThat(table.legal("xd4"))
        .containsExactlyInAnyOrder("xd4Gb4", "xd4Gd6Bf4Wd4Gb4", "xd4Wf4Bd6Gd4Gb4");
  }

  @Test
  void aJumpedMarbleIsGoneAtOnce() {
    Table table = Setup.of("zertz").with("Wd4 Gd5").table();

    assertThat(table.legal("xd4")).containsExactly("xd4Gd6");
    assertThat(table.reason("xd4Gd6Gd4")).isEqualTo("nothing-to-jump");
  }

  @Test
  void aMarbleMayForkOnItsWay() {
    Table table = Setup.of("zertz").with("Wd1 Gd2 Gd4 Bc3 Be3").table();

    // From d3 straight on over d4, or over c3 to b3, or over e3 to f3.
    assertThat(table.legal("xd1")).containsExactlyInAnyOrder("xd1Gd3Gd5", "xd1Gd3Bb3", "xd1Gd3Bf3");
  }

  @Test
  void afterAChainOfThreeJumpsThreeMoreRingsAreVacant() {
    Table before = Setup.of("zertz").with("Wd1 Gd2 Bd4 Gd6").table();
    Table after = before.play("xd1Gd3Bd5Gd7");

    assertThat(before.legal()).containsExactly("xd1Gd3Bd5Gd7");
    assertThat(after.position().rings()).hasSize(37);
    assertThat(after.at("d7")).isEqualTo('W');
    assertThat(after.position().rings())
        .filteredOn(ring -> after.position().marble(ring).isPresent())
        .containsExactly(Cell.parse("d7"));
  }
}
