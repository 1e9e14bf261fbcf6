package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game", and how long a game lasts ("Invariants"). */
class EndingTest {
  @ParameterizedTest
  @CsvSource({
    // a stone on the top, with either player to move; before an empty reserve and the limit
    "pylos, 1212/2121/1212/2121|121/212/121|12/12|2 1 0, win 2 top",
    "'pylos:base=3,out=stuck,limit=7', 212/121/212|12/21|1 1 7, win 1 top",
    // an empty reserve; before the limit
    "pylos, 1111/1111/1111/11.1|.../.../...|../..|. 1 0, win 2 out-of-stones",
    "'pylos:base=3,limit=7', 111/111/1..|../..|. 1 7, win 2 out-of-stones",
    // with stuck, where no cell of level 2 is supported
    "'pylos:base=3,out=stuck', 111/1.1/11.|../..|. 1 0, win 2 out-of-stones",
    // or only 2a1 is, and it rests on all own stones that are free
    "'pylos:base=3,out=stuck', .11/111/11.|.2/..|. 1 0, win 2 out-of-stones",
    // the limit, where a stone could be raised
    "'pylos:base=3,out=stuck,limit=7', 111/111/1..|../..|. 1 7, draw take-back-limit",
  })
  void theFirstEndingThatHoldsIsTheStatus(String variant, String position, String status) {
    GamePosition given = GamePosition.of(variant, position);

    assertOver(given, status);
    assertOver(
        given.exchanged(),
        status.replace("win 1", "win 3").replace("win 2", "win 1").replace("win 3", "win 2"));
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 1111/1111/1111/11.1|.../.../...|../..|. 2 0",
    "'pylos:base=3,takeback=none', 111/122/122|11/..|. 2 0"
  })
  void anEmptyReserveOfThePlayerNotToMoveEndsNothing(String variant, String position) {
    assertThat(GamePosition.of(variant, position).status()).isEqualTo("ongoing");
    assertThat(GamePosition.of(variant, position).legal()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'pylos:base=3,out=stuck', 111/111/1..|../..|., 1a1-2a2",
    "pylos:out=stuck, 1111/1222/1222/1111|.21/112/11.|../..|., 2c3-3a1"
  })
  void withStuckAPlayerWhoCanRaisePlaysOn(String variant, String board, String raise) {
    GamePosition given = GamePosition.of(variant, board + " 1 0");

    assertThat(given.reserves()).startsWith("0 ");
    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.legal()).contains(raise).allMatch(move -> move.contains("-"));
    assertThat(given.exchanged().status()).isEqualTo("ongoing");
  }

  @Test
  void whenTheCountReachesTheLimitTheGameIsDrawn() {
    Setup setup = Setup.of("pylos:limit=3").one("1a1 1a2 1b1").two("1d1 1d2 1d3");

    for (int player = 1; player <= 2; player++) {
      assertThat(setup.toMove(player).count(2).gamePosition().status()).isEqualTo("ongoing");
      assertOver(setup.toMove(player).count(3).gamePosition(), "draw take-back-limit");
    }
    assertOver(setup.toMove(1).count(2).gamePosition().play("1b2x1b2"), "draw take-back-limit");
    assertThat(setup.toMove(1).count(2).gamePosition().play("1b2").status()).isEqualTo("ongoing");
  }

  private static void assertOver(GamePosition given, String status) {
    assertThat(given.status()).isEqualTo(status);
    assertThat(given.legal()).isEmpty();
    assertThat(given.rules().countLegal(given.position())).isZero();
  }

  @Property
  void aTurnWithoutTakeBackRaisesTheHeightByAtLeastOne(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    for (PylosMove move : given.legalMoves()) {
      if (move.takenBack().isEmpty()) {
        assertThat(given.after(move).reference().height())
            .as("%s", move)
            .isGreaterThan(given.reference().height());
      }
    }
  }

  @Property
  void aTurnWithTakeBackLowersTheHeightByAtMost5Or3(
      @ForAll(supplier = Arbitraries.KeepingPosition.class) GamePosition given) {
    int least = given.reference().height() - (given.options().base() == 4 ? 5 : 3);
    for (PylosMove move : given.legalMoves()) {
      assertThat(given.after(move).reference().height())
          .as("%s", move)
          .isGreaterThanOrEqualTo(least);
    }
  }

  @Property
  void theHeightIsAtMost50Or20(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    int most = given.options().base() == 4 ? 50 : 20;

    assertThat(given.reference().height()).isBetween(0, most);
    assertThat(given.reference().height() == most).isEqualTo(given.status().endsWith(" top"));
  }

  @Property
  void aGameLastsAtMost50Or20TurnsAnd6Or4MoreForEachTakeBackOfTheLimit(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    PylosRules rules = Arbitraries.rules(dice);
    OptionalInt most = mostTurns(rules.options());

    assertThat(rules.maxPlies()).isEqualTo(most);
    if (most.isPresent()) {
      PlayedGame<GamePosition, PylosMove> game = RandomGames.whole(rules, dice);

      assertThat(game.plies()).hasSizeLessThanOrEqualTo(most.getAsInt());
      assertThat(game.last().isOver() || most.getAsInt() > RandomGames.MAX_PLIES).isTrue();
    }
  }

  private static OptionalInt mostTurns(PylosOptions options) {
    if (options.takeBack() != PylosOptions.TakeBackRule.NONE && options.limit() == 0) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        options.base() == 4 ? 50 + 6 * options.limit() : 20 + 4 * options.limit());
  }
}
