package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move", Pushing 3 and How far: run pushes of several cells. */
class LongPushTest {
  private static final String STOP = "abalone:steps=any";
  private static final String PUSH = "abalone:collision=push,steps=any";

  @Test
  void theExampleOfThePage() {
    String position = "4d4/9/4l4/4l4/9/9/9/9/9 1 push 0-0";

    assertThat(GamePosition.of(PUSH, position).play("e6u2").text())
        .isEqualTo("4l4/4l4/9/9/9/9/9/9/9 2 push 0-1");
    assertThat(GamePosition.of(STOP, position).reason("e6u2")).isEqualTo("blocked");
    assertThat(GamePosition.of(STOP, position).reason("e6u")).isEqualTo(GamePosition.LEGAL);
  }

  @ParameterizedTest
  @CsvSource({
    "1,     a5r",
    "own,   a5r a5r2 a5r3",
    "exact, a5r3",
    "any,   a5r a5r2 a5r3 a5r4 a5r5",
  })
  void howFarDependsOnTheOwnBallsInTheRun(String steps, String legal) {
    // Three of the four balls are the mover's; there are five empty cells before them.
    Setup setup = Setup.of("abalone:steps=" + steps).series("a5-d5", "lldl");

    assertThat(String.join(" ", setup.position().legal("a5r"))).isEqualTo(legal);
  }

  @Test
  void whatLimitsIsTheRunBeforeTheMove() {
    Setup setup = Setup.of("abalone:collision=push,steps=own").series("a5-b5", "ll").light("d5");

    // The third own ball joins after the first step, too late for a third step.
    assertThat(setup.position().legal("a5r")).containsExactly("a5r", "a5r2");
    assertThat(setup.position().play("a5r2").along("a5-f5")).isEqualTo("..lll.");
    assertThat(setup.position().reason("a5r3")).isEqualTo("too-many-steps");
  }

  @Test
  void oneStepIsNeverTooManyAndWithoutOwnBallsItIsAlsoEnough() {
    GamePosition own = Setup.of("abalone:steps=own").dark("e5").light("a1").position();
    GamePosition exact = Setup.of("abalone:steps=exact").dark("e5").light("a1").position();

    assertThat(own.reason("e5u")).isEqualTo("no-majority");
    assertThat(own.reason("e5u2")).isEqualTo("too-many-steps");
    assertThat(exact.reason("e5u")).isEqualTo("no-majority");
    assertThat(exact.reason("e5u2")).isEqualTo("too-many-steps");
    assertThat(exact.reason("a1u")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aRunThatMeetsOthersTakesThemAlongWhileTheMajorityLasts() {
    GamePosition position =
        Setup.of(PUSH).series("a5-c5", "lll").dark("e5").dark("g5").dark("i5").position();

    assertThat(position.legal("a5r")).containsExactly("a5r", "a5r2", "a5r3");
    assertThat(position.play("a5r").along("a5-i5")).isEqualTo(".llld.d.d");
    assertThat(position.play("a5r2").along("a5-i5")).isEqualTo("..llldd.d");
    assertThat(position.play("a5r3").along("a5-i5")).isEqualTo("...lllddd");
    position.assertRefused("a5r4", "lost-majority", "a5");
  }

  @Test
  void theEdgeIsNoCollision() {
    GamePosition own = Setup.of("abalone:own=yes,steps=any").series("f5-i5", "llld").position();

    assertThat(own.legal("f5r")).containsExactly("f5r", "f5r2", "f5r3", "f5r4");
    assertThat(own.play("f5r3").along("f5-i5")).isEqualTo("...l");
    assertThat(own.play("f5r3").turn()).isEqualTo("2 push 2-1");
    assertThat(own.play("f5r4").turn()).isEqualTo("2 push 3-1");
  }

  @Test
  void aGroupWithNoBallsLeftHasLostItsMajority() {
    GamePosition position = Setup.of("abalone:own=yes,steps=any").light("h5").position();

    assertThat(position.legal("h5r")).containsExactly("h5r", "h5r2");
    assertThat(position.play("h5r2").turn()).isEqualTo("2 push 1-0");
    assertThat(position.reason("h5r3")).isEqualTo("lost-majority");
    assertThat(position.reason("h5r11")).isEqualTo("lost-majority");
  }
}
