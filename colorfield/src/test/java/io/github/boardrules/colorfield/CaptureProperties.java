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
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Which steps take which pieces (RULES.md, "Invariants", 5 to 9). */
class CaptureProperties {
  private static final int SAMPLED_MOVES = 8;

  /** Invariants 5 to 7. */
  @Property
  void aMoveTakesExactlyWhereItComesFromAnotherColourToItsOwnWithEnemiesInPlayOnIt(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition any,
      @ForAll(supplier = Arbitraries.CapturePosition.class) GamePosition taking) {
    for (GamePosition given : List.of(any, taking)) {
      ReferenceLayout layout = given.layout();
      for (ReferenceMove move : given.referenceMoves()) {
        char colour = given.reference().colour(move.from());
        boolean landsOnOwn = layout.colour(move.to()) == colour;
        List<String> enemies = enemiesOn(given, colour);

        assertThat(landsOnOwn && layout.colour(move.from()) == colour).as("%s", move).isFalse();
        assertThat(move.takes())
            .as("%s: %s", given, move)
            .isEqualTo(landsOnOwn && !layout.isMiddle(move.to()) && !enemies.isEmpty());
        assertThat(enemies).as("%s: %s", given, move).containsAll(move.captive().stream().toList());
      }
    }
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

  /** So the prey is the same for every step of a colour onto an ordinary field of that colour. */
  @Property
  void aStepIsAsManyMovesAsThereIsPreyAndAtLeastOne(
      @ForAll(supplier = Arbitraries.OngoingPosition.class) GamePosition any,
      @ForAll(supplier = Arbitraries.CapturePosition.class) GamePosition taking) {
    for (GamePosition given : List.of(any, taking)) {
      ReferenceLayout layout = given.layout();
      given.referenceMoves().stream()
          .collect(Collectors.groupingBy(move -> ReferenceMove.step(move.from(), move.to())))
          .forEach(
              (step, moves) -> {
                char colour = given.reference().colour(step.from());
                boolean hunts = layout.colour(step.to()) == colour && !layout.isMiddle(step.to());
                List<String> prey = hunts ? enemiesOn(given, colour) : List.of();

                assertThat(moves).as("%s: %s", given, step).hasSize(Math.max(1, prey.size()));
                assertThat(moves.stream().flatMap(move -> move.captive().stream()))
                    .as("%s: %s", given, step)
                    .containsExactlyElementsOf(prey);
              });
    }
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
