package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Draft;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Step;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Collects the steps of a move in a user interface. It belongs to the thread of the screen. */
final class MoveInput<S extends Object, M extends Object> {
  private final Rules<S, M> rules;
  private final S position;
  private final List<Step> entered = new ArrayList<>();
  private Draft<S, M> draft;
  private Optional<Refusal> refusal = Optional.empty();

  MoveInput(Rules<S, M> rules, S position) {
    this.rules = rules;
    this.position = position;
    draft = rules.draft(position, entered);
  }

  /** Adds a step; one that leads nowhere is explained and dropped. */
  void add(Step step) {
    entered.add(step);
    Draft<S, M> next = rules.draft(position, entered);
    refusal = next.refusal();
    if (refusal.isEmpty()) {
      draft = next;
    } else {
      entered.remove(entered.size() - 1);
    }
  }

  /** Returns the move, if the steps make a complete one. */
  Optional<M> move() {
    return draft.move();
  }

  /** Returns whether no step can follow, so that the move may be played at once. */
  boolean isFinished() {
    return draft.move().isPresent() && draft.next().isEmpty();
  }

  /** Returns why the last step was dropped. */
  Optional<Refusal> refusal() {
    return refusal;
  }

  /** Returns the board with its marks. */
  Diagram diagram() {
    return rules
        .diagram(draft.preview().orElse(position))
        .withMarks(cells(draft.next()), Emphasis.NEXT)
        .withMarks(cells(entered), Emphasis.ENTERED)
        .withMarks(refusal.map(Refusal::cells).orElse(List.of()), Emphasis.REFUSED);
  }

  private static List<String> cells(Collection<Step> steps) {
    return steps.stream().filter(Step.Cell.class::isInstance).map(Step::name).sorted().toList();
  }
}
