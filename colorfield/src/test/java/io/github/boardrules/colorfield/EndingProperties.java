package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** When a game ends and who wins it (RULES.md, "Invariants", 13 and 15). */
class EndingProperties {

  @Property
  void aLegalMoveListIsEmptyExactlyWhenTheStatusIsNotOngoing(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    assertThat(given.legalMoves().isEmpty()).isEqualTo(!given.status().equals("ongoing"));
  }

  @Property
  void refusingGivesNoReasonExactlyForTheMovesOfTheList(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Set<String> legal = new HashSet<>(given.legal());
    NearMisses nearMisses = new NearMisses(given, new Dice(seed));
    for (int i = 0; i < 2 * NearMisses.MANY; i++) {
      String nearMiss = nearMisses.next();

      assertThat(given.reason(nearMiss).equals(GamePosition.LEGAL))
          .as("%s: %s", given, nearMiss)
          .isEqualTo(legal.contains(nearMiss));
    }
    for (String move : legal) {
      assertThat(given.reason(move)).isEqualTo(GamePosition.LEGAL);
    }
  }

  @Property
  void theWinnerIsAlwaysThePlayerWhoHasJustMoved(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ColorfieldMove> game) {
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      int mover = turn.before().position().toMove();

      assertThat(turn.after().rules().status(turn.after().position()).winner().orElse(mover))
          .as("%s", turn)
          .isEqualTo(mover);
    }
  }

  @Property
  void atTheStartTheGameGoesOnOrPlayer1CannotMove(@ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition start = GamePosition.start(Arbitraries.rules(new Dice(seed)));

    assertThat(start.status()).isIn("ongoing", "win 2 blocked");
  }
}
