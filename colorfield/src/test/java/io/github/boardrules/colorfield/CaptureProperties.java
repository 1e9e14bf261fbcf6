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
      @ForAll(supplier = Arbitraries.CapturePosition.class) GamePosition given) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    for (ReferenceMove move : given.referenceMoves()) {
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
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    for (ReferenceMove move : given.referenceMoves()) {
      if (!move.takes() && !layout.isMiddle(move.to())) {
        char colour = position.colour(move.from());

        assertThat(layout.colour(move.to()) != colour || enemiesOn(given, colour).isEmpty())
            .as("%s: %s", given, move)
            .isTrue();
      }
    }
  }

  @Property
  void noLegalMoveGoesFromOwnColourToOwnColour(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();

    assertThat(given.referenceMoves())
        .noneMatch(
            move ->
                layout.colour(move.from()) == position.colour(move.from())
                    && layout.colour(move.to()) == position.colour(move.from()));
  }

  @Property
  void aPieceThatHasComeToItsOwnColourTakesNothingWithItsNextStep(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ColorfieldMove> game) {
    ReferenceLayout layout = game.opening().layout();
    Map<String, Boolean> onOwn = new HashMap<>();
    for (PlayedGame.Ply<GamePosition, ColorfieldMove> turn : game.plies()) {
      ReferenceMove move = ReferenceTexts.parseMove(turn.move().toString());
      if (move.takes()) {
        assertThat(onOwn).as("%s", turn).doesNotContainEntry(move.from(), true);
      }
      onOwn.remove(move.from());
      onOwn.put(
          move.to(), layout.colour(move.to()) == turn.before().reference().colour(move.from()));
    }
  }

  @Property
  void aStepIsAsManyMovesAsThereIsPreyAndAtLeastOne(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition given) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    Map<ReferenceMove, List<ReferenceMove>> steps =
        given.referenceMoves().stream()
            .collect(Collectors.groupingBy(move -> ReferenceMove.step(move.from(), move.to())));
    steps.forEach(
        (step, moves) -> {
          char colour = position.colour(step.from());
          boolean hunts = layout.colour(step.to()) == colour && !layout.isMiddle(step.to());
          int prey = hunts ? enemiesOn(given, colour).size() : 0;

          assertThat(moves).as("%s: %s", given, step).hasSize(Math.max(1, prey));
        });
  }

  @Property
  void inOnePositionThePreyIsTheSameForEveryStepOfAColourOntoAnOrdinaryFieldOfThatColour(
      @ForAll(supplier = Arbitraries.CapturePosition.class) GamePosition given) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    Map<Character, Map<ReferenceMove, Set<String>>> prey = new HashMap<>();
    for (ReferenceMove move : given.referenceMoves()) {
      char colour = position.colour(move.from());
      if (layout.colour(move.to()) == colour && !layout.isMiddle(move.to())) {
        prey.computeIfAbsent(colour, key -> new HashMap<>())
            .computeIfAbsent(ReferenceMove.step(move.from(), move.to()), key -> new TreeSet<>())
            .addAll(move.captive().stream().toList());
      }
    }
    prey.forEach(
        (colour, steps) ->
            assertThat(Set.copyOf(steps.values())).as("%s: %s", given, colour).hasSize(1));
  }

  @Property
  void stepsCanBeWalkedBack(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition any,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GamePosition given = any.under(any.options().withForce(ColorfieldOptions.ForceRule.LANDING));
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    List<ReferenceMove> moves = new Dice(seed).shuffled(given.referenceMoves());
    for (ReferenceMove move : moves.subList(0, Math.min(SAMPLED_MOVES, moves.size()))) {
      if (!layout.isGate(move.from()) && !layout.isMiddle(move.to())) {
        GamePosition there = GamePosition.of(given.rules(), position.moved(move.from(), move.to()));

        assertThat(there.referenceMoves())
            .as("%s: %s", given, move)
            .anyMatch(back -> back.from().equals(move.to()) && back.to().equals(move.from()));
      }
    }
  }

  /** The enemy's pieces in play on fields of a colour. */
  private static List<String> enemiesOn(GamePosition given, char colour) {
    ReferenceLayout layout = given.layout();
    ReferencePosition position = given.reference();
    return position.fieldsOf(given.variant().team(position.otherSide())).stream()
        .filter(field -> !layout.isGate(field) && layout.colour(field) == colour)
        .toList();
  }
}
