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
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    assertThat(scene.legalMoves().isEmpty()).isEqualTo(!scene.status().equals("ongoing"));
  }

  @Property
  void refusingGivesNoReasonExactlyForTheMovesOfTheList(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Set<String> legal = new HashSet<>(scene.legal());
    NearMisses strangers = new NearMisses(scene, new Dice(seed));
    for (int i = 0; i < 2 * NearMisses.MANY; i++) {
      String stranger = strangers.next();

      assertThat(scene.reason(stranger).equals(Scene.LEGAL))
          .as("%s: %s", scene, stranger)
          .isEqualTo(legal.contains(stranger));
    }
    for (String move : legal) {
      assertThat(scene.reason(move)).isEqualTo(Scene.LEGAL);
    }
  }

  @Property
  void theWinnerIsAlwaysThePlayerWhoHasJustMoved(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<Scene, ColorfieldMove> game) {
    for (PlayedGame.Turn<Scene, ColorfieldMove> turn : game.turns()) {
      int mover = turn.before().position().toMove();

      assertThat(turn.after().rules().status(turn.after().position()).winner().orElse(mover))
          .as("%s", turn)
          .isEqualTo(mover);
    }
  }

  @Property
  void atTheStartTheGameGoesOnOrPlayer1CannotMove(@ForAll(supplier = Dice.Seed.class) long seed) {
    Scene start = Scene.start(Arbitraries.rules(new Dice(seed)));

    assertThat(start.status()).isIn("ongoing", "win 2 blocked");
  }
}
