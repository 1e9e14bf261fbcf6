package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** RULES.md, "Decisions" with a statement that can be checked, and the examples of the page. */
class DecisionsTest {

  @Test
  void exampleTheBaseGameAfterFourPushesOfDarkAndLight() {
    Table start = Setup.spiral("pikkpakk").toMove(2).table();

    assertThat(start.play("ed", "dd", "eu").status()).isEqualTo("ongoing");
    assertThat(start.play("ed", "dd", "eu", "5l").status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void exampleOfPushFour() {
    Table table = Table.of("pushfour", "9/9/1ldld4/1ldldll2/1d7/1d7/1ldld4/9/9 2 place");

    assertThat(table.play("e9", "e9").status()).isEqualTo("ongoing");
    assertThat(table.play("e9", "e9", "e9").status()).isEqualTo("win 2 four-in-row");
  }

  @Test
  void decision1WhicheverColourBeginsHasFourteenMoves() {
    assertThat(Setup.spiral("pikkpakk").toMove(2).table().legal())
        .containsExactly(
            "2l", "2r", "4l", "4r", "6l", "6r", "8l", "8r", "cd", "cu", "ed", "eu", "gd", "gu");
  }

  @Test
  void decision4TheOwnerOfTheFourBallsWinsWhoeverPushed() {
    // Dark pushes row 5, which he has the majority of, and surrounds the target for light.
    Setup setup = Setup.of("pikkpakk").series("b5-h5", "ltldddd").light("b6 b4").toMove(2);

    assertThat(setup.table().play("5l").status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void decision6TheOpponentCannotTakeBackTheLastPushButFourPushesBringThePositionBack() {
    Table start = Table.start("pikkpakk");

    assertThat(start.play("bu").reason("bd")).isEqualTo("no-majority");
    assertThat(start.play("bu", "cu", "bd", "cd").text()).isEqualTo(start.text());
  }

  @Test
  void decision8MoreThanHalfOfAllBallsIsNotAskedAndNoBallCountWins() {
    assertThat(Setup.of("pikkpakk:push=capture").series("c5-d5", "lt").table().reason("c5r"))
        .isEqualTo(Table.LEGAL);
    assertThat(
            Setup.of("pikkpakk:push=capture").light("a1").target("e5").table().play("a1l").status())
        .isEqualTo("win 1 no-move");
    assertThat(
            Setup.of("pikkpakk:push=capture").light("a1").dark("i9").target("e5").table().status())
        .isEqualTo("ongoing");
  }

  @Test
  void decision9TheMajorityIsAskedAgainAtEveryStep() {
    Table table = Setup.of("abalone:collision=push,steps=any").light("a5-b5").dark("d5 f5").table();

    assertThat(table.legal("a5r")).containsExactly("a5r", "a5r2");
    assertThat(table.reason("a5r3")).isEqualTo("lost-majority");
  }

  @Test
  void decision11NeutralLinesDoNotMove() {
    for (String variant : List.of("pikkpakk:push=ring", "pikkpakk:equal=yes,push=ring")) {
      for (String move : List.of("au", "id", "1l", "9r")) {
        assertThat(Table.start(variant).reason(move)).isEqualTo("no-majority");
      }
    }
  }

  @Test
  void decision12SurroundingByPlacingWins() {
    Table table =
        Table.start("pikkpakk:start=joint").play("e4", "b2", "e6", "b3", "d5", "b4", "f5");

    assertThat(table.status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void decision13AMoveThatMakesBothLinesWinsForTheMover() {
    Table table = Setup.of("pushfour").light("c2-e2").dark("c3-e3 b2").table();

    assertThat(table.play("b1").status()).isEqualTo("win 1 four-in-row");
  }

  @Test
  void decision14BallsThatComeToTheEdgeStayOrAreRemoved() {
    Setup keep = Setup.of("fivepush").series("b5-h5", "lldldld");
    Setup remove = Setup.of("fivepush:edge=remove").series("b5-h5", "lldldld");

    assertThat(keep.table().play("5r").along("a5-i5")).isEqualTo("..lldldld");
    assertThat(remove.table().play("b5r").along("a5-i5")).isEqualTo("..lldldl.");
    // A truncated line.
    assertThat(Setup.of("fivepush:edge=remove").series("b5-d5", "lld").table().legal())
        .contains("b5r", "d5l");
  }

  @Test
  void decision15AllBallsOnTheEdgeOfTheBoardMayBePushedOffFromTwoRowsThatFillIt() {
    assertThat(Table.start("abalone").reason("a2d")).isEqualTo("own-off");
    assertThat(Table.start("abalone:own=yes").reason("a2d")).isEqualTo(Table.LEGAL);
    assertThat(Table.start("abalone:own=yes").play("a2d").turn()).isEqualTo("2 push 1-0");
  }

  @Test
  void decision16ALimitOrExactlyAsMany() {
    assertThat(Table.start("abalone:steps=own").legal("a1")).containsExactly("a1u", "a1u2");
    assertThat(Table.start("abalone:steps=exact").legal("a1")).containsExactly("a1u2");
  }

  @Test
  void decision17AnyCompleteLineMayBePushedInThePuzzleAndTheGoalIsMetExactly() {
    Table start = Table.start("inlay:to=spiral");

    assertThat(start.status()).isEqualTo("win 1 solved");
    assertThat(Table.start("inlay").legal()).contains("bu", "cu", "2l", "3l");
  }

  @Test
  void threeCyclesMakeThePuzzle() {
    Table start = Table.start("inlay");
    String[] cycle = {"3l", "cu", "3r", "cd"};
    Table one = start.play(cycle);
    long moved =
        Setup.cells("a1-a9").stream()
            .flatMap(cell -> Setup.cells(cell + "-i" + cell.substring(1)).stream())
            .filter(cell -> !one.at(cell).equals(start.at(cell)))
            .count();

    assertThat(moved).isLessThanOrEqualTo(3);
    assertThat(start.play(cycle).play(cycle).play(cycle).text()).isEqualTo(start.text());
  }
}
