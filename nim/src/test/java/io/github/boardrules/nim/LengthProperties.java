package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;
import java.util.function.ToIntFunction;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The course of a game from its start to its end (RULES.md, "Invariants", the first). */
class LengthProperties {

  @Property
  void onAGridTheNumberOfBallsFallsByOneToMaxWithEachMove(
      @ForAll(supplier = GridArbitraries.AnyGame.class)
          PlayedGame<GridGamePosition, GridMove> game) {
    assertBallsFall(game, LengthProperties::balls);
  }

  @Property
  void inHeapsTheNumberOfBallsFallsByOneToMaxWithEachMove(
      @ForAll(supplier = HeapArbitraries.AnyGame.class)
          PlayedGame<HeapGamePosition, HeapMove> game) {
    assertBallsFall(game, LengthProperties::balls);
  }

  @Property
  void onAGridAGameLastsAtMostAsManyMovesAsThereAreBallsAtTheStart(
      @ForAll(supplier = GridArbitraries.AnyGame.class)
          PlayedGame<GridGamePosition, GridMove> game) {
    GridRules rules = game.opening().rules();

    assertThat(game.plies()).hasSizeLessThanOrEqualTo(balls(game.opening()));
    assertThat(rules.maxPlies()).hasValue(balls(GridGamePosition.start(rules)));
  }

  @Property
  void withHeapsAGameLastsAtMostAsManyMovesAsThereAreBallsAtTheStart(
      @ForAll(supplier = HeapArbitraries.AnyGame.class)
          PlayedGame<HeapGamePosition, HeapMove> game) {
    HeapRules rules = game.opening().rules();

    assertThat(game.plies()).hasSizeLessThanOrEqualTo(balls(game.opening()));
    assertThat(rules.maxPlies()).hasValue(balls(HeapGamePosition.start(rules)));
  }

  @Property
  void onAGridTheWinnerFollowsFromParityAndTheLastBallRule(
      @ForAll(supplier = GridArbitraries.AnyGame.class)
          PlayedGame<GridGamePosition, GridMove> game) {
    assertOneWins(game, game.opening().reference().side());
  }

  @Property
  void onHeapsTheWinnerFollowsFromParityAndTheLastBallRule(
      @ForAll(supplier = HeapArbitraries.AnyGame.class)
          PlayedGame<HeapGamePosition, HeapMove> game) {
    assertOneWins(game, game.opening().reference().side());
  }

  private static int balls(GridGamePosition given) {
    return given.balls().size();
  }

  private static int balls(HeapGamePosition given) {
    return ReferenceHeaps.balls(given.heaps());
  }

  private static <T extends PositionProbe<?, M, T>, M extends Object> void assertBallsFall(
      PlayedGame<T, M> game, ToIntFunction<T> balls) {
    ReferenceVariant variant = ReferenceVariant.of(game.opening().rules().variant());
    int max = variant.max(variant.name().equals("one-two-three") ? "3" : "any");
    for (PlayedGame.Ply<T, M> turn : game.plies()) {
      int taken = balls.applyAsInt(turn.before()) - balls.applyAsInt(turn.after());

      assertThat(taken).as("%s", turn).isBetween(1, max);
    }
  }

  private static <T extends PositionProbe<?, M, T>, M extends Object> void assertOneWins(
      PlayedGame<T, M> game, int first) {
    boolean loses = ReferenceVariant.of(game.opening().rules().variant()).loses();
    // The player who makes the first of an odd number of moves makes the last one, too.
    int last = game.plies().size() % 2 == 1 ? first : 3 - first;

    assertThat(game.last().status())
        .isEqualTo(loses ? "win " + (3 - last) + " left-last" : "win " + last + " took-last");
    assertThat(game.plies()).allMatch(turn -> turn.before().status().equals("ongoing"));
  }
}
