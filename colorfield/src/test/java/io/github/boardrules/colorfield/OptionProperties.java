package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.ColorfieldOptions.BlockRule;
import io.github.boardrules.colorfield.ColorfieldOptions.ForceRule;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The options and the end of a game (RULES.md, "Invariants", 10 to 13 and 15). */
class OptionProperties {
  private static final int MAX_QUIET = 4;

  @Property
  void theMovesOfForceStepAreThoseOfForceLandingThatTakeOrEnterTheMiddleIfAnyTakes(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition any) {
    GamePosition landing = any.under(any.options().withForce(ForceRule.LANDING));
    GamePosition step = any.under(any.options().withForce(ForceRule.STEP));
    ReferenceLayout layout = any.layout();
    List<ReferenceMove> moves = landing.referenceMoves();
    boolean takes = moves.stream().anyMatch(ReferenceMove::takes);

    assertThat(landing.referenceMoves()).containsAll(step.referenceMoves());
    assertThat(step.referenceMoves())
        .isEqualTo(
            moves.stream()
                .filter(move -> !takes || move.takes() || layout.isMiddle(move.to()))
                .toList());
    assertThat(step.status()).isEqualTo(landing.status());
  }

  @Property
  void blockInplayAndBlockAnyHaveTheSameMovesWhereverBothAreOngoing(
      @ForAll(supplier = Arbitraries.AnyPosition.class) GamePosition given) {
    GamePosition inplay = given.under(given.options().withBlock(BlockRule.INPLAY));
    GamePosition any = given.under(given.options().withBlock(BlockRule.ANY));
    if (!inplay.isOver() && !any.isOver()) {
      assertThat(inplay.legal()).isEqualTo(any.legal());
    }
    if (any.isOver()) {
      assertThat(inplay.isOver()).isTrue();
    }
  }

  @Property
  void theQuietCountIsNeverAboveItsLimit(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ColorfieldMove> game) {
    int limit = game.opening().options().quiet();
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      assertThat(turn.after().position().quiet()).isLessThanOrEqualTo(limit);
      assertThat(turn.before().position().quiet()).isLessThan(Math.max(1, limit));
    }
  }

  @Property
  void withALimitAGameHasAtMostPiecesAndGatesAndOneTimesTheLimitPlies(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ColorfieldOptions any = Arbitraries.rules(dice).options();
    ColorfieldRules rules = ColorfieldRules.of(any.withQuiet(dice.between(1, MAX_QUIET)));
    ReferenceLayout layout = GamePosition.start(rules).layout();
    int gates = layout.gates().values().stream().mapToInt(Set::size).sum();
    int bound = (layout.start().size() + gates + 1) * rules.options().quiet();
    PlayedGame<GamePosition, ColorfieldMove> game =
        PlayedGame.play(
            GamePosition.start(rules), bound + 1, given -> RandomGames.choose(given, dice));

    assertThat(game.last().isOver()).as("%s", game).isTrue();
    assertThat(game.plies()).hasSizeLessThanOrEqualTo(bound);
    assertThat(rules.maxPlies()).hasValue(bound);
    assertThat(ColorfieldRules.of(any.withQuiet(0)).maxPlies()).isEmpty();
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
  void atTheStartTheGameIsOngoingOrPlayer1CannotMove(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition start = GamePosition.start(Arbitraries.rules(new Dice(seed)));

    assertThat(start.status()).isIn("ongoing", "win 2 blocked");
  }
}
