package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The reader of steps, one a line. For any steps a draft has steps that may follow, a move, or the
 * reason why the steps lead nowhere.
 *
 * @param variants for each variant, the positions in which steps are tried
 */
record StepTarget(List<SamplePositions> variants) implements Target {
  private static final int MAX_STEPS = 16;

  @Override
  public void check(String text) {
    SamplePositions positions = SamplePositions.chosen(variants, text);
    List<Step> steps = new ArrayList<>();
    for (String line : Variants.rest(text).split("\n", MAX_STEPS)) {
      try {
        Step step = Step.parse(line);
        Claim.that(Step.parse(step.toString()).equals(step), step, " is read as another step");
        steps.add(step);
      } catch (NotationException refusal) {
        Claim.that(
            Claim.isColumn(refusal.offset() + 1, line),
            Claim.quote(line),
            " is refused at column ",
            refusal.offset() + 1);
        TextReader.checkMessage(line, refusal);
      }
    }
    enter(positions.rules(), shortest(positions), steps);
  }

  /** Returns the position with the fewest legal moves, because a draft examines all of them. */
  private static Object shortest(SamplePositions positions) {
    return positions.all().stream()
        .map(SamplePositions.SamplePosition::position)
        .filter(position -> !positions.rules().status(position).isOver())
        .min(Comparator.comparing(positions.rules()::countLegal))
        .orElseThrow();
  }

  private static void enter(
      PackedRules<Object, Object> rules, Object position, List<Step> entered) {
    Draft<Object, Object> draft = rules.draft(position, entered);
    Claim.that(
        draft.refusal().isPresent() == (draft.next().isEmpty() && draft.move().isEmpty()),
        entered,
        " in ",
        position,
        " lead nowhere without a reason");
    Claim.that(
        draft.preview().equals(draft.move().map(move -> rules.play(position, move))),
        entered,
        " in ",
        position,
        " promise another position");
    draft
        .refusal()
        .ifPresent(
            refusal ->
                Claim.that(
                    Claim.hasMessages(refusal::message),
                    entered,
                    " are refused without a sentence"));
  }
}
