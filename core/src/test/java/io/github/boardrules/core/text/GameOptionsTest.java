package io.github.boardrules.core.text;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.MoveReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameOptionsTest {
  private static final VariantOption<Integer> GOAL = VariantOption.ofNumber("goal", 20, 1, 99);
  private static final VariantOption<Boolean> AGAIN = VariantOption.ofFlag("again", false);
  private static final VariantOption<List<Integer>> STEPS = VariantOption.ofNumbers("steps", 1, 9);
  private static final VariantText TEXT =
      VariantText.of("race", GOAL, AGAIN, STEPS)
          .withForbidden(
              MoveReason.GAME_OVER, values -> values.get(GOAL) == 1 && values.isNamed(AGAIN));

  /** Options of a race. */
  private static class Race extends GameOptions<Race> {
    static final Race DEFAULT = new Race(TEXT.defaults());

    Race(OptionValues values) {
      super(TEXT, values);
    }

    static Race parse(String variant) {
      return new Race(TEXT.parse(variant));
    }

    int goal() {
      return get(GOAL);
    }

    Race withGoal(int goal) {
      return with(GOAL, goal);
    }

    Race withAgain(boolean again) {
      return with(AGAIN, again);
    }

    Race withSteps(List<Integer> steps) {
      return with(STEPS, steps);
    }

    @Override
    protected Race create(OptionValues values) {
      return new Race(values);
    }
  }

  @Test
  void aChangeKeepsTheOtherOptions() {
    Race race = Race.DEFAULT.withGoal(30).withAgain(true);

    assertThat(race.variant()).isEqualTo("race:goal=30,again=yes").isEqualTo(race.toString());
    assertThat(race.goal()).isEqualTo(30);
    assertThat(race.text()).isSameAs(TEXT);
    assertThat(race.withGoal(20).variant()).isEqualTo("race:again=yes");
    assertThat(Race.DEFAULT.variant()).isEqualTo("race");
  }

  @Test
  void aChangeIsCheckedAsAnIdIs() {
    illegalArgument(
        () -> Race.DEFAULT.withGoal(100), "goal must be a number from 1 to 99, not 100.");
    illegalArgument(
        () -> Race.DEFAULT.withAgain(true).withGoal(1),
        MoveReason.GAME_OVER.message(Locale.ENGLISH, Map.of()));
    illegalArgument(
        () -> Race.DEFAULT.withSteps(List.of(1, 10)),
        "steps must be a number from 1 to 9, not 10.");
  }

  @Test
  void defaultsThatAnIdNamesLeaveNoTrace() {
    Race named = Race.parse("race:again=no,goal=20");

    assertThat(named).isEqualTo(Race.DEFAULT).hasSameHashCodeAs(Race.DEFAULT);
    assertThat(named.withGoal(1)).isEqualTo(Race.DEFAULT.withGoal(1));
    assertThat(named.withGoal(1).variant()).isEqualTo("race:goal=1");
  }

  @Test
  void optionsAreEqualIfTheirClassesAndIdsAre() {
    Race other = new Race(TEXT.defaults()) {};

    assertThat(Race.DEFAULT.withGoal(30)).isEqualTo(Race.parse("race:goal=30"));
    assertThat(Race.DEFAULT).isNotEqualTo(Race.DEFAULT.withGoal(30)).isNotEqualTo(other);
    assertThat(Race.DEFAULT.equals(null)).isFalse();
    assertThat(other.variant()).isEqualTo("race");
  }

  @Test
  void aListIsCopied() {
    List<Integer> steps = new ArrayList<>(List.of(1, 2));
    Race race = Race.DEFAULT.withSteps(steps);
    steps.set(0, 9);

    assertThat(race.get(STEPS)).containsExactly(1, 2).isUnmodifiable();
    assertThat(race.variant()).isEqualTo("race:steps=1-2");
  }
}
