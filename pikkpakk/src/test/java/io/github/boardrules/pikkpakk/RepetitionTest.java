package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game", repeat, and "Notation", SEEN. */
class RepetitionTest {
  private static final String SPIRAL =
      "9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9";
  private static final String[] ROUND = {"bu", "cu", "bd", "cd"};

  @Test
  void fourPushesBringTheStartBack() {
    assertThat(Table.start("pikkpakk").play(ROUND).text())
        .isEqualTo(Table.start("pikkpakk").text());
    assertThat(Table.start("pikkpakk").play(ROUND).play(ROUND).status()).isEqualTo("ongoing");
  }

  @Test
  void earlierPositionsAreRememberedInOrderWithTheirSides() {
    Table start = Table.start("pikkpakk:repeat=3");
    Table one = start.play("bu");
    Table four = start.play(ROUND);

    assertThat(one.turn()).isEqualTo("2 push " + SPIRAL + ":1:1");
    assertThat(one.position().occurrences()).isEqualTo(1);
    assertThat(four.board()).isEqualTo(SPIRAL);
    assertThat(four.turn())
        .isEqualTo(
            "1 push "
                + String.join(
                    ",",
                    start.play("bu").board() + ":2:1",
                    start.play("bu", "cu").board() + ":1:1",
                    start.play("bu", "cu", "bd").board() + ":2:1",
                    SPIRAL + ":1:1"));
    assertThat(four.position().occurrences()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 2", "4, 3", "9, 8"})
  void theGameIsDrawnAtTheOccurrenceThatTheVariantNames(int repeat, int rounds) {
    Table table = Table.start("pikkpakk:repeat=" + repeat);
    for (int round = 1; round < rounds; round++) {
      table = table.play(ROUND);
      assertThat(table.status()).isEqualTo("ongoing");
    }
    table = table.play("bu", "cu", "bd");
    assertThat(table.status()).isEqualTo("ongoing");
    table = table.play("cd");

    assertThat(table.status()).isEqualTo("draw repetition");
    assertThat(table.legal()).isEmpty();
    assertThat(table.position().occurrences()).isEqualTo(repeat);
  }

  @Test
  void theSameBoardWithTheOtherPlayerToMoveIsAnotherPosition() {
    Table table = Setup.spiral("pikkpakk:repeat=2").seen(SPIRAL + ":2:1").table();

    assertThat(table.status()).isEqualTo("ongoing");
    assertThat(Setup.spiral("pikkpakk:repeat=2").seen(SPIRAL + ":1:1").table().status())
        .isEqualTo("draw repetition");
    assertThat(Setup.spiral("pikkpakk:repeat=3").seen(SPIRAL + ":1:2").table().status())
        .isEqualTo("draw repetition");
    assertThat(Setup.spiral("pikkpakk:repeat=9").seen(SPIRAL + ":1:2147483646").table().status())
        .isEqualTo("draw repetition");
  }

  @Test
  void aMoveThatChangesTheNumberOfBallsForgetsWhatWasBefore() {
    Table placed = Table.start("fivepush:repeat=2").play("b2", "c3");
    Table slow = Setup.of("abalone:repeat=3").series("f1-i1", "llld").dark("a9").table();

    assertThat(placed.turn()).isEqualTo("1 place -");
    assertThat(slow.play("f1r").turn()).isEqualTo("2 push 0-1 -");
    assertThat(slow.play("i1l").turn()).isEqualTo("2 push 0-0 " + slow.board() + ":1:1");
    assertThat(slow.play("i1l", "a9d").play("e1r").turn()).contains(slow.board() + ":1:1");
    assertThat(slow.play("i1l", "a9d", "e1r", "a8u").position().occurrences()).isEqualTo(2);
  }

  @Test
  void aMoveSidewaysKeepsThem() {
    Table table =
        Setup.of("abalone:repeat=3,side=yes").light("b4-c4").dark("a9").table().play("b4-c4u");

    assertThat(table.turn()).isEqualTo("2 push 0-0 d8/9/9/9/9/1ll6/9/9/9:1:1");
  }

  @Test
  void inPushFourOnlyADroppedBallKeepsTheNumber() {
    Setup setup = Setup.of("pushfour:repeat=2").series("b5-h5", "lldlldd");

    assertThat(setup.table().play("a5").turn()).isEqualTo("2 place " + setup.board() + ":1:1");
    assertThat(setup.table().play("a4").turn()).isEqualTo("2 place -");
    assertThat(setup.table().play("a5", "a4").turn()).isEqualTo("1 place -");
  }

  @Test
  void otherEndingsComeFirst() {
    Setup won = Setup.of("pikkpakk:repeat=2").light("c6 c8 b7 d7").target("c7");
    Setup stuck = Setup.of("pikkpakk:repeat=2").target("c7");

    assertThat(won.seen(won.board() + ":1:5").table().status()).isEqualTo("win 1 surrounded");
    assertThat(stuck.seen(stuck.board() + ":1:5").table().status()).isEqualTo("win 2 no-move");
  }

  @Test
  void thePushThatChangesNothingRepeatsAtOnceForTheOtherPlayer() {
    Setup setup = Setup.of("pikkpakk:push=square,repeat=2");
    for (int row = 2; row <= 8; row++) {
      setup.series("b" + row + "-h" + row, "lllllll");
    }
    setup.series("b8-h8", "ddddddd").series("b7-h7", "ddddddd").target("e7");

    assertThat(setup.table().play("2l", "8l").status()).isEqualTo("draw repetition");
  }

  @Test
  void withoutTheRuleEveryPositionOccursOnce() {
    assertThat(Table.start("pikkpakk").play(ROUND).position().occurrences()).isEqualTo(1);
    assertThat(Table.start("abalone").position().occurrences()).isEqualTo(1);
  }
}
