package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Which steps take which pieces (RULES.md, "Invariants", 5 to 9). */
class CaptureProperties {
  private static final int SAMPLED_MOVES = 8;

  @Property
  void whereAMoveTakesThePieceComesFromAnotherColourAndBothItsTargetAndTheCaptiveAreOnItsOwn(
      @ForAll(supplier = Arbitraries.TakingScene.class) Scene scene) {
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();
    for (ReferenceMove move : scene.plainMoves()) {
      if (move.takes()) {
        char colour = position.colour(move.from());
        String captive = move.captive().orElseThrow();

        assertThat(layout.colour(move.from())).as("%s", move).isNotEqualTo(colour);
        assertThat(layout.isGate(move.from())).as("%s", move).isFalse();
        assertThat(layout.colour(move.to())).as("%s", move).isEqualTo(colour);
        assertThat(layout.colour(captive)).as("%s", move).isEqualTo(colour);
        assertThat(layout.isGate(captive)).as("%s", move).isFalse();
        assertThat(layout.isMiddle(move.to())).as("%s", move).isFalse();
      }
    }
  }

  @Property
  void aMoveThatTakesNothingGoesToAnotherColourOrToTheMiddleOrNoEnemyStandsOnThatColour(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene scene) {
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();
    for (ReferenceMove move : scene.plainMoves()) {
      if (!move.takes() && !layout.isMiddle(move.to())) {
        char colour = position.colour(move.from());

        assertThat(layout.colour(move.to()) != colour || enemiesOn(scene, colour).isEmpty())
            .as("%s: %s", scene, move)
            .isTrue();
      }
    }
  }

  @Property
  void noLegalMoveGoesFromOwnColourToOwnColour(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene scene) {
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();

    assertThat(scene.plainMoves())
        .noneMatch(
            move ->
                layout.colour(move.from()) == position.colour(move.from())
                    && layout.colour(move.to()) == position.colour(move.from()));
  }

  @Property
  void aPieceThatHasComeToItsOwnColourTakesNothingWithItsNextStep(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<Scene, ColorfieldMove> game) {
    ReferenceLayout layout = game.opening().layout();
    Map<String, Boolean> onOwn = new HashMap<>();
    for (PlayedGame.Turn<Scene, ColorfieldMove> turn : game.turns()) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      if (move.takes()) {
        assertThat(onOwn).as("%s", turn).doesNotContainEntry(move.from(), true);
      }
      onOwn.remove(move.from());
      onOwn.put(move.to(), layout.colour(move.to()) == turn.before().plain().colour(move.from()));
    }
  }

  @Property
  void fromOneStepComeAsManyMovesAsThereIsPreyButOneAtLeast(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene scene) {
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();
    Map<ReferenceMove, List<ReferenceMove>> steps =
        scene.plainMoves().stream()
            .collect(Collectors.groupingBy(move -> ReferenceMove.step(move.from(), move.to())));
    steps.forEach(
        (step, moves) -> {
          char colour = position.colour(step.from());
          boolean hunts = layout.colour(step.to()) == colour && !layout.isMiddle(step.to());
          int prey = hunts ? enemiesOn(scene, colour).size() : 0;

          assertThat(moves).as("%s: %s", scene, step).hasSize(Math.max(1, prey));
        });
  }

  @Property
  void inOnePositionThePreyIsTheSameForEveryStepOfAColourOntoAnOrdinaryFieldOfThatColour(
      @ForAll(supplier = Arbitraries.TakingScene.class) Scene scene) {
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();
    Map<Character, Map<ReferenceMove, Set<String>>> prey = new HashMap<>();
    for (ReferenceMove move : scene.plainMoves()) {
      char colour = position.colour(move.from());
      if (layout.colour(move.to()) == colour && !layout.isMiddle(move.to())) {
        prey.computeIfAbsent(colour, key -> new HashMap<>())
            .computeIfAbsent(ReferenceMove.step(move.from(), move.to()), key -> new TreeSet<>())
            .addAll(move.captive().stream().toList());
      }
    }
    prey.forEach(
        (colour, steps) ->
            assertThat(Set.copyOf(steps.values())).as("%s: %s", scene, colour).hasSize(1));
  }

  @Property
  void stepsCanBeWalkedBack(
      @ForAll(supplier = Arbitraries.OngoingScene.class) Scene any,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Scene scene = any.under(any.options().withForce(ColorfieldOptions.Force.LANDING));
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();
    List<ReferenceMove> moves = new Dice(seed).shuffled(scene.plainMoves());
    for (ReferenceMove move : moves.subList(0, Math.min(SAMPLED_MOVES, moves.size()))) {
      if (!layout.isGate(move.from()) && !layout.isMiddle(move.to())) {
        Scene there = Scene.of(scene.rules(), position.moved(move.from(), move.to()));

        assertThat(there.plainMoves())
            .as("%s: %s", scene, move)
            .anyMatch(back -> back.from().equals(move.to()) && back.to().equals(move.from()));
      }
    }
  }

  /** The enemy's pieces in play on fields of a colour. */
  private static List<String> enemiesOn(Scene scene, char colour) {
    ReferenceLayout layout = scene.layout();
    ReferencePosition position = scene.plain();
    return position.fieldsOf(scene.variant().team(position.otherSide())).stream()
        .filter(field -> !layout.isGate(field) && layout.colour(field) == colour)
        .toList();
  }
}
