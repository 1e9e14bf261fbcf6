package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** When a game ends and who wins it (RULES.md, "Invariants", 13 and 15). */
class EndingProperties {

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
