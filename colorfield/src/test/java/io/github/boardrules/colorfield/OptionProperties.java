package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.ColorfieldOptions.Block;
import io.github.boardrules.colorfield.ColorfieldOptions.Force;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How the options change the moves and the end (RULES.md, "Invariants", 10 to 12). */
class OptionProperties {
  private static final int LARGEST_QUIET = 4;

  @Property
  void theMovesOfForceStepAreThoseOfForceLandingThatTakeOrEnterTheMiddleIfAnyTakes(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene any) {
    Scene landing = any.under(any.options().withForce(Force.LANDING));
    Scene step = any.under(any.options().withForce(Force.STEP));
    ReferenceLayout layout = any.layout();
    List<ReferenceMove> moves = landing.plainMoves();
    boolean takes = moves.stream().anyMatch(ReferenceMove::takes);

    assertThat(landing.plainMoves()).containsAll(step.plainMoves());
    assertThat(step.plainMoves())
        .isEqualTo(
            moves.stream()
                .filter(move -> !takes || move.takes() || layout.isMiddle(move.to()))
                .toList());
    assertThat(step.status()).isEqualTo(landing.status());
  }

  @Property
  void blockInplayAndBlockAnyHaveTheSameMovesWhereverBothAreOngoing(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    Scene inplay = scene.under(scene.options().withBlock(Block.INPLAY));
    Scene any = scene.under(scene.options().withBlock(Block.ANY));
    if (!inplay.over() && !any.over()) {
      assertThat(inplay.legal()).isEqualTo(any.legal());
    }
    if (any.over()) {
      assertThat(inplay.over()).isTrue();
    }
  }

  @Property
  void theQuietCountIsNeverAboveItsLimit(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<Scene, ColorfieldMove> game) {
    int limit = game.opening().options().quiet();
    for (PlayedGame.Turn<Scene, ColorfieldMove> turn : game.turns()) {
      assertThat(turn.after().position().quiet()).isLessThanOrEqualTo(limit);
      assertThat(turn.before().position().quiet()).isLessThan(Math.max(1, limit));
    }
  }

  @Property
  void withALimitAGameHasAtMostPiecesAndGatesAndOneTimesTheLimitPlies(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    ColorfieldOptions any = Arbitraries.rules(dice).options();
    ColorfieldRules rules = ColorfieldRules.of(any.withQuiet(dice.between(1, LARGEST_QUIET)));
    ReferenceLayout layout = Scene.start(rules).layout();
    int gates = layout.gates().values().stream().mapToInt(Set::size).sum();
    int bound = (layout.start().size() + gates + 1) * rules.options().quiet();
    PlayedGame<Scene, ColorfieldMove> game =
        PlayedGame.play(Scene.start(rules), bound + 1, scene -> Games.choose(scene, dice));

    assertThat(game.last().over()).as("%s", game).isTrue();
    assertThat(game.turns()).hasSizeLessThanOrEqualTo(bound);
    assertThat(rules.maxPlies()).hasValue(bound);
    assertThat(ColorfieldRules.of(any.withQuiet(0)).maxPlies()).isEmpty();
  }
}
