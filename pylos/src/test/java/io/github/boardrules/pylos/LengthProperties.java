package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How high the pyramid grows and how long a game lasts (RULES.md, "Invariants", Height). */
class LengthProperties {

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
