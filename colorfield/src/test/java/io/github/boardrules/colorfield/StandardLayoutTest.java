package io.github.boardrules.colorfield;

import static io.github.boardrules.testkit.RefusalAssertions.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.search.Perft;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Invariants", The standard layout. */
class StandardLayoutTest {

  @ParameterizedTest
  @ValueSource(strings = {"colorfield", "colorfield:first=empty"})
  void theStartHas36LegalMovesOfWhichNoneTakesAndNoneIsAGates(String variant) {
    assertThat(GamePosition.start(variant).legal())
        .hasSize(36)
        .noneMatch(move -> move.contains("x"))
        .allMatch(move -> move.charAt(0) <= 'j');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"colorfield", "colorfield:first=empty", "colorfield:force=step,block=any"})
  void theFirstMoveOfEachSideCannotTakeWhateverTheOtherDid(String variant) {
    GamePosition start = GamePosition.start(variant);

    for (String move : start.legal()) {
      assertThat(start.play(move).legal()).hasSize(36).noneMatch(reply -> reply.contains("x"));
    }
  }

  @Test
  void aPieceThatHasNotMovedCannotTakeWithItsFirstStep() {
    // The yellow piece of j3 has moved and can take on its return; none of the others can.
    GamePosition given = GamePosition.start("colorfield").play("j3-i4", "g10-h9", "d1-e2", "a9-b8");

    assertThat(given.legal("i4-j3")).containsExactly("i4-j3xa8", "i4-j3xf10", "i4-j3xh9");
    for (String piece : List.of("a1", "a2", "a3", "b1", "c1", "e1", "f1", "g1", "h1", "i1", "j1")) {
      assertThat(given.legal(piece + "-")).noneMatch(move -> move.lastIndexOf('x') > 0);
    }
  }

  @Test
  void noRedMovesBeforeAnOwnPieceHasLeftAnExitOrHasBeenTaken() {
    GamePosition start = GamePosition.start("colorfield");

    for (String move : List.of("x1-b1", "x1-c1", "x2-e1", "x2-f1", "x3-h1", "x3-i1")) {
      assertRefused(start, move, "occupied", move.substring(3));
    }
    assertThat(start.play("c1-d2", "a8-a7").legal("x")).containsExactly("x1-c1");
  }

  @ParameterizedTest
  @CsvSource({"'', 52372", "'force=step', 3880"})
  void theNumberOfGamesDoesNotDependOnTheTeamThatIsFirst(String option, long games) {
    for (String id :
        List.of(
            "colorfield:first=full" + (option.isEmpty() ? "" : "," + option),
            "colorfield:first=empty" + (option.isEmpty() ? "" : "," + option),
            Layouts.STANDARD + (option.isEmpty() ? "" : "," + option))) {
      ColorfieldRules rules = ColorfieldRules.parse(id);
      assertThat(Perft.count(rules, rules.start(), 2)).isEqualTo(36 * 36);
      assertThat(Perft.count(rules, rules.start(), 3)).as(id).isEqualTo(games);
    }
  }

  @Test
  void theMiddleMeltedIntoOneFieldGivesTheSameGame() {
    GamePosition four = GamePosition.start("colorfield");
    GamePosition one = GamePosition.start(Layouts.MELTED);

    for (int ply = 0; ply < 150 && !four.isOver(); ply++) {
      assertThat(one.text()).isEqualTo(melted(four.text()));
      assertThat(one.legal()).isEqualTo(List.copyOf(melted(four.legal())));
      String move = choice(four.legal(), ply);
      four = four.play(move);
      one = one.play(melted(move));
    }
    Setup beside = Setup.of("colorfield").with("Rd5 Rx1 ry1");
    assertThat(beside.gamePosition().legal("d5-e")).containsExactly("d5-e4", "d5-e5", "d5-e6");
    assertThat(Setup.of(Layouts.MELTED).with("Rd5 Rx1 ry1").gamePosition().legal("d5-m"))
        .containsExactly("d5-m1");
  }

  /** Fields of the middle come before e7 on one board, and after j10 on the other. */
  private static Set<String> melted(List<String> moves) {
    Set<String> melted = new LinkedHashSet<>();
    moves.stream()
        .map(StandardLayoutTest::melted)
        .sorted(Comparator.comparing(StandardLayoutTest::key))
        .forEach(melted::add);
    return melted;
  }

  private static String melted(String text) {
    return text.replaceAll("(?<=-|[ ,][rR])[ef][56](?![0-9])", "m1");
  }

  /** The order of moves as a text that can be compared. */
  private static String key(String move) {
    return move.replaceAll("(?<![0-9])([0-9])(?![0-9])", "0$1");
  }

  private static String choice(List<String> moves, int ply) {
    return moves.get(ply * 37 % moves.size());
  }
}
