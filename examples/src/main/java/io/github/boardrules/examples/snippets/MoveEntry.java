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

/** A move that a person is entering, touch by touch. It belongs to the thread of the screen. */
final class MoveEntry<S extends Object, M extends Object> {
  private final Rules<S, M> rules;
  private final S position;
  private final List<Step> entered = new ArrayList<>();
  private Draft<S, M> draft;
  private Optional<Refusal> refusal = Optional.empty();

  MoveEntry(Rules<S, M> rules, S position) {
    this.rules = rules;
    this.position = position;
    draft = rules.draft(position, entered);
  }

  /** Takes a touch; one that leads nowhere is explained and forgotten. */
  void touch(Step step) {
    entered.add(step);
    Draft<S, M> next = rules.draft(position, entered);
    refusal = next.refusal();
    if (refusal.isEmpty()) {
      draft = next;
    } else {
      entered.remove(entered.size() - 1);
    }
  }

  /** The move, where what is entered is a whole one. */
  Optional<M> move() {
    return draft.move();
  }

  /** Whether nothing can be added, so that the move may be played without asking. */
  boolean isFinished() {
    return draft.move().isPresent() && draft.next().isEmpty();
  }

  /** Why the last touch was not taken. */
  Optional<Refusal> refusal() {
    return refusal;
  }

  /** The board with all that is to be pointed out. */
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
