package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Variants": the ids, and the choices. */
class VariantsTest extends VariantsContract<ZertzRules, ZertzOptions> {
  VariantsTest() {
    super(
        ContractTest.GAME,
        ZertzRules::parse,
        ZertzRules::options,
        ZertzRules::of,
        ZertzOptions::parse);
  }

  @Test
  void theDefaultsAreThoseOfAnIdWithoutOptions() {
    assertThat(ZertzOptions.parse("zertz"))
        .isEqualTo(ZertzRules.standard().options())
        .isEqualTo(ZertzOptions.DEFAULT);
  }

  @Override
  protected List<String> keys() {
    return List.of(
        "game|basic, tournament",
        "rings|37, 40, 43, 44, 48, 61",
        "claim|optional, automatic",
        "capture|forced, retract",
        "stall|");
  }

  @Override
  protected List<String> moreIds() {
    return List.of("zertz:game=tournament,rings=48,claim=automatic,capture=retract,stall=12");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "zertz:rings=48,rings=61|repeated-key|key=rings",
        "zertz:stall=0,claim=automatic,stall=0|repeated-key|key=stall",
        "zertz:stall=1000,rings=48|out-of-range|name=stall, value=1000, least=0, most=999",
        "zertz:stall=99999999999999999999,rings=48"
            + "|out-of-range|name=stall, value=99999999999999999999, least=0, most=999");
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
