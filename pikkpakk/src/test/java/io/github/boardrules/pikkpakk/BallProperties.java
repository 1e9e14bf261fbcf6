package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What happens to the balls (RULES.md, "Invariants", Balls). */
class BallProperties {
  private static final int SAMPLE = 8;

  @Property
  void lineAndRoundPushesKeepEveryKind(
      @ForAll(supplier = Arbitraries.LinePosition.class) GamePosition given, @ForAll long seed) {
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : turns(given, seed)) {
      for (char kind : "ldtn".toCharArray()) {
        assertThat(turn.after().reference().count(kind)).isEqualTo(given.reference().count(kind));
      }
    }
  }

  @Property
  void aPlacementAddsOneBallOfTheMovers(
      @ForAll(supplier = Arbitraries.SomeTurns.class)
          List<PlayedGame.Ply<GamePosition, PikkPakkMove>> turns) {
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : turns) {
      if (turn.move() instanceof PikkPakkMove.Place place
          && !turn.before().variant().isOf("pushfour")) {
        ReferencePosition before = turn.before().reference();

        assertThat(turn.after().reference().balls())
            .isEqualTo(
                before
                    .with(place.to().toString(), ReferencePosition.letter(before.side()))
                    .balls());
      }
    }
  }

  @Property
  void runPushesNeverAddBalls(
      @ForAll(supplier = Arbitraries.RunPosition.class) GamePosition given, @ForAll long seed) {
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : turns(given, seed)) {
      for (char kind : "ldtn".toCharArray()) {
        assertThat(turn.after().reference().count(kind))
            .isLessThanOrEqualTo(given.reference().count(kind));
      }
    }
  }

  @Property
  void theTargetBallIsAlwaysThere(
      @ForAll(supplier = Arbitraries.PikkPakkPosition.class) GamePosition given,
      @ForAll long seed) {
    PlayedGame<GamePosition, PikkPakkMove> game = Games.play(given, new Dice(seed));

    assertThat(game.plies()).allMatch(turn -> turn.after().reference().count('t') == 1);
  }

  @Property
  void inAbaloneBallsOnTheBoardAndLostAreConstantForEachPlayer(
      @ForAll(supplier = Arbitraries.AbalonePosition.class) GamePosition given, @ForAll long seed) {
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn :
        Games.play(given, new Dice(seed)).plies()) {
      ReferencePosition before = turn.before().reference();
      for (int player = 1; player <= 2; player++) {
        boolean places = before.isPlacing() && before.side() == player;

        assertThat(ballsAndLost(turn.after().reference(), player))
            .as("%s", turn)
            .isEqualTo(ballsAndLost(before, player) + (places ? 1 : 0));
      }
    }
  }

  @Property
  void inAbaloneWithOwnNoTheMoverLosesNone(
      @ForAll(supplier = Arbitraries.AbalonePosition.class) GamePosition any, @ForAll long seed) {
    GamePosition given = any.under("own", "no");
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : turns(given, seed)) {
      int mover = given.position().toMove();

      assertThat(turn.after().position().lost(mover)).isEqualTo(given.position().lost(mover));
      assertThat(turn.after().reference().count(ReferencePosition.letter(mover)))
          .isGreaterThanOrEqualTo(given.reference().count(ReferencePosition.letter(mover)));
    }
  }

  @Property
  void inPushFourTheNumberGrowsByOneOrStaysWithFullDropAndTheMoversOwnCountNeverFalls(
      @ForAll(supplier = Arbitraries.PushFourPosition.class) GamePosition given,
      @ForAll long seed) {
    ReferenceVariant variant = given.variant();
    int balls = given.reference().balls().size();
    char own = ReferencePosition.letter(given.position().toMove());
    for (PlayedGame.Ply<GamePosition, PikkPakkMove> turn : turns(given, seed)) {
      ReferencePosition after = turn.after().reference();

      assertThat(after.balls().size())
          .as("%s", turn)
          .isIn(variant.is("full", "drop") ? List.of(balls, balls + 1) : List.of(balls + 1))
          .isLessThanOrEqualTo(49);
      assertThat(after.count(own))
          .as("%s", turn)
          .isGreaterThanOrEqualTo(given.reference().count(own));
    }
  }

  private static int ballsAndLost(ReferencePosition position, int player) {
    return position.count(ReferencePosition.letter(player))
        + position.lost().orElseThrow().get(player - 1);
  }

  private static List<PlayedGame.Ply<GamePosition, PikkPakkMove>> turns(
      GamePosition given, long seed) {
    List<PikkPakkMove> moves = new Dice(seed).shuffled(given.legalMoves());
    return moves.subList(0, Math.min(SAMPLE, moves.size())).stream()
        .map(move -> new PlayedGame.Ply<>(given, move, given.after(move)))
        .toList();
  }
}
