package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Status;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "End of the game". */
class EndingTest {
  private static final String FULL_3 = "212/121/212|12/21|1";
  private static final String FULL_4 = "1212/2121/1212/2121|121/212/121|12/12|2";

  @ParameterizedTest
  @CsvSource({
    "pylos, 1212/2121/1212/2121|121/212/121|12/12|2, 2",
    "pylos:takeback=must, 1212/2121/1212/2121|121/212/121|12/12|2, 2",
    "pylos:out=stuck, 1212/2121/1212/2121|121/212/121|12/12|2, 2",
    "pylos:takeback=none, 1212/2121/1212/2121|121/212/121|12/12|2, 2",
    "'pylos:base=3', 212/121/212|12/21|1, 1",
    "'pylos:base=3,lines=yes,out=stuck', 212/121/212|12/21|1, 1",
  })
  void aPlayerWithAStoneOnTheTopHasWon(String variant, String board, int winner) {
    for (int toMove = 1; toMove <= 2; toMove++) {
      GamePosition given = GamePosition.of(variant, board + " " + toMove + " 0");

      assertOver(given, "win " + winner + " top");
      assertOver(given.exchanged(), "win " + (3 - winner) + " top");
    }
  }

  @Test
  void aPlayerWhoPlacesTheLastStoneOnTheTopHasWon() {
    GamePosition large = GamePosition.of("pylos", FULL_4.replaceFirst("2$", ".") + " 2 0");
    GamePosition small = GamePosition.of("pylos:base=3", FULL_3.replaceFirst("1$", ".") + " 1 0");

    assertThat(large.legal()).containsExactly("4a1");
    assertOver(large.play("4a1"), "win 2 top");
    assertOver(large.exchanged().play("4a1"), "win 1 top");
    assertThat(small.legal()).containsExactly("3a1");
    assertOver(small.play("3a1"), "win 1 top");
    assertOver(small.exchanged().play("3a1"), "win 2 top");
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 1111/1111/1111/11.1|.../.../...|../..|.",
    "pylos:takeback=must, 1111/1222/1222/1111|.21/112/11.|../..|.",
    "'pylos:base=3', 111/111/1..|../..|.",
    "'pylos:base=3,takeback=none', 111/122/122|11/..|."
  })
  void aPlayerToMoveWithAnEmptyReserveHasLost(String variant, String board) {
    GamePosition given = GamePosition.of(variant, board + " 1 0");

    assertOver(given, "win 2 out-of-stones");
    assertOver(given.exchanged(), "win 1 out-of-stones");
    // The other player has stones, and moves.
    assertThat(GamePosition.of(variant, board + " 2 0").status()).isEqualTo("ongoing");
    assertThat(GamePosition.of(variant, board + " 2 0").legal()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'pylos:base=3,out=stuck', 111/111/1..|../..|., 1a1-2a2",
    "pylos:out=stuck, 1111/1222/1222/1111|.21/112/11.|../..|., 2c2-3a1"
  })
  void withStuckAPlayerWhoCanRaiseGoesOn(String variant, String board, String raise) {
    GamePosition given = GamePosition.of(variant, board + " 1 0");

    assertThat(given.reserves()).startsWith("0 ");
    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.legal()).isNotEmpty().allMatch(move -> move.contains("-"));
    assertThat(given.exchanged().status()).isEqualTo("ongoing");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // no cell of level 2 is supported
        "111/1.1/11.|../..|.",
        // only 2a1 is, and it rests on all own stones that are free
        ".11/111/11.|.2/..|.",
      })
  void withStuckAPlayerWhoCannotRaiseEitherHasLost(String board) {
    GamePosition given = GamePosition.of("pylos:base=3,out=stuck", board + " 1 0");

    assertThat(given.reserves()).startsWith("0 ");
    assertOver(given, "win 2 out-of-stones");
    assertOver(given.exchanged(), "win 1 out-of-stones");
  }

  @Test
  void whenTheCountReachesTheLimitTheGameIsDrawn() {
    Setup setup = Setup.of("pylos:limit=3").one("1a1 1a2 1b1").two("1d1 1d2 1d3");

    for (int player = 1; player <= 2; player++) {
      assertThat(setup.toMove(player).count(2).gamePosition().status()).isEqualTo("ongoing");
      assertOver(setup.toMove(player).count(3).gamePosition(), "draw take-back-limit");
    }
    assertOver(setup.toMove(1).count(2).gamePosition().play("1b2x1b2"), "draw take-back-limit");
    assertOver(
        setup.toMove(2).count(2).gamePosition().play("1a4", "1b2x1b2"), "draw take-back-limit");
    assertThat(setup.toMove(1).count(2).gamePosition().play("1b2").status()).isEqualTo("ongoing");
    assertThat(setup.toMove(1).count(1).gamePosition().play("1b2x1b2").status())
        .isEqualTo("ongoing");
  }

  @Test
  void withoutALimitTakeBacksDoNotEndTheGame() {
    GamePosition given = Setup.of("pylos").one("1a1 1a2 1b1").two("1d4 1c4 1d3").gamePosition();

    for (int turn = 0; turn < 1000; turn++) {
      assertThat(given.status()).isEqualTo("ongoing");
      given = given.play("1b2x1b2", "1c3x1c3");
    }
    assertThat(given.text()).endsWith(" 1 0");
  }

  @Test
  void theTopComesBeforeTheEmptyReserveAndTheLimit() {
    for (int toMove = 1; toMove <= 2; toMove++) {
      assertOver(GamePosition.of("pylos:limit=7", FULL_4 + " " + toMove + " 7"), "win 2 top");
      assertOver(
          GamePosition.of("pylos:base=3,out=stuck,limit=7", FULL_3 + " " + toMove + " 7"),
          "win 1 top");
    }
  }

  @Test
  void theEmptyReserveComesBeforeTheLimit() {
    GamePosition empty = GamePosition.of("pylos:base=3,limit=7", "111/111/1..|../..|. 1 7");
    GamePosition saved =
        GamePosition.of("pylos:base=3,out=stuck,limit=7", "111/111/1..|../..|. 1 7");
    GamePosition stuck =
        GamePosition.of("pylos:base=3,out=stuck,limit=7", "111/1.1/11.|../..|. 1 7");

    assertOver(empty, "win 2 out-of-stones");
    assertOver(empty.exchanged(), "win 1 out-of-stones");
    assertOver(stuck, "win 2 out-of-stones");
    assertOver(stuck.exchanged(), "win 1 out-of-stones");
    assertOver(saved, "draw take-back-limit");
    assertOver(saved.exchanged(), "draw take-back-limit");
  }

  @Test
  void aWinNamesThePlayerAndTheReason() {
    GamePosition won = GamePosition.of("pylos:base=3", FULL_3 + " 1 0");
    Status status = won.rules().status(won.position());

    assertThat(status).isEqualTo(new Status.Win(1, PylosEnding.TOP));
    assertThat(PylosEnding.TOP.message(Locale.ENGLISH, Map.of()))
        .isEqualTo("the winner's stone is on the top.");
    assertThat(List.of(PylosEnding.values()))
        .extracting(PylosEnding::code)
        .containsExactly("top", "out-of-stones", "take-back-limit");
  }

  private static void assertOver(GamePosition given, String status) {
    assertThat(given.status()).isEqualTo(status);
    assertThat(given.legal()).isEmpty();
    assertThat(given.rules().countLegal(given.position())).isZero();
  }
}
