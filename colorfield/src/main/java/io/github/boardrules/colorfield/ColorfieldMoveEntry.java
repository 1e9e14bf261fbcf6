package io.github.boardrules.colorfield;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.MoveEntry;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Enters a move field by field: {@code from}, {@code to}, and the captive's if the step takes a
 * piece, even if there is only one to choose.
 */
final class ColorfieldMoveEntry implements MoveEntry<ColorfieldPosition, ColorfieldMove> {
  static final ColorfieldMoveEntry INSTANCE = new ColorfieldMoveEntry();

  private static final int MAX_STEPS = 3;
  private static final Messages PROMPTS = Variant.MESSAGES.withPrefix("prompt.");
  private static final List<String> BY_STEP = List.of("from", "to", "captive");

  private ColorfieldMoveEntry() {}

  @Override
  public List<Step> steps(ColorfieldPosition position, ColorfieldMove move) {
    List<Step> steps = new ArrayList<>(List.of(step(move.from()), step(move.to())));
    move.captive().ifPresent(captive -> steps.add(step(captive)));
    return List.copyOf(steps);
  }

  @Override
  public Label prompt(ColorfieldPosition position, List<Step> entered, Set<Step> next) {
    boolean mustCapture =
        entered.isEmpty()
            && position.variant.mustCaptureIfPossible
            && new MoveGenerator(position).canCapture();
    return PROMPTS.label(mustCapture ? "from-capture" : BY_STEP.get(entered.size()));
  }

  @Override
  public Optional<Refusal> explainSteps(ColorfieldPosition position, List<Step> entered) {
    List<ColorfieldField> fields =
        entered.stream().flatMap(step -> field(step).stream()).collect(Collectors.toList());
    if (fields.size() < entered.size() || fields.size() > MAX_STEPS) {
      return Optional.empty();
    }
    ColorfieldField from = fields.get(0);
    return fields.size() == 1
        ? Refusals.departure(position, from)
        : Refusals.refusal(
            position, new ColorfieldMove(from, fields.get(1), fields.stream().skip(2).findFirst()));
  }

  private static Step step(ColorfieldField field) {
    return Step.cell(field.toString());
  }

  private static Optional<ColorfieldField> field(Step step) {
    try {
      return step.isCell() ? Optional.of(ColorfieldField.parse(step.name())) : Optional.empty();
    } catch (NotationException noField) {
      return Optional.empty();
    }
  }
}
