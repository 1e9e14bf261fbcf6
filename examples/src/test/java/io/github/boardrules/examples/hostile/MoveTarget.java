package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The reader of moves. What it accepts is legal exactly where the list has it, and refused in words
 * everywhere else.
 *
 * @param name the target's name
 * @param stage where it is tried
 */
record MoveTarget(String name, Stage stage) implements Target {
  @Override
  public void check(String text) {
    Scenes chosen = stage.chosen(text);
    Notation<Object, Object> notation = chosen.rules().notation();
    TextReader.of(notation::parseMove, notation::formatMove)
        .check(Variants.rest(text))
        .ifPresent(move -> chosen.scenes().forEach(scene -> play(chosen.rules(), scene, move)));
  }

  private static void play(PackedRules<Object, Object> rules, Scenes.Scene scene, Object move) {
    Object position = scene.position();
    Optional<Refusal> refusal = rules.refusal(position, move);
    boolean legal = refusal.isEmpty();
    Claim.that(
        rules.isLegal(position, move) == legal
            && scene.legal().map(moves -> moves.contains(move)).orElse(legal) == legal,
        move,
        " in ",
        position,
        ": the list and the refusal disagree, which is ",
        refusal);
    Claim.that(!rules.steps(position, move).isEmpty(), move, " has no steps");
    try {
      Object next = rules.play(position, move);
      Claim.that(legal, move, " is refused and played in ", position);
      Claim.that(
          next.equals(rules.playUnchecked(position, rules.encode(position, move))),
          move,
          " leads to two positions from ",
          position);
    } catch (IllegalMoveException refused) {
      Claim.that(
          refusal.filter(refused.refusal()::equals).isPresent(),
          move,
          " is refused in two ways in ",
          position);
      Claim.that(
          Claim.isTold(refused.refusal()::message),
          move,
          " is refused without a word in ",
          position);
    }
  }
}
