package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.Draft;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * The reader of steps, one a line. Whatever a hand does, a draft tells how it may go on, which move
 * it has made, or why it leads nowhere.
 */
final class StepTarget implements Target {
  private static final int MOST_STEPS = 16;

  private final String name;
  private final Variants variants;
  private final List<Scenes> scenes;

  StepTarget(String name, Variants variants) {
    this.name = name;
    this.variants = variants;
    scenes = variants.rules().stream().map(Scenes::of).toList();
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void check(String text) {
    Scenes chosen = scenes.get(variants.chosen(text));
    List<Step> steps = new ArrayList<>();
    for (String line : Variants.rest(text).split("\n", MOST_STEPS)) {
      try {
        Step step = Step.parse(line);
        Claim.that(Step.parse(step.toString()).equals(step), step, " is read otherwise");
        steps.add(step);
      } catch (NotationException refusal) {
        Claim.that(
            1 <= refusal.column() && refusal.column() <= line.length() + 1,
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
        .filter(position -> !scenes.rules().status(position).over())
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
                Claim.that(
                    !refusal.message(Locale.ENGLISH).isBlank()
                        && !refusal.message(Claim.HUNGARIAN).isBlank(),
                    entered,
                    " are refused without a word"));
  }
}
