package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "End of the game". */
class EndingTest {

  @ParameterizedTest
  @CsvSource({"1, l", "2, d"})
  void theOwnerOfTheSurroundingBallsWinsWhoMovedOrNot(int winner, String ball) {
    for (String variant : new String[] {"pikkpakk", "pikkpakk:push=capture", "pikkpakk:board=11"}) {
      for (int mover = 1; mover <= 2; mover++) {
        Setup setup = Setup.of(variant).target("c7").toMove(mover).light("a1").dark("i1");
        for (String cell : new String[] {"c6", "c8", "b7", "d7"}) {
          setup.series(cell, ball);
        }
        assertOver(setup.position(), "win " + winner + " surrounded");
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"c6, d", "c8, d", "b7, d", "d7, d"})
  void allFourNeighboursAreNeeded(String cell, String other) {
    Setup setup = Setup.of("pikkpakk").light("c6 c8 b7 d7 b1-h1").dark("b9-h9").target("c7");

    assertThat(setup.series(cell, other).position().status()).isEqualTo("ongoing");
    assertThat(setup.empty(cell).position().status()).isEqualTo("ongoing");
    assertOver(setup.light(cell).position(), "win 1 surrounded");
  }

  @Test
  void neutralBallsSurroundForNobody() {
    Setup setup = Setup.spiral("pikkpakk:push=ring").neutral("a1-a9 i1-i9 b1-h1 b9-h9");

    assertThat(setup.neutral("e6 e4 d5 f5").position().status()).isEqualTo("ongoing");
    assertOver(setup.light("e6 e4 d5 f5").position(), "win 1 surrounded");
  }

  @ParameterizedTest
  @CsvSource({
    "b5-e5, true",
    "e5-h5, true",
    "b2-b5, true",
    "h5-h8, true",
    "b2-e5, true",
    "e5-h8, true",
    "b8-e5, true",
    "e5-h2, true",
    "b5-f5, true",
    "b5-d5, false",
    "c2-c4, false",
    "b2-d4, false",
    "b8-d6, false",
  })
  void fourInALineWinPushFour(String series, boolean won) {
    for (int mover = 1; mover <= 2; mover++) {
      GamePosition light =
          Setup.of("pushfour").light(series).dark("h3 f8").toMove(mover).position();
      GamePosition dark = Setup.of("pushfour").dark(series).light("h3 f8").toMove(mover).position();

      assertThat(light.status()).isEqualTo(won ? "win 1 four-in-row" : "ongoing");
      assertThat(dark.status()).isEqualTo(won ? "win 2 four-in-row" : "ongoing");
    }
  }

  @Test
  void aGapOrABallOfTheOpponentBreaksALine() {
    assertThat(Setup.of("pushfour").series("b5-f5", "lldll").position().status())
        .isEqualTo("ongoing");
    assertThat(Setup.of("pushfour").light("b5-c5 e5-f5").position().status()).isEqualTo("ongoing");
    // Nor does a line go on at the other edge.
    assertThat(Setup.of("pushfour").light("g5-h5 b5-c5 b6-c6").position().status())
        .isEqualTo("ongoing");
    assertThat(Setup.of("pushfour").light("g7-h8 b2-c3").position().status()).isEqualTo("ongoing");
  }

  @ParameterizedTest
  @CsvSource({
    "place, d4-h4, true",
    "push, a1-a5, true",
    "push, e9-i9, true",
    "push, i5-i9, true",
    "push, a1-e5, true",
    "push, e5-i1, true",
    "push, a9-e5, true",
    "push, e1-i1, true",
    "push, a1-f1, true",
    "push, a1-d1, false",
    "push, f9-i6, false",
  })
  void fiveInALineWinFiveThenPushInBothPhasesAnywhereOnTheBoard(
      String phase, String series, boolean won) {
    String enemies = phase.equals("place") ? "b2 b5 c7 f8 h6" : "c6 c4 g2 h4";
    for (int mover = 1; mover <= (phase.equals("place") ? 1 : 2); mover++) {
      Setup setup = Setup.of("fivepush:edge=keep").phase(phase).toMove(mover);
      GamePosition position = setup.light(series).dark(enemies).position();

      assertThat(position.status().equals("win 1 five-in-row")).isEqualTo(won);
    }
    if (won && phase.equals("push")) {
      assertOver(Setup.of("fivepush").dark(series).position(), "win 2 five-in-row");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pushfour, mover, b2-e2, b4-e4, four-in-row",
    "pushfour:both=draw, draw, b2-e2, b4-e4, four-in-row",
    "fivepush, mover, b2-f2, b4-f4, five-in-row",
    "fivepush:both=draw, draw, b2-f2, b4-f4, five-in-row",
  })
  void ifBothPlayersHaveLinesTheMoverWinsOrItIsADraw(
      String variant, String both, String light, String dark, String ending) {
    Setup setup = Setup.of(variant).light(light).dark(dark);

    for (int mover = 1; mover <= 2; mover++) {
      assertOver(
          setup.toMove(mover).position(),
          both.equals("draw") ? "draw both-lines" : "win " + (3 - mover) + " " + ending);
    }
  }

  @Test
  void oneMoveMayMakeBothLines() {
    // Light enters below, and dark's ball goes up from b2 to b3.
    Setup lifted = Setup.of("pushfour").light("c2-e2").dark("c3-e3 b2");
    assertOver(lifted.position().play("b1"), "win 1 four-in-row");
    assertOver(GamePosition.of("pushfour:both=draw", lifted.text()).play("b1"), "draw both-lines");
    assertThat(lifted.position().status()).isEqualTo("ongoing");
  }

  @Test
  void aMoveThatMakesOnlyTheOpponentsLineWinsForTheOpponent() {
    GamePosition position = Setup.of("pushfour").dark("c3-e3 b2").position();

    assertOver(position.play("b1"), "win 2 four-in-row");
    assertOver(
        GamePosition.of("pushfour:both=draw", position.text()).play("b1"), "win 2 four-in-row");
  }

  @ParameterizedTest
  @CsvSource({"1", "9", "18"})
  void thePlayerWhoHasRemovedEnoughBallsWins(int win) {
    String variant = "abalone:win=" + win;
    for (int mover = 1; mover <= 2; mover++) {
      Setup setup = Setup.of(variant).light("a1").dark("i9").toMove(mover);

      assertOver(setup.lost(0, win).position(), "win 1 removed");
      assertOver(setup.lost(win, 0).position(), "win 2 removed");
      assertOver(setup.lost(win - 1, 99).position(), "win 1 removed");
      assertOver(setup.lost(win, win).position(), "win " + (3 - mover) + " removed");
      assertOver(setup.lost(99, win).position(), "win " + (3 - mover) + " removed");
      assertThat(setup.lost(win - 1, win - 1).position().status()).isEqualTo("ongoing");
    }
  }

  @Test
  void lostBallsCountForTheOpponentHoweverTheyLeft() {
    Setup setup = Setup.of("abalone:own=yes,win=2").light("h1-i1").dark("a9").lost(1, 0);

    assertOver(setup.position().play("h1r"), "win 2 removed");
  }

  @Test
  void oneMoveMayReachBothNumbers() {
    Setup setup = Setup.of("abalone:own=yes,steps=any,win=1").series("f1-i1", "llld").dark("a9");

    assertOver(setup.position().play("f1r"), "win 1 removed");
    assertOver(setup.position().play("f1r2"), "win 1 removed");
    assertThat(setup.position().play("f1r2").turn()).isEqualTo("2 push 1-1");
  }

  @Test
  void thePlacingPhaseIsNoException() {
    assertOver(
        Setup.of("abalone:start=joint").phase("place").lost(0, 9).position(), "win 1 removed");
    assertOver(
        Setup.of("fivepush").phase("place").light("b2-f2").dark("b4-e4 c7").position(),
        "win 1 five-in-row");
    assertOver(
        Setup.of("pikkpakk:start=joint")
            .phase("place")
            .target("e5")
            .light("e4 e6 d5 f5")
            .dark("b2 b3 b4")
            .toMove(2)
            .position(),
        "win 1 surrounded");
  }

  @Test
  void thePuzzleIsSolvedWhenTheBoardIsTheGoalAndNothingElse() {
    GamePosition near = GamePosition.start("inlay:from=chess,to=spiral");
    GamePosition back = GamePosition.start("inlay:from=spiral,to=chess");
    Setup shifted = Setup.spiral("inlay:from=chess,to=spiral");

    assertThat(near.status()).isEqualTo("ongoing");
    assertOver(shifted.position(), "win 1 solved");
    assertOver(
        GamePosition.of("inlay:from=chess,push=square,to=spiral", shifted.text()), "win 1 solved");
    assertThat(back.status()).isEqualTo("ongoing");
    GamePosition pushed = GamePosition.of("inlay:from=chess,to=frame", shifted.text()).play("bu");
    assertThat(GamePosition.of("inlay:from=chess,to=spiral", pushed.text()).status())
        .isEqualTo("ongoing");
    assertOver(
        GamePosition.of("inlay:from=chess,to=spiral", pushed.text()).play("bd"), "win 1 solved");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pikkpakk",
        "pikkpakk:push=capture",
        "fivepush",
        "fivepush:edge=remove",
        "abalone",
        "abalone:start=joint",
      })
  void thePlayerWithoutALegalMoveLoses(String variant) {
    Setup light = Setup.of(variant).light("c3-c5 e4").toMove(2);
    Setup dark = Setup.of(variant).dark("c3-c5 e4");
    if (variant.startsWith("pikkpakk")) {
      light.target("h8");
      dark.target("h8");
    }

    assertOver(light.position(), "win 1 no-move");
    assertOver(dark.position(), "win 2 no-move");
  }

  @Test
  void aFullBoardWhereNoBallCanEnterIsADraw() {
    Setup full = Setup.of("pushfour:full=block");
    for (int row = 2; row <= 8; row++) {
      full.series("b" + row + "-h" + row, row % 2 == 0 ? "lldlldd" : "ddlddll");
    }

    assertOver(full.position(), "draw board-full");
    assertThat(GamePosition.of("pushfour", full.text()).status()).isEqualTo("ongoing");
    assertOver(full.toMove(2).position(), "draw board-full");
    assertThat(full.empty("e5").position().legal()).containsExactly("a5", "e1", "e9", "i5");
  }

  @Test
  void aPuzzleWithoutAMoveIsADraw() {
    // All balls stand in two heaps without a complete line.
    Setup setup = Setup.of("inlay").light("a1-d1 a2-d2 a3-d3 a4-d4 a5-d5 a6-d6");
    setup.dark("f4-i4 f5-i5 f6-i6 f7-i7 f8-i8 f9-i9").target("a9");

    assertOver(setup.position(), "draw no-move");
  }

  @Test
  void lostBallsAreCountedBeforeTheLackOfMoves() {
    assertOver(Setup.of("abalone").lost(0, 9).dark("e5").position(), "win 1 removed");
  }

  private static void assertOver(GamePosition position, String status) {
    assertThat(position.status()).isEqualTo(status);
    assertThat(position.legal()).isEmpty();
    assertThat(position.rules().countLegal(position.position())).isZero();
  }
}
