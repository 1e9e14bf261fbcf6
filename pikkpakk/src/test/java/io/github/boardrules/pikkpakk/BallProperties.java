package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What becomes of the balls (RULES.md, "Invariants", Balls). */
class BallProperties {
  private static final int SAMPLE = 8;

  @Property
  void lineAndRoundPushesKeepEveryKind(
      @ForAll(supplier = Arbitraries.LineScene.class) Scene scene, @ForAll long seed) {
    for (PlayedGame.Turn<Scene, PikkPakkMove> turn : turns(scene, seed)) {
      for (char kind : "ldtn".toCharArray()) {
        assertThat(turn.after().plain().count(kind)).isEqualTo(scene.plain().count(kind));
      }
    }
  }

  @Property
  void aPlacementAddsOneBallOfTheMovers(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Turn<Scene, PikkPakkMove>> turns) {
    for (PlayedGame.Turn<Scene, PikkPakkMove> turn : turns) {
      if (turn.move() instanceof PikkPakkMove.Place place
          && !turn.before().variant().isOf("pushfour")) {
        ReferencePosition before = turn.before().plain();

        assertThat(turn.after().plain().balls())
            .isEqualTo(
                before
                    .with(place.cell().toString(), ReferencePosition.letter(before.side()))
                    .balls());
      }
    }
  }

  @Property
  void runPushesNeverAddBalls(
      @ForAll(supplier = Arbitraries.RunScene.class) Scene scene, @ForAll long seed) {
    for (PlayedGame.Turn<Scene, PikkPakkMove> turn : turns(scene, seed)) {
      for (char kind : "ldtn".toCharArray()) {
        assertThat(turn.after().plain().count(kind)).isLessThanOrEqualTo(scene.plain().count(kind));
      }
    }
  }

  @Property
  void theTargetBallIsAlwaysThere(
      @ForAll(supplier = Arbitraries.PikkPakkScene.class) Scene scene, @ForAll long seed) {
    PlayedGame<Scene, PikkPakkMove> game = Games.play(scene, new Dice(seed));

    assertThat(game.turns()).allMatch(turn -> turn.after().plain().count('t') == 1);
  }

  @Property
  void inAbaloneBallsOnTheBoardAndLostAreConstantForEachPlayer(
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene scene, @ForAll long seed) {
    for (PlayedGame.Turn<Scene, PikkPakkMove> turn : Games.play(scene, new Dice(seed)).turns()) {
      ReferencePosition before = turn.before().plain();
      for (int player = 1; player <= 2; player++) {
        boolean places = before.placing() && before.side() == player;

        assertThat(ballsAndLost(turn.after().plain(), player))
            .as("%s", turn)
            .isEqualTo(ballsAndLost(before, player) + (places ? 1 : 0));
      }
    }
  }

  @Property
  void inAbaloneWithOwnNoTheMoverLosesNone(
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene any, @ForAll long seed) {
    Scene scene = any.under("own", "no");
    for (PlayedGame.Turn<Scene, PikkPakkMove> turn : turns(scene, seed)) {
      int mover = scene.position().toMove();

      assertThat(turn.after().position().lost(mover)).isEqualTo(scene.position().lost(mover));
      assertThat(turn.after().plain().count(ReferencePosition.letter(mover)))
          .isGreaterThanOrEqualTo(scene.plain().count(ReferencePosition.letter(mover)));
    }
  }

  @Property
  void inPushFourTheNumberGrowsByOneOrStaysWithFullDropAndTheMoversOwnCountNeverFalls(
      @ForAll(supplier = Arbitraries.PushFourScene.class) Scene scene, @ForAll long seed) {
    ReferenceVariant variant = scene.variant();
    int balls = scene.plain().balls().size();
    char own = ReferencePosition.letter(scene.position().toMove());
    for (PlayedGame.Turn<Scene, PikkPakkMove> turn : turns(scene, seed)) {
      ReferencePosition after = turn.after().plain();

      assertThat(after.balls().size())
          .as("%s", turn)
          .isIn(variant.is("full", "drop") ? List.of(balls, balls + 1) : List.of(balls + 1))
          .isLessThanOrEqualTo(49);
      assertThat(after.count(own)).as("%s", turn).isGreaterThanOrEqualTo(scene.plain().count(own));
    }
  }

  private static int ballsAndLost(ReferencePosition position, int player) {
    return position.count(ReferencePosition.letter(player))
        + position.lost().orElseThrow().get(player - 1);
  }

  private static List<PlayedGame.Turn<Scene, PikkPakkMove>> turns(Scene scene, long seed) {
    List<PikkPakkMove> moves = new Dice(seed).shuffled(scene.legalMoves());
    return moves.subList(0, Math.min(SAMPLE, moves.size())).stream()
        .map(move -> new PlayedGame.Turn<>(scene, move, scene.after(move)))
        .toList();
  }
}
