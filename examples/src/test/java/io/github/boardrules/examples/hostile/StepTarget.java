package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The reader of steps, one a line. Whatever a hand does, a draft tells how it may go on, which move
 * it has made, or why it leads nowhere.
 *
 * @param name the target's name
 * @param stage where it is tried
 */
record StepTarget(String name, Stage stage) implements Target {
  private static final int MOST_STEPS = 16;

  @Override
  public void check(String text) {
    Scenes chosen = stage.chosen(text);
    List<Step> steps = new ArrayList<>();
    for (String line : Variants.rest(text).split("\n", MOST_STEPS)) {
      try {
        Step step = Step.parse(line);
        Claim.that(Step.parse(step.toString()).equals(step), step, " is read otherwise");
        steps.add(step);
      } catch (NotationException refusal) {
        Claim.that(
            Claim.isColumn(refusal.column(), line),
            Claim.quote(line),
            " is refused at column ",
            refusal.column());
        TextReader.checkMessage(line, refusal);
      }
    }
    enter(chosen.rules(), shortest(chosen), steps);
  }

  /** Drafts look at every legal move, so they are tried where these are few. */
  private static Object shortest(Scenes scenes) {
    return scenes.scenes().stream()
        .map(Scenes.Scene::position)
        .filter(position -> !scenes.rules().status(position).isOver())
        .min(Comparator.comparing(scenes.rules()::countLegal))
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
                Claim.that(Claim.isTold(refusal::message), entered, " are refused without a word"));
  }
}
