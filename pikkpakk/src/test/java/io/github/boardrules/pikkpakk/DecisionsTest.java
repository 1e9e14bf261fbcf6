package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** RULES.md, "Decisions" with a statement that can be checked, and the examples of the page. */
class DecisionsTest {

  @Test
  void exampleTheBaseGameAfterFourPushesOfDarkAndLight() {
    GamePosition start = Setup.spiral("pikkpakk").toMove(2).position();

    assertThat(start.play("ed", "dd", "eu").status()).isEqualTo("ongoing");
    assertThat(start.play("ed", "dd", "eu", "5l").status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void exampleOfPushFour() {
    GamePosition position =
        GamePosition.of("pushfour", "9/9/1ldld4/1ldldll2/1d7/1d7/1ldld4/9/9 2 place");

    assertThat(position.play("e9", "e9").status()).isEqualTo("ongoing");
    assertThat(position.play("e9", "e9", "e9").status()).isEqualTo("win 2 four-in-row");
  }

  @Test
  void exampleOfTheSheetAThreatADefenceAndADiagonal() {
    GamePosition threat =
        GamePosition.of("pushfour", "9/2d1lldd1/1d2llld1/9/1l7/9/7d1/1l3ldd1/9 1 place").play("d9");

    assertThat(threat.play("g9", "i5").status()).isEqualTo("win 1 four-in-row");
    assertThat(threat.legal())
        .filteredOn(defence -> threat.play(defence).status().equals("ongoing"))
        .filteredOn(defence -> !threat.play(defence, "d9").status().equals("win 1 four-in-row"))
        .containsExactly("g9", "i7");
  }

  @Test
  void decision1WhicheverColourBeginsHasFourteenMoves() {
    assertThat(Setup.spiral("pikkpakk").toMove(2).position().legal())
        .containsExactly(
            "2l", "2r", "4l", "4r", "6l", "6r", "8l", "8r", "cd", "cu", "ed", "eu", "gd", "gu");
  }

  @Test
  void decision4TheOwnerOfTheFourBallsWinsNoMatterWhoPushed() {
    // Dark pushes row 5, in which dark has the majority, and surrounds the target for light.
    Setup setup = Setup.of("pikkpakk").series("b5-h5", "ltldddd").light("b6 b4").toMove(2);

    assertThat(setup.position().play("5l").status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void decision6TheOpponentCannotTakeBackTheLastPushButFourPushesBringThePositionBack() {
    GamePosition start = GamePosition.start("pikkpakk");

    assertThat(start.play("bu").reason("bd")).isEqualTo("no-majority");
    assertThat(start.play("bu", "cu", "bd", "cd").text()).isEqualTo(start.text());
  }

  @Test
  void decision8MoreThanHalfOfAllBallsIsNotNeededAndNoBallCountWins() {
    assertThat(Setup.of("pikkpakk:push=capture").series("c5-d5", "lt").position().reason("c5r"))
        .isEqualTo(GamePosition.LEGAL);
    assertThat(
            Setup.of("pikkpakk:push=capture")
                .light("a1")
                .target("e5")
                .position()
                .play("a1l")
                .status())
        .isEqualTo("win 1 no-move");
    assertThat(
            Setup.of("pikkpakk:push=capture")
                .light("a1")
                .dark("i9")
                .target("e5")
                .position()
                .status())
        .isEqualTo("ongoing");
  }

  @Test
  void decision9TheMajorityIsCheckedAtEveryStep() {
    GamePosition position =
        Setup.of("abalone:collision=push,steps=any").light("a5-b5").dark("d5 f5").position();

    assertThat(position.legal("a5r")).containsExactly("a5r", "a5r2");
    assertThat(position.reason("a5r3")).isEqualTo("lost-majority");
  }

  @Test
  void decision11NeutralLinesDoNotMove() {
    for (String variant : List.of("pikkpakk:push=ring", "pikkpakk:equal=yes,push=ring")) {
      for (String move : List.of("au", "id", "1l", "9r")) {
        assertThat(GamePosition.start(variant).reason(move)).isEqualTo("no-majority");
      }
    }
  }

  @Test
  void decision12SurroundingByPlacingWins() {
    GamePosition position =
        GamePosition.start("pikkpakk:start=joint").play("e4", "b2", "e6", "b3", "d5", "b4", "f5");

    assertThat(position.status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void decision13AMoveThatMakesBothLinesWinsForTheMover() {
    GamePosition position = Setup.of("pushfour").light("c2-e2").dark("c3-e3 b2").position();

    assertThat(position.play("b1").status()).isEqualTo("win 1 four-in-row");
  }

  @Test
  void decision14BallsThatComeToTheEdgeStayOrAreRemoved() {
    Setup keep = Setup.of("fivepush").series("b5-h5", "lldldld");
    Setup remove = Setup.of("fivepush:edge=remove").series("b5-h5", "lldldld");

    assertThat(keep.position().play("5r").along("a5-i5")).isEqualTo("..lldldld");
    assertThat(remove.position().play("b5r").along("a5-i5")).isEqualTo("..lldldl.");
    // A truncated line.
    assertThat(Setup.of("fivepush:edge=remove").series("b5-d5", "lld").position().legal())
        .contains("b5r", "d5l");
  }

  @Test
  void decision15AllBallsOnTheEdgeOfTheBoardMayBePushedOffFromTwoRowsThatFillIt() {
    assertThat(GamePosition.start("abalone").reason("a2d")).isEqualTo("own-off");
    assertThat(GamePosition.start("abalone:own=yes").reason("a2d")).isEqualTo(GamePosition.LEGAL);
    assertThat(GamePosition.start("abalone:own=yes").play("a2d").turn()).isEqualTo("2 push 1-0");
  }

  @Test
  void decision16ALimitOrExactlyAsMany() {
    assertThat(GamePosition.start("abalone:steps=own").legal("a1")).containsExactly("a1u", "a1u2");
    assertThat(GamePosition.start("abalone:steps=exact").legal("a1")).containsExactly("a1u2");
  }

  @Test
  void decision17AnyCompleteLineMayBePushedInThePuzzleAndTheGoalIsMetExactly() {
    GamePosition start = GamePosition.start("inlay:to=spiral");

    assertThat(start.status()).isEqualTo("win 1 solved");
    assertThat(GamePosition.start("inlay").legal()).contains("bu", "cu", "2l", "3l");
  }

  @Test
  void threeCyclesMakeThePuzzle() {
    GamePosition start = GamePosition.start("inlay");
    String[] cycle = {"3l", "cu", "3r", "cd"};
    GamePosition one = start.play(cycle);
    long moved =
        Setup.cells("a1-a9").stream()
            .flatMap(cell -> Setup.cells(cell + "-i" + cell.substring(1)).stream())
            .filter(cell -> !one.at(cell).equals(start.at(cell)))
            .count();

    assertThat(moved).isLessThanOrEqualTo(3);
    assertThat(start.play(cycle).play(cycle).play(cycle).text()).isEqualTo(start.text());
  }
}
