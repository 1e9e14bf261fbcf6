package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * The reader of moves. A move that it accepts is legal in exactly those positions whose list holds
 * it, and refused with a sentence in all others.
 *
 * @param variants for each variant, the positions in which moves are tried
 */
record MoveTarget(List<SamplePositions> variants) implements Target {
  @Override
  public void check(String text) {
    SamplePositions positions = SamplePositions.chosen(variants, text);
    Notation<Object, Object> notation = positions.rules().notation();
    TextReader.of(notation::parseMove, notation::formatMove)
        .check(Variants.rest(text))
        .ifPresent(move -> positions.all().forEach(each -> play(positions.rules(), each, move)));
  }

  private static void play(
      PackedRules<Object, Object> rules, SamplePositions.SamplePosition sample, Object move) {
    Object position = sample.position();
    Optional<Refusal> refusal = rules.refusal(position, move);
    boolean isLegal = refusal.isEmpty();
    Claim.that(
        rules.isLegal(position, move) == isLegal
            && sample.legal().map(moves -> moves.contains(move)).orElse(isLegal) == isLegal,
        move,
        " in ",
        position,
        ": the list and the refusal disagree, which is ",
        refusal);
    Claim.that(!rules.moveEntry().steps(position, move).isEmpty(), move, " has no steps");
    try {
      Object next = rules.play(position, move);
      Claim.that(isLegal, move, " is refused and played in ", position);
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
          Claim.hasMessages(refused.refusal()::message),
          move,
          " is refused without a sentence in ",
          position);
    }
  }
}
