package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the choices, marbles and goals. */
class OptionsTest {

  @Test
  void eachWithMethodChangesOneOption() {
    ZertzOptions all =
        ZertzOptions.DEFAULT
            .withGame(ZertzOptions.GameRule.TOURNAMENT)
            .withRings(48)
            .withClaim(ZertzOptions.ClaimRule.AUTOMATIC)
            .withCapture(ZertzOptions.CaptureRule.RETRACT)
            .withStall(12);

    assertThat(all.variant())
        .isEqualTo("zertz:game=tournament,rings=48,claim=automatic,capture=retract,stall=12");
    assertThat(all.withGame(ZertzOptions.GameRule.BASIC).variant())
        .isEqualTo("zertz:rings=48,claim=automatic,capture=retract,stall=12");
    assertThat(all.withRings(37).variant())
        .isEqualTo("zertz:game=tournament,claim=automatic,capture=retract,stall=12");
    assertThat(all.withClaim(ZertzOptions.ClaimRule.OPTIONAL).variant())
        .isEqualTo("zertz:game=tournament,rings=48,capture=retract,stall=12");
    assertThat(all.withCapture(ZertzOptions.CaptureRule.FORCED).variant())
        .isEqualTo("zertz:game=tournament,rings=48,claim=automatic,stall=12");
    assertThat(all.withStall(0).variant())
        .isEqualTo("zertz:game=tournament,rings=48,claim=automatic,capture=retract");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -37, 0, 36, 38, 47, 60, 62, 91})
  void otherBoardsAreRejected(int rings) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ZertzOptions.DEFAULT.withRings(rings))
        .withMessageContaining(Integer.toString(rings));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 1000, Integer.MAX_VALUE})
  void stallIs0To999(int stall) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ZertzOptions.DEFAULT.withStall(stall))
        .withMessageContaining(Integer.toString(stall));
  }

  @ParameterizedTest
  @CsvSource({"BASIC, 5 7 9, 2, 3 4 5", "TOURNAMENT, 6 8 10, 3, 4 5 6"})
  void eachGameHasItsMarblesAndGoals(
      ZertzOptions.GameRule game, String marbles, int goalOfEach, String goals) {
    assertThat(Stream.of(ZertzMarble.values()).map(it -> "" + game.marbles(it)))
        .containsExactly(marbles.split(" ", -1));
    assertThat(game.goalOfEach()).isEqualTo(goalOfEach);
    assertThat(Stream.of(ZertzMarble.values()).map(it -> "" + game.goal(it)))
        .containsExactly(goals.split(" ", -1));
  }
}
