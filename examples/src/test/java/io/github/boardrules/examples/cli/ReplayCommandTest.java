package io.github.boardrules.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplayCommandTest {

  @Test
  void printsThePositionAfterEachMoveAndThenTheStatus() {
    assertThat(Run.of("replay", "heap", "take2", "take3"))
        .isEqualTo(Run.done("3 2", "0 1", "win 2 last-taken"));
  }

  @Test
  void beginsAtThePositionThatIsGiven() {
    assertThat(Run.of("replay", "heap", "--position", "9 2", "take1"))
        .isEqualTo(Run.done("8 1", "ongoing"));
  }

  @Test
  void stopsAtTheFirstRefusedMove() {
    assertThat(Run.of("replay", "heap", "take3", "take3", "nonsense"))
        .isEqualTo(Run.refused("2 2", "move 2, take3: too-many: At most 2 may be taken."));
    assertThat(Run.of("replay", "heap", "take9", "--locale", "hu"))
        .isEqualTo(Run.refused("1. lépés (take9): too-many: Legfeljebb 3 vehető el."));
  }

  @Test
  void stopsAtATextThatIsNoMove() {
    assertThat(Run.of("replay", "heap", "take3", "tak"))
        .isEqualTo(Run.failed("move 2, 'tak': character 4: expected take here.", "2 2"));
  }

  @Test
  void replaysTheMovesFromEachPositionOfABatch() {
    assertThat(Run.with("2 1\n1 1\n3 2\n", "replay", "heap", "take2", "--position", "-"))
        .isEqualTo(
            Run.refused(
                "0 2",
                "win 1 last-taken",
                "move 1, take2: too-many: At most 1 may be taken.",
                "1 1",
                "ongoing"));
  }
}
