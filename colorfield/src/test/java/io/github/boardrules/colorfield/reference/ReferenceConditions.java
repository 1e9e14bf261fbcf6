package io.github.boardrules.colorfield.reference;

import java.util.List;

/** When a position is accepted (RULES.md, "Notation"). */
public record ReferenceConditions(ReferenceColorfield rules) {

  /** Whether a position keeps all conditions; its fields are in order, each once. */
  public boolean hold(ReferencePosition position) {
    ReferenceLayout layout = rules.layout();
    int waiting = position.otherSide();
    return position.pieces().keySet().stream().allMatch(layout.fields()::contains)
        && position.quiet() <= rules.variant().quiet()
        && position.pieces().values().stream()
            .allMatch(letter -> position.count(letter) <= rules.start().count(letter))
        && gates("full", 'R', position)
        && gates("empty", 'r', position)
        && middle(position)
        && rules.fieldsOf(position, waiting).stream()
            .anyMatch(field -> position.colour(field) == 'r');
  }

  private boolean gates(String team, char red, ReferencePosition position) {
    return rules.layout().gates().get(team).stream()
        .allMatch(gate -> !position.holds(gate) || position.pieces().get(gate) == red);
  }

  private boolean middle(ReferencePosition position) {
    List<String> entered = rules.layout().middle().stream().filter(position::holds).toList();
    String waiting = rules.variant().team(position.otherSide());
    return entered.size() <= 1
        && entered.stream()
            .allMatch(
                field -> position.colour(field) == 'r' && position.team(field).equals(waiting));
  }
}
