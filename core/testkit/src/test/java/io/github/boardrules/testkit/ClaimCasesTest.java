package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.SplitMix64;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClaimCasesTest {
  private static final Trio TRIO = new Trio(12, true);

  /** Returns the lines that are found, in the order draw, loss, open, trap, win. */
  private static <S, M> List<String> found(Rules<S, M> rules, int plies, int wanted, int games) {
    return ClaimCases.find(rules, plies, wanted, games, new SplitMix64(5)).stream()
        .map(trial -> trial.toMatch().position() + ", after " + trial.toMatch().ply())
        .toList();
  }

  /** A seed in a bug report must give the same matches elsewhere. */
  @Test
  void aSeedGivesTheSameMatchesEverywhere() {
    assertThat(found(TRIO, 1, 9, 2))
        .containsExactly("oxx/.xo/.o. 2 11, after 11", "x.x/.../oo. 1 8, after 8");
    assertThat(found(TRIO, 3, 9, 1))
        .containsExactly(
            "oxx/.xo/.o. 2 11, after 11", "oxx/..o/.o. 1 10, after 10", ".xx/..o/.o. 2 9, after 9");
    assertThat(found(TRIO, 4, 3, 6))
        .containsExactly(
            "oxx/.xo/.o. 2 11, after 11",
            "oxx/..o/.o. 1 10, after 10",
            ".xx/..o/.o. 2 9, after 9",
            "ox./xo./xo. 1 8, after 8",
            "..x/.o./xo. 1 6, after 6",
            "..x/.../xo. 2 5, after 5",
            ".../xox/xo. 1 6, after 6",
            "x.x/.../oo. 1 8, after 8",
            "x.x/.o./.o. 2 7, after 7",
            ".ox/x../oox 1 10, after 10");
    assertThat(found(new ClaimLawsTest.Walk(2), 2, 2, 12))
        .containsExactly(
            "42, after 399",
            "31, after 398",
            "31, after 1",
            "31, after 1",
            "22, after 1",
            "22, after 1");
    assertThat(found(TRIO, 3, 9, 0)).isEmpty();
  }

  private static OutcomeSearch.Outcome outcome(String position, int plies) {
    return new OutcomeSearch<>(ModifiedTrio.CORRECT, plies)
        .outcome(ModifiedTrio.TEXTS.parsePosition(position));
  }

  @Test
  void theFastestWinIsFound() {
    assertThat(outcome("xx./oo./... 1 4", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.win(1, 1)), 1));
    assertThat(outcome("xx./.../oo. 1 29", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.win(1, 1)), 1));
    assertThat(outcome("xxo/.../... 1 29", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.of(GameValue.draw()), 1));
  }

  @Test
  void theSearchEndsWhereThereAreTooManyMoves() {
    assertThat(outcome(".../.../... 1 0", 3))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.empty(), 3));
    assertThat(outcome(".../.../... 1 0", 20))
        .isEqualTo(new OutcomeSearch.Outcome(Optional.empty(), 5));
  }
}
